import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { type ReplaySession, viewName } from '../../table/replay/replay-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ShareGame } from './share-game.tsx';

interface ShareReplayProps {
  readonly session: ReplaySession;
  readonly id: string | null;
  readonly open: Signal<boolean>;
  readonly children?: ComponentChildren;
}

export function ShareReplayDialog({ session: { link, name }, id, open, children }: ShareReplayProps) {
  const { turn, view } = link.state.value;
  return (
    <Dialog title={t.value.shareGame.title} open={open.value} onClose={() => (open.value = false)}>
      <ShareGame record={link.opened.record} id={id} at={{ turn, view }} viewName={viewName(view, name)} />
      {children}
    </Dialog>
  );
}
