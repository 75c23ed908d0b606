import type { GuidedLesson } from '@hundredfold/client/game';
import type { FoursquareAction } from '../rules/declaration.ts';
import { foursquareLesson } from '../rules/lesson.ts';
import type { FoursquareView } from '../rules/view.ts';
import { placeName } from './log.ts';
import { foursquareMessages } from './messages.ts';
import { outlook } from './outlook.ts';

export const lesson: GuidedLesson<FoursquareView, FoursquareAction> = {
  ...foursquareLesson,
  objection(view, pressed, wanted) {
    const { flips, same } = foursquareMessages.value.tutorial.wrong;
    const [is, would] = [pressed, wanted].map((cell) => outlook(view, cell)?.turned.length ?? 0);
    const place = placeName(view, wanted);
    return is === would ? same(place) : flips(is ?? 0, place, would ?? 0);
  },
};
