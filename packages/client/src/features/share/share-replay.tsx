import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { type ReplayProps, useReplayDialog, viewName } from '../../table/replay/replay-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ShareGame } from './share-game.tsx';

interface ShareReplayProps extends ReplayProps {
  readonly id: string | null;
  readonly children: (open: () => void) => ComponentChildren;
}

export function ShareReplay({ session: { link, name }, id, children }: ShareReplayProps) {
  const { isOpen, open } = useReplayDialog(link);
  const { turn, view } = link.state.value;
  return (
    <>
      {children(open)}
      <Dialog title={t.value.shareGame.title} open={isOpen.value} onClose={() => (isOpen.value = false)}>
        <ShareGame record={link.opened.record} id={id} at={{ turn, view }} viewName={viewName(view, name)} />
      </Dialog>
    </>
  );
}
