import {
  MATCHMAKING_GAMES,
  MATCHMAKING_PACES,
  type MatchmakingPace,
  type TicketStatus,
} from '@hundredfold/shared/protocol/matchmaking.ts';
import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as v from 'valibot';
import { t } from '../../i18n/index.ts';
import { isHidden } from '../../lib/hidden.ts';
import { mutedAliases } from '../../lib/muted-people.ts';
import { hearing } from '../../lib/sound/hearing.ts';
import { tabStore } from '../../lib/storage.ts';
import { storedChoice, storedList } from '../../lib/stored.ts';
import { myProfile } from '../../net/account/profile.ts';
import { becomeMember } from '../../net/become-member.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { dropLasting, lasting, showNotice } from '../../ui/notices.tsx';
import { go, tablePath } from '../../ui/route.ts';
import type { MatchmakingClient, SearchEnding } from './matchmaking-client.ts';
import { SEARCH_MARK, searchState } from './search-state.ts';

const keptGames = storedList('sought', v.picklist(MATCHMAKING_GAMES.map(({ id }) => id)));

export const soughtGames = computed(() => {
  const kept = MATCHMAKING_GAMES.filter(({ id }) => keptGames.value.includes(id));
  return kept.length === 0 ? MATCHMAKING_GAMES : kept;
});
export const soughtPace = storedChoice<MatchmakingPace>('sought-pace', MATCHMAKING_PACES, 'normal');

export function chooseGames(ids: readonly string[]): void {
  keptGames.value = ids;
}

/** The clock of the page minus the clock of the room, in milliseconds. */
let ahead = 0;
let search: MatchmakingClient | null = null;
/** Each search has a number of its own, so that one that is still loading notices that it was stopped. */
let searchNumber = 0;
/** True if the server may not know whom the player has blocked. */
let isBlockedUnsent = false;

export function toPageTime(moment: number): number {
  return moment + ahead;
}

/** The people who search together: the player alone, or everyone at a table (by its code), either as its host or along with them. */
interface Company {
  readonly table: string | null;
  readonly inParty: boolean;
}

/** Starts a search that continues on every page. The host of a table searches for everyone at it. */
export function startSearch(table: string | null = null): Promise<void> {
  return begin({ table, inParty: false }, true);
}

export function joinSearch(table: string): Promise<void> {
  return begin({ table, inParty: true }, true);
}

async function begin(company: Company, isNew: boolean): Promise<void> {
  const { table, inParty } = company;
  if (searchState.peek() !== null) return inParty ? sendBlocked() : undefined;
  const number = ++searchNumber;
  searchState.value = 'opening';
  isBlockedUnsent = !isNew; // The request of a new search contains the list.
  dropLasting();
  scrollTo(0, 0); // The search bar at the top shows the progress.
  note(company);
  try {
    const { startMatchmaking } = await import('./matchmaking-client.ts');
    const isMember = inParty || (await becomeMember());
    if (number !== searchNumber) return; // The player has stopped this search meanwhile.
    if (!isMember) {
      stopSearch();
      return showNotice({ text: t.value.start.noMaker });
    }
    search = startMatchmaking({
      criteria: () => ({
        games: soughtGames.peek().map(({ id }) => id),
        pace: soughtPace.peek(),
        except: [...mutedAliases.peek()],
        ...(table !== null && { party: table }),
      }),
      getProfile: myProfile,
      inParty,
      isNew,
      heard: hear,
      lost() {
        searchState.value = 'opening';
        isBlockedUnsent = true; // Meanwhile the server may have restarted, or the host may have begun a search with a new party.
      },
      ended(why) {
        stopSearch();
        if (why !== 'not-seeking') lasting.value = { text: endingText(why) }; // The host's search has ended, which needs no word.
      },
    });
  } catch {
    if (number !== searchNumber) return;
    stopSearch();
    showNotice({ text: t.value.refusals['no-answer'] });
  }
}

function hear(standing: TicketStatus, by: number): void {
  ahead = by;
  if (standing.at === 'matched') {
    stopSearch();
    go(tablePath(standing.code));
  } else if (standing.at === 'none') {
    stopSearch();
    if (standing.why !== null) showEnding(standing.why);
  } else {
    const before = searchState.peek();
    searchState.value = standing;
    if (isBlockedUnsent) void sendBlocked();
    const hadProposal = typeof before === 'object' && before?.at === 'called';
    if (hadProposal && standing.at === 'waiting' && standing.again !== null)
      showNotice({ text: t.value.matchmaking.again[standing.again] });
  }
}

/** Sends the list of blocked people alone, so that the search keeps its place. Without a connection it comes later. */
async function sendBlocked(): Promise<void> {
  if (search === null) return;
  const number = searchNumber;
  isBlockedUnsent = false;
  const isSent = await search.ask('joinParty', { except: [...mutedAliases.peek()] });
  if (!isSent && number === searchNumber) isBlockedUnsent = true;
}

effect(() => {
  mutedAliases.value;
  void sendBlocked();
});

const isConnected = computed(() => searchState.value !== null && searchState.value !== 'opening');

// After each connection and change, the server learns whether a proposal needs a notice.
effect(() => {
  if (isConnected.value && hearing.push.value === 'on') void search?.ask('hidden', { hidden: isHidden.value });
});

/** Tells the player why the search stopped. The notice stays, because players who missed a proposal were looking elsewhere. */
function showEnding(why: 'silent' | 'party'): void {
  const { out, lookAgain } = t.value.matchmaking;
  const again = { label: lookAgain, press: () => void startSearch() };
  lasting.value = { text: out[why], ...(why === 'silent' && { way: again }) };
}

function endingText(why: SearchEnding): string {
  const { broken, matchmaking, refusals, start, you } = t.value;
  const { ended } = matchmaking;
  const texts: Readonly<Partial<Record<SearchEnding, string>>> = {
    ...ended,
    'not-host': refusals['not-host'],
    'not-seated': refusals['not-seated'],
    'already-playing': refusals['already-playing'],
    'too-fast': ended['too-many'],
    blocked: start.blocked,
    'no-maker': start.noMaker,
    broken,
    moved: you.moved,
    forgotten: you.forgotten,
  };
  return texts[why] ?? you.failed;
}

export function stopSearch(): void {
  searchNumber++;
  search?.leave();
  search = null;
  searchState.value = null;
  note(null);
}

export function confirmMatch(offer: number): void {
  void search?.ask('confirm', { offer });
}

export function wantBots(wanted: boolean): void {
  void search?.ask('bots', { wanted });
}

const NO_TABLE = 'alone';

function note(company: Company | null): void {
  // Players who joined the party of a host do so again for as long as the table searches.
  tabStore.write(SEARCH_MARK, company === null || company.inParty ? '' : (company.table ?? NO_TABLE));
}

// The search continues after the page was reloaded.
if (searchState.peek() !== null) {
  searchState.value = null;
  const noted = tabStore.read(SEARCH_MARK);
  void begin({ table: noted === NO_TABLE ? null : noted, inParty: false }, false);
}

/** Makes everyone at a table join the search of its host. */
export function useParty({ code, seeking, seat }: Snapshot): void {
  const comes = seeking && seat !== null;
  useEffect(() => {
    if (comes) void joinSearch(code);
  }, [comes]);
}
