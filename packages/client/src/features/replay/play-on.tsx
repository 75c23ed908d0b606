import { stepsOf } from '@hundredfold/shared/core/record.ts';
import { toRecordStep } from '@hundredfold/shared/core/record-step.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { type Signal, useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { startOfflineGame } from '../../net/local/solo-game.ts';
import type { ReplayLink } from '../../net/replay/replay-link.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ReplaySession } from './replay-session.ts';

interface PlayOnProps {
  readonly session: ReplaySession;
  readonly open: Signal<boolean>;
}

/** Asks which seat to take, and starts a game on this device from the shown turn. */
export function PlayOnDialog({ session, open }: PlayOnProps) {
  const { replay } = t.value;
  return (
    <Dialog title={replay.playOn} open={open.value} onClose={() => (open.value = false)} class="narrow">
      <PlayOn session={session} />
    </Dialog>
  );
}

function PlayOn({ session: { link, name } }: Pick<PlayOnProps, 'session'>) {
  const { view } = link.state.value;
  const { seats, view: seen } = link.snapshot.value;
  const seat = useSignal<Seat>(typeof view === 'number' ? view : (seen.toAct[0] ?? 0));
  const { playOnAbout, playOnSeat, playOnStart } = t.value.replay;
  return (
    <>
      <p>{playOnAbout}</p>
      {seats.length > 1 && (
        <Choice
          label={playOnSeat}
          of={allSeats(seats.length)}
          chosen={seat.value}
          onChoose={(chosen) => {
            seat.value = chosen;
          }}
          say={name}
          row="wide"
        />
      )}
      <p class="buttons">
        <button type="button" class="main" onClick={() => playOnFrom(link, seat.value)}>
          {seats.length > 1 ? playOnStart : t.value.tutorial.play}
        </button>
      </p>
    </>
  );
}

/** Starts a game on this device that goes on from the shown turn, or from the last move of a what-if. */
function playOnFrom({ opened, state, whatIf }: ReplayLink, seat: Seat): void {
  const { game, options, seats, rules } = opened.record;
  const { turn } = state.peek();
  const tried = whatIf.peek()?.turns ?? [];
  const steps = [...opened.turnsUntil(turn), ...tried].flatMap(stepsOf).map(toRecordStep);
  startOfflineGame({ game, rules, options, seats, playedOn: { turn: turn + tried.length, seat }, steps });
}
