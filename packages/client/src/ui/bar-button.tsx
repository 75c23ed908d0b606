import { Icon, type IconName } from './icon.tsx';

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly title?: string;
  /** Whether a press does anything now; left out where it always does. */
  readonly can?: boolean;
  readonly onPress: () => void;
}

/** A sign on the bar of a page; it keeps its place while it can do nothing. */
export function BarButton({ icon, label, title, can = true, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      class="bar-button"
      aria-label={label}
      title={title}
      aria-disabled={!can}
      onClick={() => can && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
