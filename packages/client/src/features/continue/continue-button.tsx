import { t } from '../../i18n/index.ts';
import { type ReplaySession, useReplayDialog } from '../../table/replay/replay-session.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { ContinueDialog } from './continue-dialog.tsx';

interface ContinueButtonProps {
  readonly session: ReplaySession;
  /** The id under which the server has the record; `null` if it has none. */
  readonly id: string | null;
  readonly kind?: string;
}

/** Opens the dialog that goes on from the shown turn. A finished game cannot go on. */
export function ContinueButton({ session, id, kind = '' }: ContinueButtonProps) {
  const { isOpen, open } = useReplayDialog(session.link);
  const { playOn, playOnWord } = t.value.replay;
  const can = session.link.snapshot.value.phase === 'playing';
  return (
    <>
      <BarButton icon="bot" label={playOn} word={playOnWord} kind={kind} can={can} onPress={open} />
      <ContinueDialog session={session} id={id} open={isOpen} />
    </>
  );
}
