import type { ButtonHTMLAttributes } from 'preact';
import { Icon, type IconName } from './icon.tsx';

interface TextButtonProps extends ButtonHTMLAttributes {
  readonly label: string;
  readonly icon?: IconName;
}

/** A button with a text. It submits no form unless `type` says so; all attributes of a button are allowed. */
export function TextButton({ label, icon, ...attributes }: TextButtonProps) {
  return (
    <button type="button" {...attributes}>
      {icon !== undefined && <Icon name={icon} />}
      {label}
    </button>
  );
}

/** A button that shows an icon alone, and has its label as accessible name. */
export function IconButton({ label, icon, ...attributes }: Required<Pick<TextButtonProps, 'icon'>> & TextButtonProps) {
  return (
    <button type="button" aria-label={label} {...attributes}>
      <Icon name={icon} />
    </button>
  );
}
