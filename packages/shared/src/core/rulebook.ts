/** A piece of a sentence, stressed or not. */
export interface Run {
  readonly text: string;
  readonly stressed: boolean;
}

/** One rule, with the number that code, tests and refusals cite it by: `4.1`. */
export interface Paragraph {
  readonly number: string;
  readonly runs: readonly Run[];
}

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A game's RULES.md, read. */
export interface Rulebook {
  readonly title: string;
  readonly intro: readonly (readonly Run[])[];
  readonly sections: readonly Section[];
}

/**
 * Reads a RULES.md: `# Title`, an introduction, `## 1 Section`, and paragraphs of one line each that begin
 * with their number, `**1.1** …`; `_words_` or `*words*` are stressed. Throws on anything else, and where a number is skipped.
 */
export function parseRules(markdown: string): Rulebook {
  const [first = '', ...lines] = markdown.split('\n').filter((line) => line.trim() !== '');
  const title = /^# (.+)$/.exec(first)?.[1];
  if (title === undefined) throw new Error('a rulebook begins with its title');
  const firstSection = lines.findIndex((line) => line.startsWith('#'));
  const intro = lines.slice(0, firstSection < 0 ? lines.length : firstSection).map(parseRuns);
  return { title, intro, sections: parseSections(lines.slice(intro.length)) };
}

/** The paragraph of that number. */
export function paragraphOf(rules: Rulebook, number: string): Paragraph | undefined {
  return rules.sections.flatMap((section) => section.paragraphs).find((paragraph) => paragraph.number === number);
}

/** The words alone. */
export function plainText(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('');
}

function parseSections(lines: readonly string[]): readonly Section[] {
  const starts = lines.flatMap((line, index) => (line.startsWith('#') ? [index] : []));
  return starts.map((start, index) => parseSection(lines.slice(start, starts[index + 1]), `${index + 1}`));
}

function parseSection([heading = '', ...lines]: readonly string[], expected: string): Section {
  const [, number, title] = /^## (\d+) (.+)$/.exec(heading) ?? [];
  if (title === undefined || number !== expected) throw new Error(`here section ${expected} should begin: ${heading}`);
  return { number, title, paragraphs: lines.map((line, index) => parseParagraph(line, `${number}.${index + 1}`)) };
}

function parseParagraph(line: string, expected: string): Paragraph {
  const [, number, text] = /^\*\*(\d+\.\d+)\*\* (.+)$/.exec(line) ?? [];
  if (text === undefined || number !== expected) throw new Error(`here paragraph ${expected} should stand: ${line}`);
  return { number, runs: parseRuns(text) };
}

function parseRuns(text: string): readonly Run[] {
  const pieces = text.split(/[*_]/);
  if (pieces.length % 2 === 0) throw new Error(`a stress that does not end: ${text}`);
  return pieces.map((piece, index) => ({ text: piece, stressed: index % 2 === 1 })).filter((run) => run.text !== '');
}
