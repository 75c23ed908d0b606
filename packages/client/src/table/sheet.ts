/** A line of a score sheet: one cell for each column; `sum` for what the lines before it lead to. */
export interface SheetLine {
  readonly label: string;
  readonly cells: readonly string[];
  readonly kind?: 'sum';
}

/** A score sheet, as one would keep it on paper. */
export interface Sheet {
  readonly title: string;
  /** Above the labels of the lines. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly lines: readonly SheetLine[];
}
