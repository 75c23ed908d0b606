import { measureBeside } from './beside.ts';
import { median } from './summary.ts';

/** The number of tables with four strong bots each. */
const TABLES = 20;

await measureBeside(
  'strong bots',
  { program: 'strong-bots.ts', begin: ({ port }) => ({ port, tables: TABLES }), end: 'stop' },
  (_, answers) => [{ what: 'moves of bots in a stretch', figure: median(answers.map(botMoves)), limit: null }],
);

function botMoves(answer: object): number {
  return 'botMoves' in answer && typeof answer.botMoves === 'number' ? answer.botMoves : Number.NaN;
}
