import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Snapshot } from '../net/link.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { go } from '../ui/route.ts';
import { words } from '../words/index.ts';
import { ask } from './ask.ts';
import { headline, standingsOf } from './headline.ts';
import { LinkWarning } from './link-banner.tsx';
import type { RoomProps } from './room-props.ts';
import type { Standing } from './standings.ts';
import { Trophy } from './trophy.tsx';
import { useVerdict } from './use-verdict.ts';

interface ResultProps extends RoomProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How it ended, and once more. */
export function ResultDialog({ link, snapshot, open, onClose }: ResultProps) {
  if (snapshot.outcome === null) return null;
  const lines = standingsOf(snapshot);
  return (
    <Dialog title={headline(snapshot)} open={open} onClose={onClose} class="result">
      <LinkWarning link={link} snapshot={snapshot} />
      {snapshot.outcome.won !== false && <Trophy />}
      {snapshot.outcome.won === undefined ? <Lines snapshot={snapshot} lines={lines} /> : <AloneScore snapshot={snapshot} />}
      <Verdict snapshot={snapshot} />
      <Ways link={link} snapshot={snapshot} onLook={onClose} />
    </Dialog>
  );
}

function Verdict({ snapshot }: { readonly snapshot: Snapshot }) {
  const verdict = useVerdict(snapshot);
  return verdict === null ? null : <p class="verdict">{verdict}</p>;
}

/** What to do now: once more, look, take the record home, go. */
function Ways({ link, snapshot, onLook }: RoomProps & { readonly onLook: () => void }) {
  const { result } = words.value;
  return (
    <>
      {snapshot.seat === null && snapshot.seats.length > 1 && <p class="hint">{result.watchers}</p>}
      <p class="buttons">
        {snapshot.seat !== null && (
          <button type="button" class="main" autofocus onClick={() => void ask(link, 'rematch', {})}>
            {snapshot.seats.length === 1 ? result.again : result.rematch}
          </button>
        )}
        <button type="button" class="second" onClick={onLook}>
          {result.look}
        </button>
      </p>
      <p class="links">
        {snapshot.record !== '' && (
          <a
            href={`/api/records/${encodeURIComponent(snapshot.record)}`}
            download={`${snapshot.game.id}-${snapshot.record}.json`}
          >
            <Icon name="download" />
            {result.download}
          </a>
        )}
        <button type="button" class="quiet" onClick={() => go('/')}>
          {result.back}
        </button>
      </p>
    </>
  );
}

function Lines({ snapshot, lines }: { readonly snapshot: Snapshot; readonly lines: readonly Standing[] }) {
  const { result } = words.value;
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
        {lines.map(({ place, seats, score }) => (
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

/** Who plays alone has a score, and no place. */
function AloneScore({ snapshot: { outcome, seats, seat } }: { readonly snapshot: Snapshot }) {
  const { result } = words.value;
  return (
    <p class="alone-score">
      <strong>{result.points(outcome?.scores[0] ?? 0)}</strong>
      {seat === null && <bdi>{seats[0]?.name}</bdi>}
    </p>
  );
}

function SeatName({ snapshot, seat }: { readonly snapshot: Snapshot; readonly seat: Seat }) {
  return (
    <span class="standing-name">
      <bdi>{snapshot.seats[seat]?.name}</bdi>
      {snapshot.seat === seat && <small>{words.value.table.you}</small>}
    </span>
  );
}
