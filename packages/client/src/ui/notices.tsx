import { signal } from '@preact/signals';
import { words } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import { openRules } from './rules-open.ts';

/** A sentence for the person in front of the screen, and the paragraph of the rules that it rests on. */
export interface Notice {
  readonly text: string;
  readonly paragraph?: string;
}

const STAYS = 6000;

/** What is being said now; painted and read aloud by the frame of the page. */
export const notice = signal<Notice | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something for a few seconds. */
export function showNotice(said: Notice): void {
  clearTimeout(timer);
  notice.value = said;
  timer = setTimeout(hush, STAYS);
}

function hush(): void {
  clearTimeout(timer);
  notice.value = null;
}

/** A sentence that somebody must not miss who looks elsewhere, and what they can do about it. */
interface LastingNotice {
  readonly text: string;
  readonly way?: { readonly label: string; readonly press: () => void };
}

/** What stays on the screen until somebody has closed it, or it no longer holds. */
export const lasting = signal<LastingNotice | null>(null);

export function dropLasting(): void {
  lasting.value = null;
}

/** What the house has to say, at the foot of the page and aloud. */
export function NoticeBar() {
  return (
    <div class="notices" role="status" aria-atomic="false">
      {lasting.value && <Lasting key={numberOf(lasting.value)} {...lasting.value} />}
      {notice.value && <Said key={numberOf(notice.value)} text={notice.value.text} paragraph={notice.value.paragraph} />}
    </div>
  );
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/**
 * A number of its own for each event. As a key it has an element made anew for every event, and for no other reason: a live region
 * says an event again that has the same words, and never says one twice.
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
    <div class="notice">
      <span>{text}</span>
      {way !== undefined && (
        <button type="button" class="quiet" onClick={way.press}>
          {way.label}
        </button>
      )}
      <button type="button" class="glyph" aria-label={words.value.hideNotice} onClick={dropLasting}>
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
    <div class="notice">
      <span>{text}</span>
      {paragraph !== undefined && (
        <button type="button" class="quiet" onClick={showRule}>
          {words.value.rules.why} {paragraph}
        </button>
      )}
      <button type="button" class="glyph" aria-label={words.value.hideNotice} onClick={hush}>
        <Icon name="close" />
      </button>
    </div>
  );
}
