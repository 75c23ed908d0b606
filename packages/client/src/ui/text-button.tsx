import type { ButtonHTMLAttributes } from 'preact';

interface TextButtonProps extends ButtonHTMLAttributes {
  readonly label: string;
}

/** A button that shows its label and nothing else. */
export function TextButton({ label, ...attributes }: TextButtonProps) {
  return (
    <button type="button" {...attributes}>
      {label}
    </button>
  );
}
