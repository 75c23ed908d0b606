import { signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import { openRules } from './rules-open.ts';

/** A message to the user, with the paragraph of the rules that explains it. */
export interface Notice {
  readonly text: string;
  readonly paragraph?: string;
}

const NOTICE_DURATION_MS = 6000;

/** The current notice; the frame of the page shows it and reads it aloud. */
export const notice = signal<Notice | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice for a few seconds. */
export function showNotice(said: Notice): void {
  clearTimeout(timer);
  notice.value = said;
  timer = setTimeout(hush, NOTICE_DURATION_MS);
}

function hush(): void {
  clearTimeout(timer);
  notice.value = null;
}

/** A notice that a user must not miss while the page is hidden, with an action. */
interface LastingNotice {
  readonly text: string;
  readonly way?: { readonly label: string; readonly press: () => void };
}

/** The notice that stays until the user closes it or it no longer applies. */
export const lasting = signal<LastingNotice | null>(null);

export function dropLasting(): void {
  lasting.value = null;
}

/** The place of the notices at the bottom of the page or of a dialog: only what is on top shows them, and has them read aloud. */
export function NoticeBar({ isOnTop }: { readonly isOnTop: boolean }) {
  const [kept, said] = isOnTop ? [lasting.value, notice.value] : [null, null];
  return (
    <div class="notices" role="status" aria-atomic="false">
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
    <div class="notice">
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
    <div class="notice">
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
