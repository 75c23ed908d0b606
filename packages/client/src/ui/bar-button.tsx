import { Icon, type IconName } from './icon.tsx';

interface BarButtonProps {
  readonly icon: IconName;
  /** The accessible name, which is also the name in the menu of a phone. */
  readonly label: string;
  /** The word below the icon on a phone, if the name is too long for that. */
  readonly word?: string;
  readonly tip?: string;
  readonly can?: boolean;
  /** A number beside the icon; 0 shows nothing. Omit it if the button counts nothing. */
  readonly count?: number;
  readonly isNew?: boolean;
  readonly kind?: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly opens?: string;
  readonly shortcut?: string;
  readonly onPress?: () => void;
}

/** A button with an icon on the bar of a page; on a phone it has a word. It keeps its place while it is disabled. */
export function BarButton(props: BarButtonProps) {
  const { icon, label, word = label, tip, can = true, count, isNew = false, kind } = props;
  const { pressed, expanded, opens, shortcut, onPress } = props;
  const classes = ['bar-button', kind, count === undefined ? '' : 'counted'];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      aria-label={label}
      aria-disabled={!can}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-keyshortcuts={shortcut}
      data-tip={tip}
      popovertarget={opens}
      onClick={() => can && onPress?.()}
    >
      <Icon name={icon} />
      {count !== undefined && count > 0 && (
        <span class={isNew ? 'bar-count is-new' : 'bar-count'} translate={false}>
          {count}
        </span>
      )}
      <span class="bar-word">{word}</span>
    </button>
  );
}
