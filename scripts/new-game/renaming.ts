import { type GameNames, uncapitalised } from './names.ts';

/** A file of a game by its path in the game's folder. */
export interface GameFile {
  readonly path: string;
  readonly text: string;
}

/** The names in the files of a game, which its copy replaces. */
interface NamesInUse extends GameNames {
  /** The beginning of its types, where it is shorter than that of the id: `Rummy` in 100 Points Rummy. */
  readonly shortType: string;
  /** The titles by language; `null` where the title is also a common word, so that only headings have it for sure. */
  readonly titles: ReadonlyMap<string, string | null>;
  /** The classes of its styles that begin with its id, with what comes after it. */
  readonly classes: ReadonlyMap<string, string>;
}

const MESSAGES = /^messages\/(\w+)\.ts$/;
const RULEBOOK = /^RULES(?:\.(\w+))?\.md$/;
const TITLE = /^( {4}name: )'(.+)'(?=,$)/m;
const HEADING = /^# .+/;

/** The texts and comments of code, which may contain words that are also the names of values. */
const LITERALS = /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/;

/** Returns the function that gives the files of a game other names. */
export function renaming(files: readonly GameFile[], from: GameNames, to: GameNames): (file: GameFile) => GameFile {
  const old = namesInUse(files, from);
  return ({ path, text }) => ({ path: path.replace(from.id, to.id), text: renamed({ path, text }, old, to) });
}

function namesInUse(files: readonly GameFile[], names: GameNames): NamesInUse {
  const textOf = (end: string) => files.find(({ path }) => path.endsWith(end))?.text ?? '';
  const shortType = /export type (\w+)Options = /.exec(textOf('rules/declaration.ts'))?.[1] ?? names.type;
  const sheets = files.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const own = new RegExp(`\\.((?:${names.id}|${shortType.toLowerCase()})(-[\\w-]+))`, 'g');
  const titles = files.flatMap(({ path, text }) => {
    const language = MESSAGES.exec(path)?.[1];
    const title = TITLE.exec(text)?.[2];
    if (language === undefined || title === undefined) return [];
    const rulebook = files.find((file) => languageOf(file) === language && RULEBOOK.test(file.path))?.text ?? '';
    const isCommon = hasWord(text + rulebook, title.toLowerCase());
    return [[language, isCommon ? null : title] as const];
  });
  return {
    ...names,
    shortType,
    titles: new Map(titles),
    classes: new Map([...sheets.join('\n').matchAll(own)].map(([, name = '', rest = '']) => [name, rest])),
  };
}

function languageOf({ path }: GameFile): string | null {
  const rulebook = RULEBOOK.exec(path);
  return rulebook === null ? (MESSAGES.exec(path)?.[1] ?? null) : (rulebook[1] ?? 'en');
}

function renamed(file: GameFile, old: NamesInUse, to: GameNames): string {
  const language = languageOf(file);
  const title = language === null ? (old.titles.get('en') ?? old.title) : old.titles.get(language);
  const words = [title, old.title.includes(' ') ? old.title : null].filter((word) => typeof word === 'string');
  const texts = words.length === 0 ? file.text : withWord(file.text, words.join('|'), to.title);
  if (RULEBOOK.test(file.path)) return texts.replace(HEADING, `# ${to.title}`);
  return inCode(texts, old, to).replace(TITLE, (_, before: string) => `${before}'${to.title}'`);
}

function inCode(text: string, { id, value, type, shortType, classes }: NamesInUse, to: GameNames): string {
  const types = new RegExp(`\\b(?:${type}|${shortType})(?=[A-Z])`, 'g');
  const values = new RegExp(`\\b(?:${value}|${uncapitalised(shortType)})(?=[A-Z])`, 'g');
  const named = text.replace(types, to.type).replace(values, to.value);
  const styled = [...classes].reduce((code, [name, rest]) => withWord(code, name, to.id + rest), named);
  if (id.includes('-')) return withWord(withWord(styled, id, to.id), value, to.value);
  const withId = styled.replace(new RegExp(`(?<=["'/])${id}(?=["']|\\.css)|^${id}(?=, )`, 'gm'), to.id);
  const own = new RegExp(`(?<=const )${value}\\b|(?<![.\\w-])${value}\\b(?!\\s*:|-)`, 'g');
  return withId
    .split(LITERALS)
    .map((part, index) => (index % 2 === 0 ? part.replace(own, to.value) : part))
    .join('');
}

function withWord(text: string, word: string, replacement: string): string {
  return text.replace(wordPattern(word), replacement);
}

function hasWord(text: string, word: string): boolean {
  return wordPattern(word).test(text);
}

function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\w-])(?:${word})(?![\\p{L}\\w])`, 'gu');
}
