import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Snapshot } from '../net/link.ts';
import type { Staging } from '../table/staging.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { go } from '../ui/route.ts';
import { words } from '../words/index.ts';
import { ask } from './ask.ts';
import { LinkWarning } from './link-banner.tsx';
import type { RoomProps } from './room-props.ts';
import { headline, type Standing, standingsOf } from './standings.ts';

interface ResultProps extends RoomProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How it ended, and once more. */
export function ResultDialog({ link, snapshot, open, onClose }: ResultProps) {
  const { outcome } = snapshot.view;
  if (outcome === null) return null;
  const lines = standingsOf(snapshot);
  return (
    <Dialog title={headline(snapshot)} open={open} onClose={onClose} class="result">
      <LinkWarning link={link} snapshot={snapshot} />
      {outcome.won !== false && <Trophy />}
      {outcome.won === undefined ? <Lines snapshot={snapshot} lines={lines} /> : <AloneScore snapshot={snapshot} />}
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

/** Whoever plays alone has a score and no place. */
function AloneScore({ snapshot: { view, seats, seat } }: { readonly snapshot: Snapshot }) {
  const { result } = words.value;
  return (
    <p class="alone-score">
      <strong>{result.points(view.outcome?.scores[0] ?? 0)}</strong>
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

/** Why the game ended as it did, in its own words; they come with the table. */
function useVerdict({ game, seats, view }: Snapshot): string | null {
  const staging = useSignal<Staging | null>(null);
  useEffect(() => {
    import('../games/index.ts').then(
      ({ stagingOf }) => {
        staging.value = stagingOf(game.id);
      },
      () => undefined, // The table itself says what could not be loaded.
    );
  }, [game.id]);
  if (!isOver(view)) return null;
  return staging.value?.verdict?.(view, (seat) => seats[seat]?.name ?? '') ?? null;
}

/** A brass cup, plain as one on a club's shelf. */
function Trophy() {
  return (
    <svg class="trophy" viewBox="0 0 96 96" aria-hidden="true">
      <path class="trophy-handles" d="M26 20H13c0 15 6 23 17 25M70 20h13c0 15-6 23-17 25" />
      <path class="trophy-cup" d="M24 12h48v18c0 17-9 29-24 29S24 47 24 30z" />
      <path class="trophy-shade" d="M60 12h12v18c0 16-8 28-21 29 7-7 9-18 9-29z" />
      <path class="trophy-foot" d="M44 58h8v11c0 3 14 5 14 11v4H30v-4c0-6 14-8 14-11z" />
    </svg>
  );
}
