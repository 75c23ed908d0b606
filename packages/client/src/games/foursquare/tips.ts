import type { FoursquareView } from '@hundredfold/shared/games/foursquare/view.ts';
import type { GameTips } from '../tips.ts';
import { foursquareMessages } from './messages.ts';
import { tally } from './outlook.ts';

export const tips: GameTips<FoursquareView> = {
  turn: () => ({ says: foursquareMessages.value.tips.turn, at: '.square-next' }),
  preview: () => ({ says: foursquareMessages.value.tips.preview, at: '.figures > div:first-child' }),
  score: (before, after) =>
    tally(after).down > tally(before).down
      ? { says: foursquareMessages.value.tips.turned, at: '.figures > div:first-child' }
      : null,
};
