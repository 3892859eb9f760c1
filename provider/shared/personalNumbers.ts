// Encrypts each Aadhaar and PAN number separately. A keyed digest finds equal numbers within one school.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { aadhaarMask } from '../../common/aadhaar.ts';
import { panMask } from '../../common/pan.ts';
import type { Keys } from '../config.ts';

/** Part of every stored digest and encrypted value, so the spelling must never change. */
export type NumberKind = 'aadhar' | 'pan';

/** A number in its stored form. */
interface SealedNumber {
  /** key id, nonce, tag and AES-256-GCM ciphertext, base64url, joined with dots */
  sealed: string;
  digest: string;
  /** shown in lists */
  last4: string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;

/** Identifies the key of an encrypted value, so that values of an older and a newer key can be distinguished. */
export const keyIdOf = (key: Uint8Array): string => createHash('sha256').update(key).digest('base64url').slice(0, 8);
/** The id of the key of an encrypted value. */
export const keyIdIn = (sealed: string): string => sealed.split('.')[0] ?? '';
/** Additional authenticated data: a value copied to another school or kind of number cannot be decrypted. */
const contextOf = (schoolId: number, kind: NumberKind): Buffer => Buffer.from(`${schoolId}.${kind}`);

/** `value`: 12 digits, or a PAN in capitals (design, section 9.5). */
export function sealNumber(keys: Keys, schoolId: number, kind: NumberKind, value: string): SealedNumber {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keys.personalNumbers, nonce).setAAD(contextOf(schoolId, kind));
  const data = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), data].map((part) => part.toString('base64url'));
  return {
    sealed: [keyIdOf(keys.personalNumbers), ...parts].join('.'),
    digest: createHmac('sha256', keys.personalDigests).update(`${schoolId}.${kind}.${value}`).digest('base64url'),
    last4: value.slice(-4),
  };
}

/** null where the value was encrypted with another key. Throws when it was encrypted for another context, or was modified. */
export function openNumber(keys: Keys, schoolId: number, kind: NumberKind, sealed: string): string | null {
  const [nonce, tag, data] = sealed
    .split('.')
    .slice(1)
    .map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !data) throw new Error('A personal number is damaged.');
  if (keyIdIn(sealed) !== keyIdOf(keys.personalNumbers)) return null;
  const decipher = createDecipheriv(CIPHER, keys.personalNumbers, nonce)
    .setAAD(contextOf(schoolId, kind))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
}

export const maskedAadhaar = (last4: string | null): string | null => (last4 === null ? null : aadhaarMask(last4));

export const maskedPan = (last4: string | null): string | null => (last4 === null ? null : panMask(last4));
