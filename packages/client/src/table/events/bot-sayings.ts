import { hasWon } from '@hundredfold/shared/core/outcome.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { type BotSaying, botSaying, type TableInPublic } from '@hundredfold/shared/protocol/bot-manner.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { settings } from '../../ui/settings.ts';

export type BotSaid = BotSaying & { readonly kind: 'bot-said'; readonly name: string };

/** Returns what a bot says after a change: nothing after a takeback or in a replay, or if the host or this user wants no such chat. */
export function botSayings(before: Snapshot, next: Snapshot): readonly BotSaid[] {
  if (!next.botPhrases || settings.botPhrases.peek() === 'off' || settings.chat.peek() === 'nothing') return [];
  if (next.jumps !== undefined) return [];
  if (next.undone > before.version || before.seats.length !== next.seats.length) return [];
  const said = botSaying(inPublic(before), inPublic(next));
  const name = said === null ? undefined : next.seats[said.seat]?.name;
  return said === null || name === undefined ? [] : [{ kind: 'bot-said', name, ...said }];
}

function inPublic({ matchNumber, version, phase, seats, game, view }: Snapshot): TableInPublic {
  return {
    matchNumber,
    version,
    isPlaying: phase === 'playing',
    bots: seats.map(({ status, name, botName = name }) => (status === 'bot' ? botName : null)),
    points: view.seats.map(({ points }) => totalOf(points)),
    isPenalised: game.lowestScoreWins === true,
    winners: phase === 'over' ? allSeats(seats.length).filter((seat) => hasWon(view.outcome, seat)) : null,
  };
}

/** Returns the points of a seat, which may be a list of the points of all rounds. */
function totalOf(points: unknown): number {
  if (typeof points === 'number') return points;
  return Array.isArray(points) ? points.reduce((sum: number, each) => sum + Number(each), 0) : 0;
}
