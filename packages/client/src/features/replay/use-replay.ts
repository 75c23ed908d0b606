import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { effect, type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { presentationOf } from '../../games/index.ts';
import { liveChance } from '../../net/local/live-chance.ts';
import { type GamesFile, readGamesFile } from '../../net/replay/games-file.ts';
import { type LoadedRecord, type LoadFault, loadRecord, type RecordSource } from '../../net/replay/load-record.ts';
import { type OpenedRecord, openRecord, type RecordFault } from '../../net/replay/open-record.ts';
import { type ReplayPosition, readReplayPosition } from '../../net/replay/replay-address.ts';
import { REPLAY_START } from '../../net/replay/replay-state.ts';
import { type ReplayTableLink, replayTableLink } from '../../net/replay/replay-table-link.ts';
import { type ReplaySession, replaySession } from '../../table/replay/replay-session.ts';

export type ReplayFault = LoadFault | RecordFault | 'no-games';

export interface OpenReplay {
  readonly session: ReplaySession;
  readonly isOnServer: boolean;
}

export type ReplayProgress =
  | { readonly state: 'loading' }
  | { readonly state: 'choice'; readonly file: GamesFile }
  | { readonly state: 'fault'; readonly fault: ReplayFault }
  | ({ readonly state: 'open' } & OpenReplay);

export type OpenLink = (opened: OpenedRecord, seat: Seat | null) => ReplayTableLink;

/** Loads, checks and opens a record; `null` loads none. `tries` is a count: a new one loads again. */
export function useReplay(
  source: RecordSource | null,
  tries: number,
  openLink: OpenLink = linkAtAddress,
): Signal<ReplayProgress> {
  const progress = useSignal<ReplayProgress>({ state: 'loading' });
  useEffect(() => {
    if (source === null) return;
    const closing = new AbortController();
    progress.value = { state: 'loading' };
    openReplayFrom(source, openLink, closing.signal).then(
      (opened) => {
        if (!closing.signal.aborted) progress.value = opened;
      },
      () => {
        if (!closing.signal.aborted) progress.value = { state: 'fault', fault: 'failed' };
      },
    );
    return () => closing.abort();
  }, [source, tries]);
  return progress;
}

async function openReplayFrom(source: RecordSource, openLink: OpenLink, closing: AbortSignal): Promise<ReplayProgress> {
  const loaded = await loadRecord(source);
  if (!loaded.ok) return { state: 'fault', fault: loaded.refusal };
  const file = source.from === 'file' ? readGamesFile(loaded.value.value) : null;
  if (file === null) return openLoaded(loaded.value, openLink, closing);
  const [game, another] = file.games;
  if (game === undefined) return { state: 'fault', fault: file.unreadable > 0 ? 'damaged' : 'no-games' };
  if (another !== undefined || file.unreadable > 0) return { state: 'choice', file };
  return openLoaded({ value: game.record, seat: game.seat, isOnServer: false }, openLink, closing);
}

async function openLoaded(loaded: LoadedRecord, openLink: OpenLink, closing: AbortSignal): Promise<ReplayProgress> {
  const { value, seat, isOnServer } = loaded;
  const opened = await openRecord(value, { gameById, closing });
  if (!opened.ok) return { state: 'fault', fault: opened.refusal };
  const session = replaySession(openLink(opened.value, seat), presentationOf(opened.value.record.game), seat);
  return { state: 'open', session, isOnServer };
}

function linkAtAddress(opened: OpenedRecord, seat: Seat | null): ReplayTableLink {
  const { record, overview } = opened;
  const asked = readReplayPosition(location.search, { turn: 0, view: seat ?? REPLAY_START.view });
  const turn = Math.min(asked.turn, overview.last);
  const view = typeof asked.view === 'number' && asked.view >= record.seats ? REPLAY_START.view : asked.view;
  return replayTableLink(opened, { ...REPLAY_START, turn, view }, liveChance);
}

/** Milliseconds for which a turn is shown before it is kept: browsers refuse changes of an address that follow each other too fast. */
const KEEP_DELAY_MS = 400;

/**
 * Passes the shown turn and view to `keep`, which puts them into the history of the browser, so that a reload shows them again. It goes
 * on until the returned function is called.
 */
export function keepPosition({ state }: ReplayTableLink, keep: (at: ReplayPosition) => void): () => void {
  return effect(() => {
    const { turn, view } = state.value;
    const timer = setTimeout(() => keep({ turn, view }), KEEP_DELAY_MS);
    return () => clearTimeout(timer);
  });
}
