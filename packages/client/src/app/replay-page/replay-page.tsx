import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useReplay } from '../../features/replay/use-replay.ts';
import { t } from '../../i18n/index.ts';
import type { FiledGame, GamesFile } from '../../net/replay/games-file.ts';
import type { RecordSource } from '../../net/replay/load-record.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { goBack } from '../../ui/route.ts';
import { ChooseGame } from './choose-game.tsx';
import { LoadingReplay, ReplayFaultPage } from './fault-page.tsx';
import { OpenFileButton, useDroppedFile } from './open-file.tsx';
import { ReplayRoom } from './replay-room.tsx';

interface ReplayPageProps {
  /** The id of the record; `null` if the record is in the address, or still to be opened. */
  readonly id: string | null;
  /** The record as it came in the fragment of the address; empty if it did not. */
  readonly packed: string;
}

export function ReplayPage({ id, packed }: ReplayPageProps) {
  const addressed = useMemo(() => sourceAt(id, packed), []);
  const source = useSignal<RecordSource | null>(addressed);
  const tries = useSignal(0);
  const progress = useReplay(source.value, tries.value);
  const list = useSignal<GamesFile | null>(null);
  const open = (next: RecordSource | null) => {
    history.replaceState(history.state, '', location.pathname); // The turn in the address is one of another game.
    source.value = next;
  };
  const openFile = (file: File) => {
    list.value = null;
    open({ from: 'file', file });
  };
  const choose = (file: GamesFile) => (game: FiledGame) => {
    list.value = file;
    open({ from: 'games-file', game });
  };
  useDroppedFile(openFile);
  if (source.value === null)
    return list.value === null ? (
      <OpenPage onFile={openFile} />
    ) : (
      <ChooseGame file={list.value} onChoose={choose(list.value)} onFile={openFile} />
    );
  const toList = list.value === null ? null : () => open(null);
  const now = progress.value;
  switch (now.state) {
    case 'choice':
      return <ChooseGame file={now.file} onChoose={choose(now.file)} onFile={openFile} />;
    case 'loading':
      return <LoadingReplay />;
    case 'fault':
      return <ReplayFaultPage fault={now.fault} onRetry={() => tries.value++} onFile={openFile} onList={toList} />;
    case 'open':
      return <ReplayRoom key={now.session} replay={now} source={source.value} onLeave={toList ?? goBack} />;
  }
}

function sourceAt(id: string | null, packed: string): RecordSource | null {
  if (id !== null) return { from: 'id', id };
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
