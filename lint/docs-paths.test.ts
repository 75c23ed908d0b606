import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('{*,{packages,e2e,lint,scripts}/**/*}.{ts,tsx,css,grit}', {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

const FENCED = /^```[^\n]*\n(.*?)^```$/gms;
const IN_BACKTICKS = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
/** A name of a file in code, as `table/turn/persist.ts` or `pnpm e2e chat.spec.ts`, unless a part of it is left open. */
const MENTION = /(?<![\w./<>*{}$-])[\w./-]+\.(?:tsx?|css|grit)(?![\w.-])/g;
/** A path in code from the root of the repository, unless its end is left open. */
const PATH = /(?<![\w./-])(?:packages|docs|e2e|lint|scripts)\/[\w./-]*(?![\w./<*{-])/g;
/** A name and the file that has it, as `enqueue` (`table/turn/queue.ts`). */
const NAME_IN_FILE = /`([#\w]+(?:\.\w+)?)` \(`([\w./-]+\.(?:tsx?|css))`\)/g;
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

const PAGES = globSync(['*.md', 'docs/**/*.md', 'packages/{server/test/privacy,shared/bench,client/art}/*.md'], {
  cwd: ROOT,
}).sort();
const FLOWS = PAGES.filter((page) => page.startsWith('docs/flows/') && !page.endsWith('README.md'));
const DOCS = ['docs/security.md', 'docs/testing.md', 'docs/add-a-game.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...FLOWS];
const MOST_FACTS = 12;

function filesNamed(name: string): readonly string[] {
  return FILES.filter((file) => file === name || file.endsWith(`/${name}`));
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function codeIn(text: string): readonly string[] {
  const blocks = [...text.matchAll(FENCED)].map(([, block = '']) => block);
  return [...blocks, ...[...text.replace(FENCED, '').matchAll(IN_BACKTICKS)].map(([, , code = '']) => code)];
}

function namedIn(page: string, text = read(page)): readonly string[] {
  const names = codeIn(text).flatMap((code) => code.match(MENTION) ?? []);
  return [...new Set(names.map((name) => (name.startsWith('..') ? join(dirname(page), name) : name)))];
}

function lostIn(page: string, text = read(page)): readonly string[] {
  const paths = codeIn(text).flatMap((code) => code.match(PATH) ?? []);
  const files = namedIn(page, text).filter((name) => filesNamed(name).length === 0);
  return [...new Set([...files, ...paths.filter((path) => !existsSync(join(ROOT, path)))])];
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;

function namesMissingIn(text: string): readonly string[] {
  return [...text.matchAll(NAME_IN_FILE)].flatMap(([, name = '', file = '']) =>
    filesNamed(file).some((each) => defines(read(each), name)) ? [] : `${name} (${file})`,
  );
}

/** Returns whether a file declares a name or a member of it, as `Table` or `Table.value`. Comments and uses do not count. */
function defines(source: string, name: string): boolean {
  const own = name.split('.').at(-1) ?? '';
  const declaration = `\\b(?:function\\*?|const|let|class|interface|type)\\s+${own}\\b`;
  const member = `^\\s*(?:(?:async|get|override|readonly|static|abstract|protected)\\s+)*${own}\\??\\s*[(:=<]`;
  return new RegExp(`${declaration}|${member}`, 'm').test(source.replace(COMMENTS, ''));
}

function anchorsIn(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

function linksLostIn(page: string, text: string): readonly string[] {
  return [...text.matchAll(LINK)].flatMap(([link, path = '', anchor]) => {
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(ROOT, target))) return link;
    return anchor === undefined || anchorsIn(read(target)).includes(anchor) ? [] : link;
  });
}

test.each(DOCS)('%s names files', (doc) => {
  expect(namedIn(doc).length).toBeGreaterThan(0);
});

test.each(PAGES)('%s names files that are there, and its links lead somewhere', (page) => {
  expect(lostIn(page)).toEqual([]);
  expect(linksLostIn(page, read(page))).toEqual([]);
});

test('a file or a folder that is not there is missed', () => {
  const isThere = (name: string) => filesNamed(name).length > 0;
  expect([isThere('table/turn/persist.ts'), isThere('table/ran.ts'), isThere('un.ts')]).toEqual([true, false, false]);
  const text = `\`table/ran.ts\`, \`pnpm e2e chat.spec.ts\`, \`pnpm e2e chats.spec.ts\`, \`packages/<name>/ran.ts\`, \`\`a \`b\` c\`\`
\`packages/client/src/table\`, \`packages/client/src/tables\`, \`packages/client/src/tables/<name>\`, packages/client/src/tables

\`\`\`sh
pnpm unit lint/prose.test.ts lint/proses.test.ts    # a part of it
\`\`\`
`;
  expect(lostIn('CONTRIBUTING.md', text)).toEqual([
    'lint/proses.test.ts',
    'table/ran.ts',
    'chats.spec.ts',
    'packages/client/src/tables',
  ]);
});

// Everyone may have an old Node; pnpm has the one that runs TypeScript.
test.each(PAGES)('%s leaves the choice of the Node to pnpm', (page) => {
  expect(codeIn(read(page)).flatMap((code) => code.match(/^node .*/gm) ?? [])).toEqual([]);
});

test('a link that leads nowhere is missed', () => {
  const text = '[a](hosting.md#monitor) [b](hosting.md#monitors) [c](host.md) [d](https://example.org)';
  expect(linksLostIn('docs/features.md', text)).toEqual(['](hosting.md#monitors)', '](host.md)']);
});

describe('the flows', () => {
  test.each(FLOWS)('%s names functions that are there', (page) => {
    expect(namesMissingIn(read(page))).toEqual([]);
  });

  test.each(FLOWS)('%s has a diagram and at most twelve facts, and is on the list', (page) => {
    const text = read(page);
    const diagram = /```mermaid\nsequenceDiagram\n(.+?)```/s.exec(text)?.[1] ?? ';';
    expect(diagram).not.toContain(';'); // Mermaid ends a message there.
    const facts = text.split('\n').filter((line) => line.startsWith('- ')).length;
    expect(facts).toBeGreaterThan(0);
    expect(facts).toBeLessThanOrEqual(MOST_FACTS);
    expect(read('docs/flows/README.md')).toContain(`(${page.slice('docs/flows/'.length)})`);
  });

  test('a function that is not there is missed', () => {
    expect(
      namesMissingIn('`enqueue` (`table/turn/queue.ts`), `enqueued` (`queue.ts`), `storedTable` (`table/turn/persist.ts`)'),
    ).toEqual([
      'enqueued (queue.ts)',
      'storedTable (table/turn/persist.ts)', // The file uses it.
    ]);
  });
});
