import type { NoticeKind } from '@hundredfold/shared/protocol/push.ts';
import { withBasePath } from '../base-path.ts';
import { hearing } from './hearing.ts';

/** Returns whether this page can create notifications: on plain HTTP it cannot, and on most phones neither. */
export function canNotify(): boolean {
  if (!globalThis.isSecureContext || typeof Notification === 'undefined') return false;
  if (Notification.permission === 'granted') return true;
  try {
    new Notification(''); // Without permission the notification does not show; where a page cannot create one, the constructor throws.
    return true;
  } catch {
    return false;
  }
}

/** Asks for the permission and returns whether the user gave it. Call it in a press. */
export async function askToNotify(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/**
 * Shows a notification if the user wants this kind, the page is hidden, and the server does not send one. A click on it focuses the
 * page. It closes when the page shows again, and when the returned function is called.
 */
export function notify(kind: NoticeKind, text: string, tag: string): () => void {
  const wanted = hearing.notices[kind].peek() === 'on' && hearing.push.peek() === 'off' && document.hidden;
  const notice = wanted ? made(text, tag) : null;
  if (notice === null) return () => undefined;
  const goes = (): void => {
    notice.close();
    document.removeEventListener('visibilitychange', goes);
  };
  notice.addEventListener('click', () => {
    focus();
    goes();
  });
  document.addEventListener('visibilitychange', goes);
  return goes;
}

/** Creates a silent notification, because the page plays a sound itself. */
function made(text: string, tag: string): Notification | null {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return null;
  const icon = withBasePath('/favicon-turn.svg');
  try {
    return new Notification(text, { tag, icon, silent: hearing.sound.peek() === 'on' });
  } catch {
    return null;
  }
}
