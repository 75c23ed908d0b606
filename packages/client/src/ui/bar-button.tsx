import { Icon, type IconName } from './icon.tsx';

interface BarButtonProps {
  readonly icon: IconName;
  /** What it is called aloud, and in the menu of a phone. */
  readonly label: string;
  /** The word below the icon on a phone, where the name is too long for that. */
  readonly word?: string;
  /** What the tooltip says, where that is more than the name. */
  readonly tip?: string;
  /** Whether a press does anything now; left out where it always does. */
  readonly can?: boolean;
  /** A number beside the icon; nothing stands there for 0. Left out where nothing is counted. */
  readonly count?: number;
  /** Whether what is counted is new, and stands out. */
  readonly isNew?: boolean;
  readonly kind?: string;
  /** What a press turns on and off; what it opens; the key that does the same. */
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly opens?: string;
  readonly shortcut?: string;
  readonly onPress?: () => void;
}

/** A sign on the bar of a page; on a phone with a word. It keeps its place while it can do nothing. */
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
