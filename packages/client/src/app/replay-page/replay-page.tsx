import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { LoadingReplay, ReplayFaultPage } from '../../features/replay/fault-page.tsx';
import type { RecordSource } from '../../features/replay/load-record.ts';
import { OpenFileButton, useDroppedFile } from '../../features/replay/open-file.tsx';
import { useReplay } from '../../features/replay/use-replay.ts';
import { t } from '../../i18n/index.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { ReplayRoom } from './replay-room.tsx';

interface ReplayPageProps {
  /** The id of the record; `null` if the record is in the fragment of the address, or still to be opened. */
  readonly id: string | null;
}

/** The page of a finished game. Without a game it offers to open one. */
export function ReplayPage({ id }: ReplayPageProps) {
  const addressed = useMemo(() => sourceAt(id), []);
  const source = useSignal<RecordSource | null>(addressed);
  const tries = useSignal(0);
  const progress = useReplay(source.value, tries.value);
  const openFile = (file: File) => {
    history.replaceState(history.state, '', location.pathname); // The turn in the address is one of another game.
    source.value = { from: 'file', file };
  };
  useDroppedFile(openFile);
  if (source.value === null) return <OpenPage onFile={openFile} />;
  const now = progress.value;
  switch (now.state) {
    case 'loading':
      return <LoadingReplay />;
    case 'fault':
      return <ReplayFaultPage fault={now} onRetry={() => tries.value++} onFile={openFile} />;
    case 'open':
      return <ReplayRoom key={now.session} replay={now} source={source.value} />;
  }
}

function sourceAt(id: string | null): RecordSource | null {
  if (id !== null) return { from: 'id', id };
  const packed = location.hash.slice(1);
  return packed === '' ? null : { from: 'link', packed };
}

function OpenPage({ onFile }: { readonly onFile: (file: File) => void }) {
  const { title, about, drop } = t.value.openGame;
  return (
    <MessagePage title={title}>
      <p>{about}</p>
      <p class="buttons">
        <OpenFileButton onFile={onFile} />
      </p>
      <p class="hint drop-hint">{drop}</p>
    </MessagePage>
  );
}
