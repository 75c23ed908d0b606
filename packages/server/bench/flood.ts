import { measureBeside } from './beside.ts';
import { median } from './summary.ts';

/** The time in milliseconds within which a client that floods a table is cut off. */
const CUT_OFF_MS = 1000;

await measureBeside('flood', { program: 'flooder.ts', begin: (at) => at, end: 'stop' }, (_, answers) => [
  { what: 'longest time until a flooding connection was closed, ms', figure: median(answers.map(longest)), limit: CUT_OFF_MS },
]);

function longest(answer: object): number {
  return 'longest' in answer && typeof answer.longest === 'number' ? answer.longest : Number.NaN;
}
