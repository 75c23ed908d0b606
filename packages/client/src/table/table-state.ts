import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Place, View } from '@hundredfold/shared/core/view.ts';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { stagingOf } from '../games/index.ts';
import type { Snapshot, TableLink } from '../net/link.ts';
import { randomId } from '../net/random-id.ts';
import { tell } from '../ui/notices.ts';
import { settings } from '../ui/settings.ts';
import { words } from '../words/index.ts';
import { type Frame, frame } from './frame.ts';
import { type Layout, layout, type Zone } from './layout.ts';
import { type Beat, plan } from './plan.ts';
import { makePlayer } from './player.ts';
import { quietly } from './quietly.ts';
import type { Size } from './spot.ts';
import type { NameOf, Staging } from './staging.ts';
import { tableWords } from './words.ts';

/** What was told after one step, the step's version with it. */
export interface Entry {
  readonly version: number;
  readonly lines: readonly string[];
}

/** Everything that the parts of one table share; each part reads what it needs. */
export interface TableState {
  readonly staging: Staging;
  readonly size: Signal<Size>;
  /** How it stands. */
  readonly latest: ReadonlySignal<Snapshot>;
  /** How it is shown: cards may still be on their way to how it stands. */
  readonly shown: ReadonlySignal<Pick<Beat, 'view' | 'flight'>>;
  readonly frame: ReadonlySignal<Frame>;
  readonly considered: Signal<Face | null>;
  /** An own card that was played and waits for the answer. */
  readonly pending: ReadonlySignal<Face | null>;
  readonly draft: Signal<number | null>;
  readonly entries: ReadonlySignal<readonly Entry[]>;
  readonly name: NameOf;
  zonesOf(view: View): readonly Zone[];
  /** Whether an own card stands out of the hand: it is being considered, or on its way to the table. */
  lifts(place: Place, face: Face | null): boolean;
  act(action: AnyAction, card?: Face): void;
  /** Follows the link until the returned function is called. */
  follow(): () => void;
}

const REMEMBERED = 200;
const KEY_BYTES = 12;

export function makeTableState(link: TableLink, first: Snapshot): TableState {
  const staging = stagingOf(first.game.id);
  const latest = signal(first);
  const shown = signal<Pick<Beat, 'view' | 'flight'>>({ view: first.view, flight: 0 });
  const size = signal<Size>({ width: 0, height: 0 });
  const considered = signal<Face | null>(null);
  const pending = signal<Face | null>(null);
  const draft = signal<number | null>(null);
  const entries = signal<readonly Entry[]>([]);
  const seats = computed(() => latest.value.view.seats.length);
  const below = computed(() => latest.value.view.viewer ?? 0);
  const framed = computed(() => frame(size.value, seats.value, below.value));
  const player = makePlayer(({ view, flight }) => {
    shown.value = { view, flight };
  });
  const name: NameOf = (seat) => {
    const { seats, seat: own } = latest.value;
    return seat === own ? tableWords.value.you : seats[seat]?.name || words.value.table.seat(seat);
  };

  function zonesOf(view: View): readonly Zone[] {
    const on: Layout = { game: first.game, staging, frame: framed.value, draft: draft.value };
    return layout(view, on);
  }

  function hear(next: Snapshot): void {
    const before = latest.peek();
    if (next === before) return;
    latest.value = next;
    if (next.version === before.version && next.round === before.round && next.seat === before.seat) {
      shown.value = { ...shown.peek(), view: shown.peek().view === before.view ? next.view : shown.peek().view };
      return;
    }
    pending.value = null;
    draft.value = null;
    const beats = plan(before.view, next.round === before.round ? next.last : null, next.view, {
      game: next.game,
      pace: staging.pace,
    });
    const explained = beats.at(-1)?.move !== null;
    if (explained && next.last !== null) {
      const lines = staging.tell({ before: before.view, last: next.last, after: next.view }, name);
      entries.value = [{ version: next.version, lines }, ...entries.peek()].slice(0, REMEMBERED);
    } else if (next.round !== before.round) entries.value = [];
    if (document.hidden || (explained && next.last?.seat === next.seat)) player.hurry();
    player.play(settings.motion.peek() === 'reduced' ? quietly(beats) : beats);
    if (document.hidden) player.hurry();
  }

  async function act(action: AnyAction, card: Face | null = null): Promise<void> {
    if (pending.peek() !== null) return;
    pending.value = card;
    const { version } = latest.peek();
    const answer = await link.ask('act', { id: randomId(KEY_BYTES), version, action });
    if (answer.ok) return;
    pending.value = null;
    const { refusal } = answer.refusal;
    const ofTable: Readonly<Record<string, string>> = words.value.refusals;
    const paragraph = first.game.refusals[refusal];
    tell({ text: staging.refusal(refusal) ?? ofTable[refusal] ?? refusal, ...(paragraph === undefined ? {} : { paragraph }) });
  }

  return {
    staging,
    size,
    latest,
    shown,
    frame: framed,
    considered,
    pending,
    draft,
    entries,
    name,
    zonesOf,
    lifts(place, face) {
      if (face === null || place.seat === null || place.seat !== latest.value.seat) return false;
      return face === pending.value || (face === considered.value && staging.press(latest.value.view, face) !== null);
    },
    act: (action, card) => void act(action, card),
    follow() {
      const stopHearing = effect(() => {
        const next = link.snapshot.value;
        if (next !== null) hear(next);
      });
      document.addEventListener('visibilitychange', player.hurry);
      return () => {
        stopHearing();
        document.removeEventListener('visibilitychange', player.hurry);
        player.stop();
      };
    },
  };
}
