import { signal } from '@preact/signals';
import type { TargetedEvent, TargetedFocusEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { firstTexts as t } from '../i18n/first.ts';
import { openRules } from './help-open.ts';
import { IconButton, TextButton } from './text-button.tsx';
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
  notice.value = { ...said };
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

interface NoticeAction {
  readonly label: string;
  readonly press: () => void;
}

/** A notice that a user must not miss while the page is hidden, with an action. */
export const lasting = signal<{ readonly text: string; readonly way?: NoticeAction } | null>(null);

export function dropLasting(): void {
  lasting.value = null;
}

/**
 * The place of the notices at the bottom of the page or of a dialog: only what is on top shows them, and has them read aloud. Each
 * notice is its own key, and so an element of its own: a live region reads one with the same words again, and reads none twice.
 */
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
      {kept && <NoticeBox key={kept} text={kept.text} way={kept.way} onHide={dropLasting} />}
      {said && <NoticeBox key={said} text={said.text} way={wayToRule(said)} onHide={hush} {...keepShown} />}
    </div>
  );
}

function wayToRule({ paragraph }: Notice): NoticeAction | undefined {
  if (paragraph === undefined) return undefined;
  const press = () => {
    hush();
    openRules(paragraph);
  };
  return { label: `${t.value.rules.why} ${paragraph}`, press };
}

interface NoticeBoxProps extends Partial<typeof keepShown> {
  readonly text: string;
  readonly way: NoticeAction | undefined;
  readonly onHide: () => void;
}

function NoticeBox({ text, way, onHide, ...handlers }: NoticeBoxProps) {
  return (
    <div class="notice row" {...handlers}>
      <span>{text}</span>
      {way !== undefined && <TextButton class="quiet" label={way.label} onClick={way.press} />}
      <IconButton class="glyph" icon="close" label={t.value.hideNotice} onClick={onHide} />
    </div>
  );
}
