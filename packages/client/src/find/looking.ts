import { SOUGHT_GAMES, SOUGHT_PACES, type SoughtPace, type Standing } from '@hundredfold/shared/protocol/find.ts';
import { computed, signal } from '@preact/signals';
import * as v from 'valibot';
import type { Search } from '../net/find-game.ts';
import { say } from '../ui/notices.tsx';
import { callingAt } from '../ui/person.ts';
import { go, tablePath } from '../ui/route.ts';
import { storedChoice, storedList } from '../ui/stored.ts';
import { unheardSigns } from '../ui/unheard.ts';
import { findWords } from './words.ts';

const keptGames = storedList('sought', v.picklist(SOUGHT_GAMES.map(({ id }) => id)));

/** What somebody would play: what they chose last, at first anything. */
export const soughtGames = computed(() => {
  const kept = SOUGHT_GAMES.filter(({ id }) => keptGames.value.includes(id));
  return kept.length === 0 ? SOUGHT_GAMES : kept;
});
export const soughtPace = storedChoice<SoughtPace>('sought-pace', SOUGHT_PACES, 'normal');

export function chooseGames(ids: readonly string[]): void {
  keptGames.value = ids;
}

/** Where the person in front of this browser stands; `null` while they look for nothing, `opening` before the house has said. */
export type Place = 'opening' | Exclude<Standing, { at: 'none' | 'matched' }> | null;
const place = signal<Place>(null);
export const whereIStand = computed(() => place.value);

/** The page's time less that of the room, in milliseconds. */
let ahead = 0;
let search: Search | null = null;

/** The moment of a call by this page's clock. */
export function onThisPage(moment: number): number {
  return moment + ahead;
}

/** Who looks: somebody by themselves, a host with all who sit at their table, by its code, or one of these. */
type Company = 'alone' | 'along' | { readonly party: string };

/** Looks for a game from now on, on every page of the house; as the host of a table together with all who sit there. */
export function look(party?: string): Promise<void> {
  return begin(party === undefined ? 'alone' : { party }, true);
}

/** Comes along with the host of the table. */
export function comeAlong(): Promise<void> {
  return begin('along', true);
}

async function begin(company: Company, isNew: boolean): Promise<void> {
  if (place.peek() !== null) return;
  place.value = 'opening';
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
        ...(typeof company === 'object' && company),
      }),
      calling: () => callingAt(''),
      isAlong: company === 'along',
      isNew,
      heard: hear,
      lost() {
        place.value = 'opening';
      },
      ended(why) {
        stop();
        const text = findWords.value.ended[why as keyof typeof findWords.value.ended];
        if (text !== undefined) say({ text });
      },
    });
  } catch {
    stop();
    say({ text: findWords.value.failed });
  }
}

function hear(standing: Standing, by: number): void {
  ahead = by;
  if (standing.at === 'matched') {
    stop();
    go(tablePath(standing.code));
  } else if (standing.at === 'none') {
    stop();
    if (standing.why !== null) say({ text: findWords.value.out[standing.why] });
  } else {
    const before = place.peek();
    place.value = standing;
    const wasCalled = typeof before === 'object' && before?.at === 'called';
    if (wasCalled && standing.at === 'waiting' && standing.again !== null) say({ text: findWords.value.again[standing.again] });
  }
}

/** Looks no longer. */
export function stop(): void {
  search?.leave();
  search = null;
  place.value = null;
  note(null);
}

export function confirm(offer: number): void {
  void search?.ask('confirm', { offer });
}

export function wantBots(wanted: boolean): void {
  void search?.ask('bots', { wanted });
}

/** In this tab alone: another one would take the place over. */
const MARK = 'hundredfold.looking';

function note(company: Company | null): void {
  try {
    if (company === null || company === 'along') sessionStorage.removeItem(MARK);
    else sessionStorage.setItem(MARK, company === 'alone' ? company : company.party);
  } catch {
    // Storage can be forbidden; then a reload ends it.
  }
}

/** Whoever looked for a game when the page was loaded again looks on. */
export function lookOn(): void {
  try {
    const noted = sessionStorage.getItem(MARK);
    if (noted !== null) void begin(noted === 'alone' ? noted : { party: noted }, false);
  } catch {
    // See above.
  }
}
