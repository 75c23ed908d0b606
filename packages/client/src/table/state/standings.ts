import { partnersIn, type Standing, standings } from '@hundredfold/shared/core/outcome.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { listed, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';

export function partnerOf({ game, view }: Snapshot, seat: Seat): Seat | null {
  return partnersIn(game, view.options)(seat);
}

export function standingsOf(snapshot: Snapshot): readonly Standing[] {
  const { outcome } = snapshot.view;
  return outcome === null ? [] : standings(outcome, partnersIn(snapshot.game, snapshot.view.options));
}

export function winnersOf(snapshot: Snapshot): readonly Seat[] {
  return standingsOf(snapshot).flatMap(({ place, seats }) => (place === 1 ? seats : []));
}

export function headline(snapshot: Snapshot): string {
  const { view, seat } = snapshot;
  const { outcome } = view;
  const { result } = t.value;
  if (outcome?.won !== undefined) return outcome.won ? result.won : result.lost;
  const winners = winnersOf(snapshot);
  if (seat !== null && winners.length === 1 && winners[0] === seat) return result.youWin;
  return result.wins(namesOf(snapshot, winners), winners.length);
}

/** Returns the whole result for screen readers; `null` while the game goes on. */
export function spokenResult(snapshot: Snapshot): string | null {
  const { outcome } = snapshot.view;
  if (outcome === null) return null;
  const { result } = t.value;
  const lines =
    outcome.won === undefined
      ? standingsOf(snapshot).map(
          ({ place, seats, score }) => `${result.place(place)} ${namesOf(snapshot, seats)}: ${result.points(score)}`,
        )
      : [result.points(outcome.scores[0] ?? 0)];
  return [headline(snapshot), ...lines].map((line) => `${line}.`).join(' ');
}

function namesOf({ seats }: Snapshot, which: Standing['seats']): string {
  return listed(which.map((seat) => seats[seat]?.name ?? ''));
}

/** A row of the session score, with the name that all viewers see. */
export type SessionScoreRow = Snapshot['sessionScore'][number] & { readonly name: string; readonly seal: number };

/** Returns those who are present, sorted by wins; ties are sorted by points if those add up. */
export function sessionScoreRows({ sessionScore, game, seats, watchers }: Snapshot): readonly SessionScoreRow[] {
  const here = [...seats, ...watchers];
  const lines = sessionScore.flatMap((score) => {
    const person = here.find(({ person }) => person === score.person);
    return person === undefined ? [] : [{ ...score, name: person.name, seal: person.seal }];
  });
  const ahead = (one: SessionScoreRow, other: SessionScoreRow): number => (other.points ?? 0) - (one.points ?? 0);
  return lines.toSorted((one, other) => other.wins - one.wins || (game.lowestScoreWins ? ahead(other, one) : ahead(one, other)));
}
