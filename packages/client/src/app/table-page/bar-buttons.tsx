import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { SettingsButton } from '../../features/settings/settings-dialog.tsx';
import { SoundButton } from '../../features/sound/sound-button.tsx';
import { aboutGame, t } from '../../i18n/index.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { hasEnded } from '../../table/state/play-stop.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { BarMenu } from '../../ui/bar-menu.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { closeHelp, isHelpOpen, openHelp } from '../../ui/help-open.ts';
import { TextButton } from '../../ui/text-button.tsx';

export function TableTitle({ game }: Pick<Snapshot, 'game'>) {
  const { name } = aboutGame(game.id);
  return (
    <p class="bar-title truncated" title={name}>
      {name}
    </p>
  );
}

export function ResultButton({ snapshot, onResult }: Pick<RoomProps, 'snapshot'> & { readonly onResult: () => void }) {
  const { show } = t.value.result;
  if (!hasEnded(snapshot)) return null;
  return <BarButton icon="trophy" label={show} kind="is-lit" onPress={onResult} />;
}

interface TableMenuProps {
  readonly table?: ComponentChildren;
  readonly account?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The menu of a table, of a game on this device and of a replay. */
export function TableMenu({ table, account, children }: TableMenuProps) {
  const { title } = t.value.help;
  const help = () => (isHelpOpen.peek() ? closeHelp() : openHelp());
  return (
    <BarMenu
      groups={[
        table,
        <BarButton key="help" icon="question" label={title} expanded={isHelpOpen.value} onPress={help} />,
        <>
          {account}
          <SoundButton />
          <SettingsButton />
        </>,
        children,
      ]}
    />
  );
}

interface LeaveProps {
  /** Says what leaving leads to, and asks; `null` to leave at once. */
  readonly question: string | null;
  readonly onLeave: () => void;
}

export function LeaveButton({ question, onLeave }: LeaveProps) {
  const isAsking = useSignal(false);
  const { table } = t.value;
  const stay = () => (isAsking.value = false);
  const press = () => {
    if (question === null) onLeave();
    else isAsking.value = true;
  };
  return (
    <>
      <BarButton icon="leave" label={table.leave} onPress={press} />
      <Dialog title={table.leaveSure} open={isAsking.value} onClose={stay} class="narrow">
        <p>{question}</p>
        <p class="buttons">
          <TextButton class="main" label={table.stay} onClick={stay} />
          <TextButton class="second" label={table.leave} onClick={onLeave} />
        </p>
      </Dialog>
    </>
  );
}
