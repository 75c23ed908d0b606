import { afterEach, expect, test } from 'vitest';
import { messagesIn } from '../../i18n/all-languages.ts';
import { keepGuest, myName, myProfile, resetProfile, saveProfile } from './profile.ts';

const stop = keepGuest();
afterEach(() => resetProfile());

test('a guest has the same name and avatar at every table, until they enter a name', () => {
  const drawn = myProfile();
  expect(messagesIn('en').name.animals).toContain(drawn.name);
  expect(myName.value).toBe('');
  expect(myProfile()).toEqual(drawn);
  saveProfile({ name: 'Ada', seal: 17 });
  expect(myProfile()).toEqual({ name: 'Ada', seal: 17 });
  resetProfile();
  expect(myProfile().name).not.toBe('Ada');
  expect(myProfile().seal).not.toBe(17);
  stop();
});
