import { Icon, type IconName } from './icon.tsx';

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The visible words, where they differ from the name. */
  readonly word?: string;
  readonly can?: boolean;
  /** The number of new things; 0 shows nothing. */
  readonly count?: number;
  readonly kind?: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly opens?: string;
  readonly shortcut?: string;
  readonly onPress?: (event: Event) => void;
  readonly onPointerEnter?: (event: PointerEvent) => void;
  readonly onPointerLeave?: () => void;
}

/** A button with an icon and words, on the bar of a page or in its menu. It keeps its place while it is disabled. */
export function BarButton(props: BarButtonProps) {
  const { icon, label, word = label, can = true, count = 0, kind = '' } = props;
  const { pressed, expanded, opens, shortcut, onPress, onPointerEnter, onPointerLeave } = props;
  return (
    <button
      type="button"
      class={`bar-button ${kind}`}
      aria-label={label}
      aria-disabled={!can}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-keyshortcuts={shortcut}
      popovertarget={opens}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onClick={(event) => can && onPress?.(event)}
    >
      <Icon name={icon} />
      <span class="bar-word">{word}</span>{' '}
      {count > 0 && (
        <span class="bar-count" translate={false}>
          {count}
        </span>
      )}
    </button>
  );
}
