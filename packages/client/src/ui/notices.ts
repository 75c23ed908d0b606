import { signal } from '@preact/signals';

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
export function tell(said: Notice): void {
  clearTimeout(timer);
  notice.value = said;
  timer = setTimeout(hush, STAYS);
}

export function hush(): void {
  clearTimeout(timer);
  notice.value = null;
}
