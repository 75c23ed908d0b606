import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

// One process seals a value for another one, so that a reader of Redis cannot open it. The receiver makes a pair of keys for one
// request; the sender makes another one, and both compute the same key (X25519, HKDF, AES-256-GCM). A program that can also write to
// Redis could take part in this, as in everything else between processes.

/** The key for one request: `publicKey` goes to the sender, `open` returns the value that the sender has sealed. */
export interface SealKey {
  readonly publicKey: string;
  open(sealed: Sealed): unknown;
}

/** A sealed value as JSON, in base64url. */
export interface Sealed {
  readonly publicKey: string;
  readonly iv: string;
  readonly text: string;
  readonly tag: string;
}

export function newSealKey(): SealKey {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return {
    publicKey: exported(publicKey),
    open(sealed) {
      const key = commonKey(privateKey, sealed.publicKey);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes(sealed.iv)).setAuthTag(bytes(sealed.tag));
      return JSON.parse(Buffer.concat([decipher.update(bytes(sealed.text)), decipher.final()]).toString());
    },
  };
}

export function sealFor(receiver: string, value: unknown): Sealed {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', commonKey(privateKey, receiver), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return { publicKey: exported(publicKey), iv: base64(iv), text: base64(text), tag: base64(cipher.getAuthTag()) };
}

function commonKey(privateKey: KeyObject, publicKey: string): Uint8Array {
  const other = createPublicKey({ key: bytes(publicKey), format: 'der', type: 'spki' });
  return new Uint8Array(hkdfSync('sha256', diffieHellman({ privateKey, publicKey: other }), '', 'hundredfold sealed', 32));
}

function exported(key: KeyObject): string {
  return base64(key.export({ format: 'der', type: 'spki' }));
}

function base64(buffer: Buffer): string {
  return buffer.toString('base64url');
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
