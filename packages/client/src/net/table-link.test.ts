import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { speak } from '../i18n/all-languages.ts';
import { botSayings } from '../table/events/bot-sayings.ts';
import { localSeats } from './local/local-seats.ts';
import { recordedSeats } from './replay/recorded-seats.ts';
import { pageLink, type Snapshot } from './table-link.ts';
import { begunTable } from './testing/snapshot-of-match.ts';

test('bots have names in the reader’s letters, also after a change of language, and say the same to everyone', () => {
  const seats = localSeats(4, 0, { name: 'Ada', seal: 3 }, 'normal');
  const table: Snapshot = { ...begunTable(), seats };
  const link = pageLink(signal(table), () => ({ ok: true, value: 1 }));
  const names = () => link.snapshot.value.seats.map(({ name }) => name);
  const sayings = () => {
    const { value } = link.snapshot;
    return Array.from({ length: 300 }, (_, version) => {
      const before: Snapshot = { ...value, phase: 'gathering', matchNumber: version };
      const said = botSayings(before, { ...value, matchNumber: version + 1 });
      return said.map(({ seat, phrase }) => [seat, phrase]);
    });
  };
  const said = sayings();
  expect(said.flat()).not.toEqual([]);
  expect(link.snapshot.value).toBe(table);
  expect(names()).toEqual(['Ada', 'Ada', 'Blaise', 'Carl']);
  speak('ru');
  expect(names()).toEqual(['Ada', 'Ада', 'Блез', 'Карл']);
  expect(recordedSeats([{ name: 'Ada' }, { name: 'Ada', bot: true }]).map(({ name }) => name)).toEqual(['Ada', 'Ада']);
  expect(sayings()).toEqual(said);
});
