import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptMessage } from './encrypt-message.ts';
import { decryptMessage, newBrowserKeys } from './testing/push-browser.ts';

/** RFC 8291, appendix A. */
const RFC = {
  message: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the example of RFC 8291', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(RFC.senderPrivate, 'base64url');
  const encrypted = encryptMessage(RFC.message, RFC.keys, Buffer.from(RFC.salt, 'base64url'), sender);
  expect(encrypted.toString('base64url')).toBe(RFC.encrypted);
});

test('a browser reads its message, and each message looks different', () => {
  const browser = newBrowserKeys();
  const [one, other] = [encryptMessage('Ваш ход', browser.keys), encryptMessage('Ваш ход', browser.keys)];
  expect([one, other].map((encrypted) => decryptMessage(browser, encrypted))).toEqual(['Ваш ход', 'Ваш ход']);
  expect(one.equals(other)).toBe(false);
});

test('a key that is no point of the curve is rejected', () => {
  expect(() => encryptMessage('', { ...RFC.keys, p256dh: `B${'A'.repeat(86)}` })).toThrow();
});
