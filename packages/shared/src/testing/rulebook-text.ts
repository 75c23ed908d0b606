import type { Rulebook, RuleParagraph, TextRun } from '../core/rulebook.ts';

export function paragraphOf(rules: Rulebook, number: string): RuleParagraph | undefined {
  return rules.sections.flatMap((section) => section.paragraphs).find((paragraph) => paragraph.number === number);
}

export function plainText(runs: readonly TextRun[]): string {
  return runs.map((run) => run.text).join('');
}
