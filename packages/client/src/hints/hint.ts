import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { loadHintReason } from '../games/hints.ts';
import type { Snapshot, TableLink } from '../link/table-link.ts';
import { standstillOf } from '../table/standstill.ts';
import { nameIn } from '../table/words.ts';
import { hintWords } from './words.ts';

interface Hint {
  readonly link: TableLink;
  /** For which it is meant. */
  readonly at: Snapshot;
  readonly action: AnyAction;
  /** `null` as long as the reason is still looked up. */
  readonly said: string | null;
}

const given = signal<Hint | null>(null);

/** A bot that is asked twice says the same, and follows no whim. */
const STEADY: RandomSource = { below: (n) => n - 1 };

/** Whether whoever has a seat may have a hint: as the host has it; usually where nobody else plays, alone or against bots. */
export function allowsHints({ seats, seat, from, hints }: Snapshot): boolean {
  if (seat === null || from !== 'table' || hints === 'never') return false;
  return hints === 'always' || seats.every(({ status }, other) => other === seat || status === 'bot');
}

/** Whether the viewer has something to decide now. */
export function canHint(snapshot: Snapshot): boolean {
  return snapshot.phase === 'playing' && standstillOf(snapshot) === null && mayAct(snapshot.view);
}

/** What a bot would do in the viewer's place, from what the viewer sees; lights it, and says why. */
export async function giveHint(link: TableLink): Promise<void> {
  const snapshot = link.snapshot.peek();
  if (snapshot === null || !canHint(snapshot)) return;
  const { game, view } = snapshot;
  const action = game.bot(view, STEADY);
  const hint = { link, at: snapshot, action };
  given.value = { ...hint, said: null };
  const reason = await loadHintReason(game.id);
  if (given.peek()?.action !== action) return; // Another one was asked for meanwhile.
  given.value = { ...hint, said: asSentence(reason(view, action, nameIn(snapshot)) ?? hintWords.value.lit) };
}

function asSentence(said: string): string {
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}

/** What the last hint means, until the table has moved on. */
export function hintedAction(link: TableLink): ReadonlySignal<readonly AnyAction[]> {
  return computed(() => {
    const hint = hintAt(link);
    return hint === null ? NOTHING : [hint.action];
  });
}

/** Why it means that. */
export function hintText(link: TableLink): ReadonlySignal<string | null> {
  return computed(() => hintAt(link)?.said ?? null);
}

function hintAt(link: TableLink): Hint | null {
  const hint = given.value;
  return hint !== null && hint.link === link && isStill(hint.at, link.snapshot.value) ? hint : null;
}

/** Whether a table stands as it stood. */
function isStill({ game, round, version }: Snapshot, now: Snapshot | null): boolean {
  return now?.game === game && now.round === round && now.version === version;
}

const NOTHING: readonly AnyAction[] = [];
