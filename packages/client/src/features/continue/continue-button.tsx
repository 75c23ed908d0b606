import { stepsOf } from '@hundredfold/shared/core/record.ts';
import { toRecordStep } from '@hundredfold/shared/core/record-step.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { startLocalGame } from '../../net/local/start-local-game.ts';
import { openTableFrom, useNewTable } from '../../net/new-table.ts';
import type { ReplayTableLink } from '../../net/replay/replay-table-link.ts';
import { type ReplayProps, useReplayDialog } from '../../table/replay/replay-session.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextButton } from '../../ui/text-button.tsx';

interface ContinueButtonProps extends ReplayProps {
  readonly id: string | null;
  readonly kind?: string;
}

/** Opens the dialog that goes on from the shown turn. A finished game cannot go on. */
export function ContinueButton({ session, id, kind = '' }: ContinueButtonProps) {
  const { isOpen, open } = useReplayDialog(session.link);
  const { continueFrom, continueWord } = t.value.replay;
  const can = session.link.snapshot.value.phase === 'playing';
  return (
    <>
      <BarButton icon="bot" label={continueFrom} word={continueWord} kind={kind} can={can} onPress={open} />
      <Dialog title={continueFrom} open={isOpen.value} onClose={() => (isOpen.value = false)} class="narrow">
        <ContinueForm session={session} id={id} />
      </Dialog>
    </>
  );
}

/** Asks which seat to take, and starts a game from the shown turn: on this device, or at a new table. */
function ContinueForm({ session: { link, name }, id }: Omit<ContinueButtonProps, 'kind'>) {
  const { view } = link.state.value;
  const { seats, view: seen } = link.snapshot.value;
  const seat = useSignal<Seat>(typeof view === 'number' ? view : (seen.toAct[0] ?? 0));
  const { make, isMaking, trouble } = useNewTable();
  const { replay, start, tutorial, ways } = t.value;
  // The server has the moves of the game, and not those of a what-if.
  const source = link.whatIf.value === null ? id : null;
  const isAlone = seats.length === 1;
  const openTable = (record: string) =>
    openTableFrom({ id: record, turn: link.state.peek().turn }, link.opened.record, seat.peek());
  return (
    <>
      <p>{replay.continueAbout}</p>
      {!isAlone && (
        <Choice
          label={replay.continueSeat}
          of={allSeats(seats.length)}
          chosen={seat.value}
          onChoose={(chosen) => (seat.value = chosen)}
          say={name}
          row="wide"
        />
      )}
      <p class="buttons">
        <TextButton
          class="main"
          label={isAlone ? tutorial.play : ways.againstBots}
          onClick={() => continueOnDevice(link, seat.peek())}
        />
        {source !== null && (
          <TextButton
            class="second"
            label={isMaking ? start.making : start.make}
            aria-disabled={isMaking}
            onClick={() => void make(() => openTable(source))}
          />
        )}
      </p>
      <p class="wrong" role="alert">
        {trouble}
      </p>
    </>
  );
}

function continueOnDevice({ opened, state, whatIf }: ReplayTableLink, seat: Seat): void {
  const { game, options, seats, rules } = opened.record;
  const { turn } = state.peek();
  const tried = whatIf.peek()?.turns ?? [];
  const steps = [...opened.turnsUntil(turn), ...tried].flatMap(stepsOf).map(toRecordStep);
  startLocalGame({ game, rules, options, seats, playedOn: { turn: turn + tried.length, seat }, steps });
}
