import config from '../playwright.config.ts';
import { checkLargeText } from './kit/check-screen.ts';
import { foursquare } from './kit/games/foursquare.ts';
import { test } from './kit/test.ts';
import { shortTour } from './kit/tour.ts';

const { launchOptions } = config.use ?? {};

// The test needs its own browser, because the default text size is set when the browser starts.
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] } });

test('a phone with text at 200 %: everything can be read and pressed', async ({ visitor }) => {
  const ann = await visitor('Wilhelmina Zuckerman');
  await shortTour(ann, checkLargeText);
  await ann.playsAlone(foursquare);
  await checkLargeText(ann, 'foursquare');
});
