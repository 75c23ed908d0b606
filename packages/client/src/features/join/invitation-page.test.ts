import { expect, test } from 'vitest';
import { invitationState, seatOfNamesake } from './invitation-page.tsx';

test.each([
  ['wait', /only its players can see it\.$/],
  ['removed', /^The host removed you/],
  ['sit', /^$/],
] as const)('an invitation on which one can %s says what keeps a visitor from the table', (way, state) => {
  expect(invitationState({ way })).toMatch(state);
});

test('someone may have the seat of a player with their name who is away, while someone is here who may agree', () => {
  const [ann, ben] = [
    { status: 'here', name: 'Ann' },
    { status: 'away', name: 'Ben ②' },
  ];
  expect(seatOfNamesake({ seats: [ann, ben] }, 'ben')).toBe(1);
  expect(seatOfNamesake({ seats: [ann, ben] }, 'Benno')).toBeNull();
  expect(seatOfNamesake({ seats: [ann, { ...ben, status: 'here' }] }, 'Ben')).toBeNull();
  expect(seatOfNamesake({ seats: [ben] }, 'Ben')).toBeNull();
});
