import { TERMS } from '@hundredfold/shared/games/terms.ts';
import type { NoticeTexts } from '@hundredfold/shared/protocol/push.ts';
import { renderToString } from 'preact-render-to-string';
import { catalogIn, speak } from '../i18n/all-languages.ts';
import { LANGUAGES, type Language } from '../i18n/index.ts';
import { StartPage } from './start-page/start-page.tsx';

export { LANGUAGES };

/** Renders the start page as a first-time visitor sees it, for the build to put into the HTML. Its controls are inactive. */
export function startPageIn(wanted: Language): string {
  speak(wanted);
  return renderToString(<StartPage />);
}

/** Returns the texts of notices by language, which the server sends. */
export function noticeTexts(): Readonly<Record<string, NoticeTexts>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, noticeTextsIn(language)]));
}

function noticeTextsIn(language: Language): NoticeTexts {
  const [master, { all }] = [catalogIn('en').all.games, catalogIn(language)];
  const games = Object.entries({ ...master, ...all.games }).map(([id, { about }]) => [id, about.name]);
  const { sound, matchmaking, groups } = all.app;
  return {
    turn: sound.turnAt('{game}'),
    players: sound.players('{names}'),
    match: matchmaking.ready,
    table: groups.news.table('{group}'),
    evening: groups.news.evening('{group}'),
    fixed: groups.news.fixed('{group}'),
    over: groups.news.over('{group}', '{game}'),
    games: Object.fromEntries(games),
  };
}

export function gameNames(): readonly (readonly [id: string, name: string])[] {
  return TERMS.map(({ id }) => [id, catalogIn('en').all.games[id]?.about.name ?? id]);
}
