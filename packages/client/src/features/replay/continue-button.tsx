import { t } from '../../i18n/index.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { PlayOnDialog } from './continue-dialog.tsx';
import type { ReplaySession } from '../../table/replay/replay-session.ts';
import { useReplayDialog } from '../share/share-replay-dialog.tsx';

interface PlayOnButtonProps {
  readonly session: ReplaySession;
  /** The id under which the server has the record; `null` if it has none. */
  readonly id: string | null;
  readonly kind?: string;
}

/** Opens the dialog that goes on from the shown turn. A finished game cannot go on. */
export function PlayOnButton({ session, id, kind = '' }: PlayOnButtonProps) {
  const { isOpen, open } = useReplayDialog(session.link);
  const { playOn, playOnWord } = t.value.replay;
  const can = session.link.snapshot.value.phase === 'playing';
  return (
    <>
      <BarButton icon="bot" label={playOn} word={playOnWord} kind={kind} can={can} onPress={open} />
      <PlayOnDialog session={session} id={id} open={isOpen} />
    </>
  );
}
