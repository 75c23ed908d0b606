/** The code of a card's face, as in the record format: `10H`, `12b`, `30`. Equal cards have equal faces. */
export type Face = string;
