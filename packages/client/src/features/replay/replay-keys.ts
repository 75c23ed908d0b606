import { shortcutOf } from '../../lib/shortcut.ts';
import type { ReplayCommand } from '../../net/replay/replay-state.ts';
import type { ReplaySession } from '../../table/replay/replay-session.ts';

const COMMANDS: Readonly<Record<string, ReplayCommand>> = {
  ArrowLeft: { do: 'step', by: -1 },
  ArrowRight: { do: 'step', by: 1 },
  Home: { do: 'go', turn: 0 },
  End: { do: 'go', turn: Number.MAX_SAFE_INTEGER },
  ' ': { do: 'play' },
};

/** The elements that need these keys themselves: buttons are pressed with the space bar, and lists are walked with the arrows. */
const PRESSED = 'button, a, summary, [role=button]';
const WALKED = 'input, select, textarea, .hand, .target, [popover]';

const SCROLLED = '.drawer, .sheet-lines';
const SCROLLING: readonly string[] = [' ', 'Home', 'End'];

/** The keys that go to the next mistake of a review, or to the one before. */
const MISTAKES: Readonly<Record<string, 1 | -1>> = { ',': -1, '.': 1 };

export function followReplayKeys({ link, goBy }: Pick<ReplaySession, 'link' | 'goBy'>): () => void {
  const press = (event: KeyboardEvent): void => {
    const by = MISTAKES[shortcutOf(event) ?? ''];
    const command = by === undefined || isElsewhere(event) ? commandOf(event) : goBy(by);
    if (event.key === 'Escape' && link.whatIf.peek() !== null && !isElsewhere(event)) link.endWhatIf();
    if (command === null) return;
    event.preventDefault();
    link.run(command);
  };
  document.addEventListener('keydown', press);
  document.addEventListener('click', release);
  return () => {
    document.removeEventListener('keydown', press);
    document.removeEventListener('click', release);
  };
}

/** Takes the focus off a pressed card or button, so that the space bar does not press it again. */
function release({ detail }: MouseEvent): void {
  const isHeld = document.activeElement?.matches(':is(.hand, .replay-bar) button, .target') === true;
  if (detail > 0 && isHeld) document.querySelector<HTMLElement>('.table-place')?.focus({ preventScroll: true });
}

function commandOf(event: KeyboardEvent): ReplayCommand | null {
  const shortcut = shortcutOf(event) ?? '';
  const command = COMMANDS[shortcut];
  const { target } = event;
  if (command === undefined || event.defaultPrevented || isElsewhere(event)) return null;
  if (!(target instanceof Element)) return command;
  if (SCROLLING.includes(shortcut) && target.closest(SCROLLED) !== null) return null;
  if (shortcut === ' ') return target.closest(`${PRESSED}, input:not([type=range])`) === null ? command : null;
  return target.closest(WALKED) === null ? command : null;
}

/** Returns whether a dialog or something else that covers the page has the keys. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('dialog, [inert]') !== null;
}
