import { expect, test } from 'vitest';
import { ok } from '../../../test/hand-people.ts';
import { pastAnswers } from './past-answers.ts';

test('the last answers of each person are kept, for the people who asked last', () => {
  const answers = pastAnswers();
  for (let id = 0; id < 40; id++) answers.remember('ann', `intent ${id}`, ok(id) as { ok: true; value: number });
  expect(answers.recall('ann', 'intent 7')).toBeUndefined();
  expect(answers.recall('ann', 'intent 8')).toEqual(ok(8));
  expect(answers.recall('ben', 'intent 8')).toBeUndefined();
  for (let guest = 0; guest < 63; guest++) answers.remember(`guest ${guest}`, 'intent', { ok: true, value: 1 });
  expect(answers.recall('ann', 'intent 39')).toEqual(ok(39));
  answers.remember('zoe', 'intent', { ok: true, value: 1 });
  expect(answers.recall('ann', 'intent 39')).toBeUndefined();
  answers.remember('zoe', 'intent', { ok: true, value: 2 });
  expect(answers.recall('zoe', 'intent')).toEqual(ok(2));
  answers.forget('zoe');
  expect(answers.recall('zoe', 'intent')).toBeUndefined();
});
