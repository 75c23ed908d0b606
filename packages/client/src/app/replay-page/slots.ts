import { AfterGame, WatchAlong } from '../../features/replay/after-game.tsx';
import * as results from '../../features/results/slots.ts';

results.AfterGame.fill(AfterGame);
results.WatchAlong.fill(WatchAlong);
