// Signs the addresses of pictures, because browsers fetch them without a token. An address is valid for one to two hours.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';

const HOUR_MS = 3_600_000;

interface ImageName {
  schoolId: number;
  imageId: number;
}

const signatureOf = (key: Uint8Array, name: ImageName, expires: number): string =>
  createHmac('sha256', key).update(`${name.schoolId}.${name.imageId}.${expires}`).digest('base64url');

/** Address below the images path. It stays the same for an hour, so that browsers can cache the picture. */
export function imageAddress(key: Uint8Array, clock: Clock, name: ImageName): string {
  const expires = (Math.floor(clock.now() / HOUR_MS) + 2) * HOUR_MS;
  return `${name.schoolId}-${name.imageId}?expires=${expires}&signature=${signatureOf(key, name, expires)}`;
}

/** The image of an address; undefined for a wrong signature or an expired address. */
export function readImageAddress(
  key: Uint8Array,
  clock: Clock,
  parts: { name: string; expires: string; signature: string },
): ImageName | undefined {
  const match = /^(\d{1,10})-(\d{1,10})$/.exec(parts.name);
  const expires = Number(parts.expires);
  if (!match || !Number.isSafeInteger(expires) || expires <= clock.now()) return undefined;
  const name = { schoolId: Number(match[1]), imageId: Number(match[2]) };
  const signature = Buffer.from(signatureOf(key, name, expires));
  const received = Buffer.from(parts.signature);
  return signature.length === received.length && timingSafeEqual(signature, received) ? name : undefined;
}
