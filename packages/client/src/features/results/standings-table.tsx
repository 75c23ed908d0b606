import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { useEffect } from 'preact/hooks';
import * as v from 'valibot';
import { t } from '../../i18n/index.ts';
import { changeList, storedList } from '../../lib/stored.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import type { Presentation } from '../../table/presentation.ts';
import { sessionScoreRows, standingsOf } from '../../table/state/standings.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { SeatAvatar } from '../../ui/seat-avatar.tsx';

type ResultTableProps = Pick<RoomProps, 'snapshot'>;

interface FinalScoreProps extends ResultTableProps {
  readonly presentation: Presentation | null;
}

/** The places at the end of a game, or the score of someone who played alone. */
export function FinalScore(props: FinalScoreProps) {
  const isAlone = props.snapshot.view.outcome?.won !== undefined;
  return isAlone ? <AloneScore {...props} /> : <StandingsTable snapshot={props.snapshot} />;
}

function StandingsTable({ snapshot }: ResultTableProps) {
  const { result } = t.value;
  return (
    <table class="standings">
      <thead class="unseen">
        <tr>
          <th scope="col">{result.placeHead}</th>
          <th scope="col">{result.playerHead}</th>
          <th scope="col">{result.pointsHead}</th>
        </tr>
      </thead>
      <tbody>
        {standingsOf(snapshot).map(({ place, seats, score }) => (
          <tr key={seats.join()} class={place === 1 ? 'first' : ''}>
            <td class="standing-place">{result.place(place)}</td>
            <th scope="row">
              {seats.map((seat) => (
                <SeatName key={seat} snapshot={snapshot} seat={seat} />
              ))}
            </th>
            <td class="standing-points">{result.points(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The score of someone who played alone; after a loss how far they got, if the game tells it. */
function AloneScore({ snapshot, presentation }: FinalScoreProps) {
  const { view, seats, seat } = snapshot;
  const reached = view.outcome?.won === false ? presentation?.reached?.(view) : undefined;
  const best = useBest(snapshot, reached?.count ?? 0);
  return (
    <p class={reached ? 'alone-score is-reached stack tight' : 'alone-score stack tight'}>
      <strong>{reached?.says(best) ?? t.value.result.points(view.outcome?.scores[0] ?? 0)}</strong>
      {seat === null && <bdi>{seats[0]?.name}</bdi>}
      <Takebacks count={seats[0]?.takebacks ?? 0} />
    </p>
  );
}

/** The largest count of this browser in lost games, by game and options. */
const bestCounts = storedList('best-alone', v.pipe(v.tuple([v.string(), v.number()]), v.readonly()));

/** Returns the user's best count, this game included; `null` for spectators. A deal that was known is not remembered. */
function useBest({ game, seat, playedOn }: Snapshot, count: number): number | null {
  const kind = `${game.id} ${JSON.stringify(game.options)}`;
  const [, best = 0] = bestCounts.value.find(([of]) => of === kind) ?? [];
  const isBest = seat !== null && playedOn === null && count > best;
  useEffect(() => {
    if (isBest) changeList(bestCounts, (all) => [...all.filter(([of]) => of !== kind), [kind, count] as const]);
  }, [isBest, kind, count]);
  return seat === null ? null : Math.max(best, count);
}

function SeatName({ snapshot, seat }: ResultTableProps & { readonly seat: Seat }) {
  const holder = snapshot.seats[seat];
  const isReady = isReadyAgain(snapshot, seat);
  return (
    <span class="standing-name wrap row">
      <span class={isReady ? 'standing-avatar is-ready' : 'standing-avatar'} aria-hidden="true">
        {holder && <SeatAvatar of={holder} />}
      </span>
      <bdi>{holder?.name}</bdi>
      {isReady && <span class="unseen">{t.value.result.readySign}</span>}
      {snapshot.seat === seat && <small>{t.value.table.you}</small>}
      {holder?.level && <small>{t.value.botLevels.names[holder.level]}</small>}
      <Takebacks count={snapshot.seats[seat]?.takebacks ?? 0} />
    </span>
  );
}

/** Returns whether a seat waits for the rematch: of a person who wants it, or of a bot once anyone does. */
function isReadyAgain({ seats, ready }: ResultTableProps['snapshot'], seat: Seat): boolean {
  return ready.includes(seats[seat]?.person ?? 0) || (ready.length > 0 && seats[seat]?.status === 'bot');
}

function Takebacks({ count }: { readonly count: number }) {
  return count === 0 ? null : <small class="takebacks">{t.value.takeback.count(count)}</small>;
}

export function SessionScoreTable({ snapshot }: ResultTableProps) {
  const { result } = t.value;
  const lines = sessionScoreRows(snapshot);
  if (lines.every(({ games }) => games === 1)) return null;
  return (
    <table class="session-score">
      <caption>{result.evening}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{result.playerHead}</th>
          <th scope="col">{result.gamesWonHead}</th>
          <th scope="col">{result.pointsHead}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ person, name, seal, wins, games, points }) => (
          <tr key={person}>
            <th scope="row">
              <span class="standing-name wrap row">
                <Avatar avatar={seal} />
                <bdi>{name}</bdi>
                {person === snapshot.me && <small>{t.value.table.you}</small>}
              </span>
            </th>
            <td>{result.gamesWon(wins, games)}</td>
            <td>{points !== null && result.points(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
