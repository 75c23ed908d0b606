import { delimiter } from 'node:path';

// The tests play two examples and the games in `extras`, too. This is imported before anything that looks for games.
process.env.GAMES_DIR ??= ['packages/games/testing', 'extras'].join(delimiter);
