import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { isOver, type View } from '@hundredfold/shared/core/view.ts';
import type { LegendPictures } from '../../games/help.ts';
import { listed, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { canBotStandIn, hostSeat } from '../../table/state/others-here.ts';
import { playStopOf } from '../../table/state/play-stop.ts';
import { nameIn } from '../../table/state/player-name.ts';

/** The signs that every game has on its plates. No rulebook explains them. */
export type TableLegendPictures =
  | LegendPictures
  | { readonly kind: 'turn' | 'clock' | 'host' }
  | { readonly kind: 'bot'; readonly name: string };

export interface TableLegendItem {
  readonly looks: TableLegendPictures;
  readonly says: string;
}

export function tableLegend(snapshot: Snapshot): readonly TableLegendItem[] {
  const texts = t.value.legend;
  const { held, away } = t.value.gameTable;
  const { seats, view, phase } = snapshot;
  const acts = phase === 'playing' && view.toAct.length > 0;
  const backs = backsOf(snapshot);
  const bot = seats.find(({ status }) => status === 'bot');
  const has = (status: string) => seats.some((seat) => seat.status === status);
  const rows: readonly (readonly [stands: boolean, looks: TableLegendPictures, says: string])[] = [
    [acts, { kind: 'turn' }, texts.turn],
    [acts && seats.some(({ time }) => time !== null), { kind: 'clock' }, texts.clock],
    [backs !== undefined, { kind: 'plate', part: 'taken', text: String(backs) }, texts.held],
    [hostSeat(snapshot) !== null, { kind: 'host' }, texts.host],
    [bot !== undefined, { kind: 'bot', name: bot?.botName ?? bot?.name ?? '' }, texts.bot],
    [has('held'), { kind: 'figure', text: held }, texts.botHolds],
    [has('away'), { kind: 'figure', text: away }, canBotStandIn(snapshot, false) ? texts.away : texts.awayOnly],
  ];
  return rows.flatMap(([stands, looks, says]) => (stands ? [{ looks, says }] : []));
}

/** The number of face-down cards in the first hand that has any; `undefined` if hands are not private. */
function backsOf({ game, view }: Snapshot): number | undefined {
  if (game.viewSchema.seat.hand !== 'private') return undefined;
  return allSeats(view.seats.length)
    .map((seat) => heldAt(view, seat))
    .find((cards) => cards > 0);
}

function heldAt({ seats, viewer }: View, seat: Seat): number {
  const hand = seats[seat]?.hand;
  return seat !== viewer && typeof hand === 'number' ? hand : 0;
}

export function waitingText(snapshot: Snapshot): string {
  const { over, waits } = t.value.legend;
  const { view } = snapshot;
  const still = playStopOf(snapshot);
  if (still !== null) return `${t.value.gameTable[still]}.`;
  if (isOver(view)) return over;
  return view.toAct.length === 0 ? '' : waits(listed(view.toAct.map(nameIn(snapshot))));
}
