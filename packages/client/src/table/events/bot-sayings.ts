import { hasWon, sidesOf } from '@hundredfold/shared/core/outcome.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { type BotSaying, botAnswer, botSaying, type TableInPublic } from '@hundredfold/shared/protocol/bot-manner.ts';
import { type ChatMessage, reactionIn, recipientIn } from '@hundredfold/shared/protocol/chat.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { settings } from '../../ui/settings.ts';

export interface BotSaid extends BotSaying {
  readonly kind: 'bot-said';
  readonly name: string;
  /** The seat of the person whom a bot answers. */
  readonly to?: Seat;
}

/** Returns what a bot says after a change: nothing after a takeback or in a replay, or if the host or this user wants no such chat. */
export function botSayings(before: Snapshot, next: Snapshot): readonly BotSaid[] {
  if (!hearsBots(next) || next.jumps !== undefined) return [];
  if (next.undone > before.version || before.seats.length !== next.seats.length) return [];
  return saidBy(next, botSaying(inPublic(before), inPublic(next)));
}

/** Returns what a bot answers to a player's reaction, if it does. */
export function answersOfBots(table: Snapshot, { id, person, said }: ChatMessage): readonly BotSaid[] {
  const reaction = reactionIn(said);
  const to = table.seats.findIndex((each) => each.person === person);
  if (reaction === null || to < 0 || !hearsBots(table)) return [];
  const answer = botAnswer(inPublic(table), { id, reaction, to: recipientIn(said)?.seat ?? null });
  return saidBy(table, answer).map((each) => ({ ...each, to }));
}

function saidBy({ seats }: Snapshot, saying: BotSaying | null): readonly BotSaid[] {
  const name = saying === null ? undefined : seats[saying.seat]?.name;
  return saying === null || name === undefined ? [] : [{ kind: 'bot-said', name, ...saying }];
}

function hearsBots({ botPhrases }: Snapshot): boolean {
  return botPhrases && settings.botPhrases.peek() === 'on' && settings.chat.peek() !== 'nothing';
}

function inPublic({ matchNumber, version, phase, seats, game, view }: Snapshot): TableInPublic {
  const bots = seats.map(({ status, name, botName = name }) => (status === 'bot' ? botName : null));
  const sides = sidesOf(game, view.options, seats.length);
  const speakers = sides.map((side) => side.find((seat) => bots[seat] !== null) ?? side[0]);
  // A bot speaks for its side.
  const factsOf = (seat: Seat) => view.sides?.[speakers.indexOf(seat)] ?? view.seats[seat];
  return {
    matchNumber,
    version,
    isPlaying: phase === 'playing',
    bots,
    points: seats.map((_, seat) => totalOf(factsOf(seat)?.points)),
    isPenalised: game.lowestScoreWins === true,
    winners: phase === 'over' ? allSeats(seats.length).filter((seat) => hasWon(view.outcome, seat)) : null,
  };
}

/** Returns the points of a seat, which may be a list of the points of all rounds. */
function totalOf(points: unknown): number {
  if (typeof points === 'number') return points;
  return Array.isArray(points) ? points.reduce((sum: number, each) => sum + Number(each), 0) : 0;
}
