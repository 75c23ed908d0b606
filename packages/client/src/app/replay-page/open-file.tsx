import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useWindowEvent } from '../../ui/use-window-event.ts';

interface OpenFileProps {
  readonly onFile: (file: File) => void;
  readonly class?: string;
}

export function OpenFileButton({ onFile, class: kind = 'main' }: OpenFileProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextButton class={kind} label={t.value.openGame.choose} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          currentTarget.value = ''; // The same file can be chosen again.
        }}
      />
    </>
  );
}

export function useDroppedFile(onFile: (file: File) => void): void {
  useWindowEvent('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
  });
  useWindowEvent('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  });
}
