import { measureBeside } from './beside.ts';
import { median } from './summary.ts';

/** Milliseconds after which somebody who floods a table is out. */
const OUT = 1000;

await measureBeside('flood', { program: 'flooder.ts', begin: (at) => at, end: 'stop' }, (_, answers) => [
  { what: 'longest that a line of it was left open, ms', figure: median(answers.map(longest)), limit: OUT },
]);

function longest(answer: object): number {
  return 'longest' in answer && typeof answer.longest === 'number' ? answer.longest : Number.NaN;
}
