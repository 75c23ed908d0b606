import { type Figure, parseFigure } from './figure.ts';

export interface TextRun {
  readonly text: string;
  readonly stressed: boolean;
}

/** One rule. Code, tests and refusals cite it by its number, such as `4.1`. */
export interface RuleParagraph {
  readonly number: string;
  readonly runs: readonly TextRun[];
  readonly figure: Figure | null;
}

export interface RuleSection {
  readonly number: string;
  readonly title: string;
  readonly paragraphs: readonly RuleParagraph[];
}

export interface Rulebook {
  readonly title: string;
  readonly intro: readonly (readonly TextRun[])[];
  readonly sections: readonly RuleSection[];
}

/**
 * Parses a RULES.md: `# Title`, an introduction, `## 1 Section`, and paragraphs of one line each that begin with their number,
 * `**1.1** …`. `_words_` and `*words*` are emphasised. A figure may follow its paragraph, in a fence with the language `cards`.
 * Throws on anything else, and if a number is skipped.
 */
export function parseRules(markdown: string): Rulebook {
  const [first = '', ...blocks] = markdown.match(BLOCK) ?? [];
  const title = /^# (.+)$/.exec(first)?.[1];
  if (title === undefined) throw new Error('a rulebook begins with its title');
  const firstSection = blocks.findIndex((block) => block.startsWith('#'));
  const intro = blocks.slice(0, firstSection < 0 ? blocks.length : firstSection);
  if (intro.some(isFence)) throw new Error('a figure stands after its paragraph, not in the introduction');
  return { title, intro: intro.map(parseRuns), sections: parseSections(blocks.slice(intro.length)) };
}

/** Matches a fence with its content, or a line that is not empty. */
const BLOCK = /^```[\s\S]*?\n```$|^.*\S.*$/gm;

function parseSections(blocks: readonly string[]): readonly RuleSection[] {
  const starts = blocks.flatMap((block, index) => (block.startsWith('#') ? [index] : []));
  return starts.map((start, index) => parseSection(blocks.slice(start, starts[index + 1]), `${index + 1}`));
}

function parseSection([heading = '', ...blocks]: readonly string[], expected: string): RuleSection {
  const [, number, title] = /^## (\d+) (.+)$/.exec(heading) ?? [];
  if (title === undefined || number !== expected) throw new Error(`here section ${expected} should begin: ${heading}`);
  const paragraphs: RuleParagraph[] = [];
  for (const block of blocks) {
    const last = paragraphs.at(-1);
    if (!isFence(block)) paragraphs.push(parseParagraph(block, `${number}.${paragraphs.length + 1}`));
    else if (last?.figure === null) paragraphs[paragraphs.length - 1] = { ...last, figure: parseFence(block) };
    else throw new Error(`a figure stands after its paragraph: ${block}`);
  }
  return { number, title, paragraphs };
}

function parseParagraph(line: string, expected: string): RuleParagraph {
  const [, number, text] = /^\*\*(\d+\.\d+)\*\* (.+)$/.exec(line) ?? [];
  if (text === undefined || number !== expected) throw new Error(`here paragraph ${expected} should stand: ${line}`);
  return { number, runs: parseRuns(text), figure: null };
}

function isFence(block: string): boolean {
  return block.startsWith('```');
}

function parseFence(block: string): Figure {
  const inside = /^```cards\n([\s\S]*)\n```$/.exec(block)?.[1];
  if (inside === undefined) throw new Error(`only cards are fenced, and the fence ends: ${block}`);
  return parseFigure(inside.split('\n'));
}

function parseRuns(text: string): readonly TextRun[] {
  const pieces = text.split(/[*_]/);
  if (pieces.length % 2 === 0) throw new Error(`a stress that does not end: ${text}`);
  return pieces.map((piece, index) => ({ text: piece, stressed: index % 2 === 1 })).filter((run) => run.text !== '');
}
