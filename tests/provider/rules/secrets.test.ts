// A secret that a user could think of is refused, one that was drawn is taken.
import { createHash } from 'node:crypto';
import { isWeakSecret, unpredictableIn } from '../../../provider/shared/secretRule.ts';

test.each([
  '',
  'secret',
  'password'.repeat(8),
  'a'.repeat(100),
  '0123456789abcdef',
  'passwordpasswordpasswordpassword1234567890',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'zyxwvutsrqponmlkjihgfedcba9876543210',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'Xk9#mQ2vXk9#mQ2vXk9#mQ2vXk9#mQ2v',
  'deadbeefdeadbeefdeadbeefdeadbeef',
  '0123456789abcdef0123456789abcdef',
  '0000000000000000000000000000000000000001',
  '0110100110010110100101100110100110010110011010010110100110010110',
  'thisisaverylongsecretforourschoolportal2026',
  'P@ssw0rd!Adm1n!S3cr3t!P0rtal!2026!',
  'correct-horse-battery-staple-for-our-school',
  'change-me-change-me-change-me-change-me!!',
  'your-256-bit-secret-goes-here-please-change',
  'Make one with: openssl rand -base64 32, Make one with: openssl rand -base64 32',
  'root of the signing and encryption keys; required with DATABASE_URL; part of the back-up',
  'yeh hamare school ka bahut lamba gupt shabd hai 2026',
  'मेरा विद्यालय बहुत अच्छा है और यहाँ सब पढ़ते हैं 2026',
])('A17 the secret %j is weak', (secret) => {
  expect(isWeakSecret(secret)).toBe(true);
});

test('A17 a long secret is judged quickly', () => {
  expect(isWeakSecret('ab'.repeat(60_000))).toBe(true);
});

test.each([
  ['abcd', 1],
  ['dcba', 1],
  ['7abd7', 5],
  ['k7k7k7k7', 3],
  ['dragon', 1],
  ['Dr4g0n', 1],
  ['x-y-z', 3],
  ['Nachiketa, Gargi', 2],
  ['9f', 2],
])('A17 the characters of %j that count are %i', (secret, count) => expect(unpredictableIn(secret)).toBe(count));

/** Random bytes, the same in every run. */
const bytes = (number: number, length: number) =>
  createHash('sha256').update(String(number)).digest().subarray(0, length);
const uuid = (number: number) =>
  bytes(number, 16)
    .toString('hex')
    .replace(/(.{8})(.{4}).(.{3})(.{4})(.{12})/, '$1-$2-4$3-$4-$5');

test.each<[string, number, (number: number) => string]>([
  ['openssl rand -base64 32', 4000, (number) => bytes(number, 32).toString('base64')],
  ['openssl rand -hex 32', 2000, (number) => bytes(number, 32).toString('hex')],
  ['openssl rand -hex 16', 4000, (number) => bytes(number, 16).toString('hex')],
  ['two of uuidgen', 500, (number) => uuid(number) + uuid(-number)],
])('A17 whatever %s writes is taken, in %i of as many', (_command, times, draw) => {
  const secrets = Array.from({ length: times }, (_, number) => draw(number + 1));
  expect(secrets.filter(isWeakSecret)).toEqual([]);
});
