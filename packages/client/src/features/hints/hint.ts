import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { loadPart } from '../../games/parts.ts';
import { t } from '../../i18n/index.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { playStopOf } from '../../table/state/play-stop.ts';
import { nameIn } from '../../table/state/player-name.ts';

interface Hint {
  readonly link: TableLink;
  /** The snapshot for which the hint was made. */
  readonly at: Snapshot;
  readonly action: AnyAction;
  /** `null` while the reason is still being looked up. */
  readonly said: string | null;
}

const given = signal<Hint | null>(null);

/** A fixed random source, so that a bot that is asked twice gives the same answer. */
const FIXED_RANDOM: RandomSource = { below: (n) => n - 1 };

/** Returns whether a seated player may have hints: by the host's setting, and by default if no other person plays. */
export function allowsHints({ seats, seat, from, hints }: Snapshot): boolean {
  if (seat === null || from !== 'table' || hints === 'never') return false;
  return hints === 'always' || seats.every(({ status }, other) => other === seat || status === 'bot');
}

/** Returns whether the viewer has something to decide now. */
export function canHint(snapshot: Snapshot): boolean {
  return snapshot.phase === 'playing' && playStopOf(snapshot) === null && mayAct(snapshot.view);
}

/** Works out what a bot would do in the viewer's place, from the viewer's own view. Highlights the move and says why. */
export async function giveHint(link: TableLink): Promise<void> {
  const snapshot = link.snapshot.peek();
  if (snapshot === null || !canHint(snapshot)) return;
  const { game, view } = snapshot;
  const action = game.bot(view, FIXED_RANDOM);
  const hint = { link, at: snapshot, action };
  given.value = { ...hint, said: null };
  const reason = await loadPart(game.id, 'hint');
  if (given.peek()?.action !== action) return; // The player has asked for another hint meanwhile.
  given.value = { ...hint, said: asSentence(reason?.(view, action, nameIn(snapshot)) ?? t.value.hints.lit) };
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** The action that the last hint points to, until the table has moved on. */
export function hintedAction(link: TableLink): ReadonlySignal<readonly AnyAction[]> {
  return computed(() => {
    const hint = hintAt(link);
    return hint === null ? NOTHING : [hint.action];
  });
}

/** The reason for the hint. */
export function hintText(link: TableLink): ReadonlySignal<string | null> {
  return computed(() => hintAt(link)?.said ?? null);
}

function hintAt(link: TableLink): Hint | null {
  const hint = given.value;
  return hint !== null && hint.link === link && isStill(hint.at, link.snapshot.value) ? hint : null;
}

/** Returns whether a table still has the same game, round and version. */
function isStill({ game, round, version }: Snapshot, now: Snapshot | null): boolean {
  return now?.game === game && now.round === round && now.version === version;
}

const NOTHING: readonly AnyAction[] = [];
