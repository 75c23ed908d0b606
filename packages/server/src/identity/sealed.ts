import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

// One process seals a value for another one, so that a reader of Redis cannot open it. The receiver makes a pair of keys for one
// request; the sender makes another one, and both compute the same key (X25519, HKDF, AES-256-GCM). A program that can also write to
// Redis could take part in this, as in everything else between processes. The links of groups are sealed for the members' browsers in
// the same way, so that a reader of the storage cannot open them.

/** A sealed value as JSON, in base64url. */
export interface Sealed {
  readonly publicKey: string;
  readonly iv: string;
  readonly text: string;
  readonly tag: string;
}

/** A key to which others seal values: `publicKey` goes to them, `open` returns a value that one of them has sealed. */
export type SealKey = ReturnType<typeof sealKey>;

export function newSealKey(): SealKey {
  return sealKey(generateKeyPairSync('x25519').privateKey);
}

/** The beginning of a private key of X25519 in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** Returns the key that follows from the secret of a browser. It is always the same. */
export function sealKeyOf(secret: string): SealKey {
  const seed = hkdfSync('sha256', secret, '', 'hundredfold seal key', 32);
  return sealKey(createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(seed)]), format: 'der', type: 'pkcs8' }));
}

function sealKey(privateKey: KeyObject) {
  return {
    publicKey: exported(createPublicKey(privateKey)),
    open(sealed: Sealed): unknown {
      const key = commonKey(privateKey, sealed.publicKey);
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.iv, 'base64url'));
      decipher.setAuthTag(Buffer.from(sealed.tag, 'base64url'));
      return JSON.parse(decipher.update(sealed.text, 'base64url', 'utf8') + decipher.final('utf8'));
    },
  };
}

export function sealFor(receiver: string, value: unknown): Sealed {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', commonKey(privateKey, receiver), iv);
  const text = cipher.update(JSON.stringify(value), 'utf8', 'base64url') + cipher.final('base64url');
  const tag = cipher.getAuthTag().toString('base64url');
  return { publicKey: exported(publicKey), iv: iv.toString('base64url'), text, tag };
}

function commonKey(privateKey: KeyObject, publicKey: string): Uint8Array {
  const other = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
  return new Uint8Array(hkdfSync('sha256', diffieHellman({ privateKey, publicKey: other }), '', 'hundredfold sealed', 32));
}

function exported(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).toString('base64url');
}
