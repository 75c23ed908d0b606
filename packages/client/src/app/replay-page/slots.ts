import * as results from '../../features/results/slots.ts';
import { WatchAlong } from '../../features/together/watch-together.tsx';
import { AfterGame } from './after-game.tsx';

results.AfterGame.fill(AfterGame);
results.WatchAlong.fill(WatchAlong);
