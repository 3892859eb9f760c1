// The write the trials count: a school's telephone number, which carries the write's own number.
import { call } from '../lib/provider.mjs';

const SCHOOL = 1;
const BASE = 1_000_000_000;

/** Stores write number `n`; resolves only when the provider acknowledged it. */
export async function write(address, token, school, n) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...school, contactPhone: String(BASE + n) }))
    form.append(name, String(value));
  await call(address, 'PUT', `/school/${SCHOOL}`, { token, form });
}

const FIELDS = ['schoolName', 'address', 'studentCodeStartFrom', 'feeReceiptStartFrom', 'feeCertificateStartFrom'];

/** The school's required fields, and the number of the last write it holds. */
export async function readSchool(address, token) {
  const stored = await call(address, 'GET', `/school/${SCHOOL}`, { token });
  const number = Number(stored.contactPhone) - BASE;
  return { school: Object.fromEntries(FIELDS.map((name) => [name, stored[name]])), last: number >= 0 ? number : 0 };
}
