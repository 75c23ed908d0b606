import { signal } from '@preact/signals';
import type { TargetedEvent, TargetedFocusEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import { openRules } from './rules-open.ts';
import { useFocusOnLoss } from './use-focus-on-loss.ts';

export interface Notice {
  readonly text: string;
  readonly paragraph?: string;
}

const NOTICE_DURATION_MS = 6000;

export const notice = signal<Notice | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice for a few seconds, and for longer while it has the focus or a mouse is over it. */
export function showNotice(said: Notice): void {
  notice.value = said;
  hushLater();
}

function hushLater(): void {
  clearTimeout(timer);
  timer = setTimeout(hush, NOTICE_DURATION_MS);
}

function hush(): void {
  clearTimeout(timer);
  notice.value = null;
}

/** The handlers that keep a notice while it has the focus or a mouse is over it. A touch leaves as soon as it ends. */
const keepShown = {
  onFocusIn: () => clearTimeout(timer),
  onFocusOut: hushUnlessFocused,
  onPointerEnter: () => clearTimeout(timer),
  onPointerLeave: hushUnlessFocused,
};

function hushUnlessFocused({ currentTarget }: TargetedEvent<HTMLElement>): void {
  if (!currentTarget.matches(':focus-within')) hushLater();
}

/** A notice that a user must not miss while the page is hidden, with an action. */
interface LastingNotice {
  readonly text: string;
  readonly way?: { readonly label: string; readonly press: () => void };
}

export const lasting = signal<LastingNotice | null>(null);

export function dropLasting(): void {
  lasting.value = null;
}

/** The place of the notices at the bottom of the page or of a dialog: only what is on top shows them, and has them read aloud. */
export function NoticeBar({ isOnTop }: { readonly isOnTop: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  const outside = useRef<HTMLElement | null>(null);
  useFocusOnLoss(bar, outside);
  const noteOutside = ({ currentTarget, relatedTarget: from }: TargetedFocusEvent<HTMLElement>): void => {
    if (from instanceof HTMLElement && !currentTarget.contains(from)) outside.current = from;
  };
  const [kept, said] = isOnTop ? [lasting.value, notice.value] : [null, null];
  return (
    <div ref={bar} class="notices" role="status" aria-atomic="false" onFocusIn={noteOutside}>
      {kept && <Lasting key={numberOf(kept)} {...kept} />}
      {said && <Said key={numberOf(said)} text={said.text} paragraph={said.paragraph} />}
    </div>
  );
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/**
 * Returns a number that is unique for each event. Used as a key, it renders a new element for every event and for no other
 * reason: a live region then reads an event with the same words again, and reads none twice.
 */
function numberOf(event: object): number {
  const known = numbers.get(event);
  if (known !== undefined) return known;
  lastNumber++;
  numbers.set(event, lastNumber);
  return lastNumber;
}

function Lasting({ text, way }: LastingNotice) {
  return (
    <div class="notice row">
      <span>{text}</span>
      {way !== undefined && (
        <button type="button" class="quiet" onClick={way.press}>
          {way.label}
        </button>
      )}
      <button type="button" class="glyph" aria-label={t.value.hideNotice} onClick={dropLasting}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function Said({ text, paragraph }: { readonly text: string; readonly paragraph: string | undefined }) {
  const showRule = () => {
    hush();
    openRules(paragraph);
  };
  return (
    <div class="notice row" {...keepShown}>
      <span>{text}</span>
      {paragraph !== undefined && (
        <button type="button" class="quiet" onClick={showRule}>
          {t.value.rules.why} {paragraph}
        </button>
      )}
      <button type="button" class="glyph" aria-label={t.value.hideNotice} onClick={hush}>
        <Icon name="close" />
      </button>
    </div>
  );
}
