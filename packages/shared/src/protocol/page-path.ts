import { decodeLink, MAX_CODE_TEXT_LENGTH, readCode } from './code.ts';

export type PagePath =
  | { readonly page: 'start' }
  | { readonly page: 'table'; readonly code: string }
  /** The games on this device, or one of them. */
  | { readonly page: 'solo'; readonly id: string | null }
  /** A finished game by the id of its record; `null` if it is in the fragment, or still to be opened. */
  | { readonly page: 'replay'; readonly id: string | null }
  /** A group by its id; `null` if its secret is in the fragment, or if a group is still to be made. */
  | { readonly page: 'group'; readonly id: string | null }
  | { readonly page: 'unread' }
  | { readonly page: 'credits' }
  | { readonly page: 'stored' }
  | { readonly page: 'verify' }
  | { readonly page: 'nowhere' };

const NOWHERE: PagePath = { page: 'nowhere' };

const [SERVER_ID_LENGTH, DEVICE_ID_LENGTH] = [22, 12];
const ID_LENGTHS: readonly number[] = [SERVER_ID_LENGTH, DEVICE_ID_LENGTH];

const MAX_ID_LENGTH = 64;

/** The name of a page, with what may stand around it. A file has an ending, and is none. */
const NAME = /^[^\p{L}\p{N}]*([a-z]+)(?![a-z\d]|[._-][a-z\d])/iu;

/** The end of a link: a space or a quotation mark behind its last letter. Further words may follow. */
const END = /(?<=[\w-]|^)[\s\p{Cc}"<>]/u;

/** An id or a packed game in letters of base64url, with what may stand around it. */
const LETTERS = /^[^\w-]*([\w-]+)/;

/**
 * Returns the page that a pasted path leads to, percent-encoded or not. Around it may stand what stood around the link: a full stop,
 * brackets, quotes, marks for bold or italic text, invisible characters, or further words. Some programs also change its case, which
 * matters in ids alone.
 */
export function readPagePath(path: string): PagePath {
  if (path.length > MAX_CODE_TEXT_LENGTH) return NOWHERE;
  const text = cleaned(path).replace(/^\/+/, '');
  const name = NAME.exec(text)?.[1]?.toLowerCase();
  if (name === 't') return readTable(text.slice(text.indexOf('/') + 1 || text.length));
  const [first = '', second = '', ...rest] = text
    .split(END, 1)
    .join()
    .split('/')
    .filter((part) => /[\p{L}\p{N}_-]/u.test(part));
  if (rest.length > 0) return NOWHERE;
  if (name === 'alone') return readAlone(second);
  if (name === 'r') return readReplay(second);
  if (name === 'g') return readGroup(second);
  if (first === '') return { page: 'start' };
  if (second !== '' || (name !== 'credits' && name !== 'stored' && name !== 'verify')) return NOWHERE;
  return { page: name };
}

/** Returns the packed game in the fragment of a pasted address, without the `#`; empty if there is none. */
export function readPackedGame(fragment: string): string {
  return LETTERS.exec(cleaned(fragment))?.[1] ?? '';
}

function readTable(typed: string): PagePath {
  const code = readCode(typed);
  return code === null ? { page: 'unread' } : { page: 'table', code };
}

function readAlone(part: string): PagePath {
  if (part === '') return { page: 'solo', id: null };
  const id = idIn(part);
  return id?.length === DEVICE_ID_LENGTH ? { page: 'solo', id } : NOWHERE;
}

function readReplay(part: string): PagePath {
  if (part === '') return { page: 'replay', id: null };
  const id = idIn(part);
  return id === null || id.length > MAX_ID_LENGTH ? NOWHERE : { page: 'replay', id };
}

function readGroup(part: string): PagePath {
  if (part === '') return { page: 'group', id: null };
  const id = idIn(part);
  return id?.length === SERVER_ID_LENGTH ? { page: 'group', id } : NOWHERE;
}

/** Returns the id in a part of a path. Lines and dashes, which mark text as well, end it only where it would be too long with them. */
function idIn(part: string): string | null {
  const letters = LETTERS.exec(part)?.[1] ?? null;
  if (letters === null || ID_LENGTHS.includes(letters.length)) return letters;
  const length = ID_LENGTHS.find((most) => /^[_-]+$/.test(letters.slice(most)));
  return letters.slice(0, length);
}

function cleaned(part: string): string {
  return decodeLink(part).replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
}
