import {
  MATCHMAKING_GAMES,
  MATCHMAKING_PACES,
  type MatchmakingPace,
  type TicketStatus,
} from '@hundredfold/shared/protocol/matchmaking.ts';
import { computed, signal } from '@preact/signals';
import * as v from 'valibot';
import { tabStore } from '../browser/storage.ts';
import { storedChoice, storedList } from '../browser/stored.ts';
import type { Search } from '../net/find-game.ts';
import { profileAt } from '../profile/profile.ts';
import { dropLasting, lasting, showNotice } from '../ui/notices.tsx';
import { go, tablePath } from '../ui/route.ts';
import { unheardSigns } from '../ui/unheard.ts';
import { matchmakingWords } from './words.ts';

const keptGames = storedList('sought', v.picklist(MATCHMAKING_GAMES.map(({ id }) => id)));

/** What somebody would play: what they chose last, at first anything. */
export const soughtGames = computed(() => {
  const kept = MATCHMAKING_GAMES.filter(({ id }) => keptGames.value.includes(id));
  return kept.length === 0 ? MATCHMAKING_GAMES : kept;
});
export const soughtPace = storedChoice<MatchmakingPace>('sought-pace', MATCHMAKING_PACES, 'normal');

export function chooseGames(ids: readonly string[]): void {
  keptGames.value = ids;
}

/** Where the person in front of this browser stands; `null` while they look for nothing, `opening` before the house has said. */
export type SearchState = 'opening' | Exclude<TicketStatus, { at: 'none' | 'matched' }> | null;
const place = signal<SearchState>(null);
export const searchState = computed(() => place.value);

/** The page's time less that of the room, in milliseconds. */
let ahead = 0;
let search: Search | null = null;

/** The moment of a call by this page's clock. */
export function toPageTime(moment: number): number {
  return moment + ahead;
}

/** With whom somebody looks: by themselves, or with all who sit at a table, by its code, as its host or along with them. */
interface Company {
  readonly table: string | null;
  readonly isAlong: boolean;
}

/** Looks for a game from now on, on every page of the house; as the host of a table together with all who sit there. */
export function startSearch(table: string | null = null): Promise<void> {
  return begin({ table, isAlong: false }, true);
}

/** Comes along with the host of a table. */
export function joinSearch(table: string): Promise<void> {
  return begin({ table, isAlong: true }, true);
}

async function begin(company: Company, isNew: boolean): Promise<void> {
  const { table, isAlong } = company;
  if (place.peek() !== null) return;
  place.value = 'opening';
  dropLasting();
  scrollTo(0, 0); // To where it is said how it stands.
  note(company);
  try {
    const { findGame } = await import('../net/find-game.ts');
    if (place.peek() === null) return; // Thought better of it meanwhile.
    search = findGame({
      wish: () => ({
        games: soughtGames.peek().map(({ id }) => id),
        pace: soughtPace.peek(),
        except: [...unheardSigns.peek()],
        ...(table !== null && { party: table }),
      }),
      calling: () => profileAt(table ?? ''),
      isAlong,
      isNew,
      heard: hear,
      lost() {
        place.value = 'opening';
      },
      ended(why) {
        stopSearch();
        const said: Readonly<Partial<Record<typeof why, string>>> = matchmakingWords.value.ended;
        const text = said[why];
        if (text !== undefined) lasting.value = { text };
      },
    });
  } catch {
    stopSearch();
    showNotice({ text: matchmakingWords.value.failed });
  }
}

function hear(standing: TicketStatus, by: number): void {
  ahead = by;
  if (standing.at === 'matched') {
    stopSearch();
    go(tablePath(standing.code));
  } else if (standing.at === 'none') {
    stopSearch();
    if (standing.why !== null) sayOut(standing.why);
  } else {
    const before = place.peek();
    place.value = standing;
    const wasCalled = typeof before === 'object' && before?.at === 'called';
    if (wasCalled && standing.at === 'waiting' && standing.again !== null)
      showNotice({ text: matchmakingWords.value.again[standing.again] });
  }
}

/** Whoever missed a call looked elsewhere: they find out when they come back. */
function sayOut(why: 'silent' | 'party'): void {
  const { out, lookAgain } = matchmakingWords.value;
  const again = { label: lookAgain, press: () => void startSearch() };
  lasting.value = { text: out[why], ...(why === 'silent' && { way: again }) };
}

/** Looks no longer. */
export function stopSearch(): void {
  search?.leave();
  search = null;
  place.value = null;
  note(null);
}

export function confirmMatch(offer: number): void {
  void search?.ask('confirm', { offer });
}

export function wantBots(wanted: boolean): void {
  void search?.ask('bots', { wanted });
}

/** In this tab alone: another one would take the place over. */
const MARK = 'looking';
const BY_ONESELF = 'alone';

function note(company: Company | null): void {
  // Whoever comes along does so again as long as the table looks.
  tabStore.write(MARK, company === null || company.isAlong ? '' : (company.table ?? BY_ONESELF));
}

/** Whoever looked for a game when the page was loaded again looks on. */
export function searchAgain(): void {
  const noted = tabStore.read(MARK);
  if (noted !== '') void begin({ table: noted === BY_ONESELF ? null : noted, isAlong: false }, false);
}
