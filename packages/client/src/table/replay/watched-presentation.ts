import { mayAct, type View } from '@hundredfold/shared/core/view.ts';
import type { ReadonlySignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import type { LogEvent, NameOf, Presentation } from '../presentation.ts';

/**
 * Returns the presentation of a game for people who watch it again: it calls every player by name, also the one whose view is
 * shown. While `canTry`, the prompt offers another move to that player's seat.
 */
export function watchedPresentation(presentation: Presentation, canTry: ReadonlySignal<boolean>): Presentation {
  const { recall, verdict } = presentation;
  return {
    ...presentation,
    prompt: (view, name, mover) =>
      mayAct(view) && canTry.value ? t.value.replay.tryAnother : presentation.prompt(asWatcher(view), name, mover),
    centre: (scenery) => presentation.centre({ ...scenery, addressed: 'public' }),
    logSentences: (event, name) => presentation.logSentences(eventForWatcher(event), name),
    ...(recall && { recall: (event: LogEvent, name: NameOf) => recall(eventForWatcher(event), name) }),
    ...(verdict && { verdict: (view: View, name: NameOf) => verdict(asWatcher(view), name) }),
  };
}

function eventForWatcher({ before, last, after }: LogEvent): LogEvent {
  return { before: asWatcher(before), last, after: asWatcher(after) };
}

function asWatcher(view: View): View {
  return { ...view, viewer: 'public' };
}
