import type { ReplayFault } from '../../features/replay/use-replay.ts';
import { t } from '../../i18n/index.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { OpenFileButton } from './open-file.tsx';

export function LoadingReplay() {
  return <p class="waiting">{t.value.replay.loading}</p>;
}

/** The faults that may be gone the next time. */
const PASSING: readonly ReplayFault[] = ['unreachable', 'too-many', 'failed'];

interface ReplayFaultPageProps {
  readonly fault: ReplayFault;
  readonly onRetry: () => void;
  readonly onFile: (file: File) => void;
  readonly onList: (() => void) | null;
}

export function ReplayFaultPage({ fault, onRetry, onFile, onList }: ReplayFaultPageProps) {
  const { faults, toList } = t.value.openGame;
  const { title, text } = faults[fault];
  const { link, reload } = t.value;
  const isPassing = PASSING.includes(fault);
  return (
    <MessagePage title={title}>
      <p>{text}</p>
      <p class="buttons">
        {isPassing && <TextButton class="main" label={link.tryAgain} onClick={onRetry} />}
        {fault === 'other-rules' && <TextButton class="main" label={reload} onClick={() => location.reload()} />}
        {onList !== null && <TextButton class="main" label={toList} onClick={onList} />}
        <OpenFileButton onFile={onFile} class="second" />
      </p>
    </MessagePage>
  );
}
