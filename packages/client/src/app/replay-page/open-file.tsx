import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { TextButton } from '../../ui/text-button.tsx';

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
  const opens = useRef(onFile);
  opens.current = onFile;
  useEffect(() => {
    const allow = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      opens.current(file);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, []);
}
