import { hearing } from './hearing.ts';

/** Whether this browser can say something outside of the page: over an open line it cannot, and on most phones neither. */
export function canNotify(): boolean {
  if (!globalThis.isSecureContext || typeof Notification === 'undefined') return false;
  if (Notification.permission === 'granted') return true;
  try {
    new Notification(''); // Nobody sees it, as it is not allowed; where a page cannot make one it throws.
    return true;
  } catch {
    return false;
  }
}

/** Asks the person, in a press of theirs; whether they allow it. */
export async function askToNotify(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/**
 * Says something outside of the page to whoever wants that and looks elsewhere. A press on it leads here. It goes when they come,
 * and when the returned function is called.
 */
export function notify(text: string, tag: string): () => void {
  const wanted = hearing.notices.peek() === 'on' && document.hidden;
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

/** The page rings by itself. */
function made(text: string, tag: string): Notification | null {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return null;
  try {
    return new Notification(text, { tag, icon: '/favicon-turn.svg', silent: hearing.sound.peek() === 'on' });
  } catch {
    return null;
  }
}
