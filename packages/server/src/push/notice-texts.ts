import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pickLanguage } from '@hundredfold/shared/protocol/language.ts';
import { NOTICE_TEXTS_FILE, type NoticeTexts } from '@hundredfold/shared/protocol/push.ts';

/** Returns the texts of notices in a language, or in English. */
export type NoticeTextsIn = (language: string) => NoticeTexts;

/** Reads the texts that the build of the client has written for the server; `null` if no client is built. */
export function readNoticeTexts(dist: string): NoticeTextsIn | null {
  const file = join(dist, NOTICE_TEXTS_FILE);
  if (!existsSync(file)) return null;
  const texts = new Map<string, NoticeTexts>(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  const [first = 'en'] = texts.keys();
  return (language) => texts.get(pickLanguage([...texts.keys()], [language, 'en']) ?? first) as NoticeTexts;
}
