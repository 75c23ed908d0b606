import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paragraphOf, parseRules, plainText } from '../core/rulebook.ts';
import { GAMES } from './index.ts';

/** `rule 4.1`, `rules 4.3 to 5.2`, `(1.3)`. */
const CITED = /\b(?:[Rr]ules? |and |to |\()(\d\.\d+)\b/g;

describe.each(GAMES)('RULES.md of $id', (game) => {
  const folder = new URL(`./${game.id}/`, import.meta.url);
  const rules = parseRules(readFileSync(new URL('RULES.md', folder), 'utf8'));

  test.each(Object.entries(game.refusals))('says why %s, in %s', (_, number) => {
    expect(paragraphOf(rules, number)).toBeDefined();
  });

  test('has every paragraph that it cites itself', () => {
    const words = rules.sections.flatMap((section) => section.paragraphs.map((each) => plainText(each.runs))).join('\n');
    for (const [, number = ''] of words.matchAll(CITED)) expect(paragraphOf(rules, number), number).toBeDefined();
  });

  test.each(sourcesOf(folder))('has every paragraph that %s cites', (file) => {
    for (const [, number = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(CITED)) {
      expect(paragraphOf(rules, number), number).toBeDefined();
    }
  });
});

function sourcesOf(folder: URL): readonly string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.ts'));
}
