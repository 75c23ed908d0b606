import { AfterGame, WatchAlong } from './after-game.tsx';
import * as results from '../../features/results/slots.ts';

results.AfterGame.fill(AfterGame);
results.WatchAlong.fill(WatchAlong);
