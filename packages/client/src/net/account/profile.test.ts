import { expect, test } from 'vitest';
import { myAvatar, profileAt, saveProfile } from './profile.ts';

test('an avatar that the user has not chosen stays the same, and goes with the name to every table', () => {
  const drawn = myAvatar.value;
  expect(profileAt('7K4M2XP0').seal).toBe(drawn);
  expect(myAvatar.value).toBe(drawn);
  saveProfile({ name: 'Ada', seal: 17 });
  expect(profileAt('7K4M2XP0')).toEqual({ name: 'Ada', seal: 17 });
});
