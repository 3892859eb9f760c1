// The way out of a lost secret: numbers that cannot be read are erased, and the database is bound to the present secret.
import fs from 'node:fs';
import path from 'node:path';
import { engine, PASSWORD, type Tokens } from '../../support/provider';
import { ask, onServer, withOwnProvider, type OwnProvider } from '../faults/ownProvider';
import { filledInstallation, newPath, OTHER_SECRET, removeAll, runCommand, SECRET } from '../support/commands';

afterAll(removeAll);

const replace = (env: Record<string, string>, ...args: string[]) => runCommand('replace-secret', args, env);
const backedUp = async (env: Record<string, string>) => (await runCommand('backup', newPath('backup'), env)).code;

const UNREADABLE =
  /^The secret was not replaced\. (\d+) of \1 Aadhaar and PAN numbers cannot be read with .* run `npm run replace-secret -- --erase-numbers`\.\n$/;
const IN_USE =
  /^The secret was not replaced\. The database has other connections of the same user: 1\. Stop all providers; /;
const ERASED = /is now the secret of this database\.\nAadhaar and PAN numbers erased: (\d+), of (\d+) students\./;

/** Runs calls on a provider with this secret. */
async function withProvider<T>({ start }: OwnProvider, secret: string, work: (address: string) => Promise<T>) {
  const one = start({ PORTAL_SECRET: secret });
  const result = await work(await one.ready);
  await one.end();
  return result;
}

test('E1 a sign-in with the former secret is not refreshed after the secret was replaced', () =>
  withOwnProvider(async (own) => {
    const { refreshToken } = await withProvider(own, SECRET, async (address) => {
      const { data } = await ask<Tokens>(address, 'POST', '/auth/login', {
        json: { userName: 'admin', password: PASSWORD },
      });
      return data;
    });
    const { code, output } = await replace({ ...own.env, PORTAL_SECRET: OTHER_SECRET }, '--erase-numbers');
    expect([code, output]).toEqual([0, expect.stringContaining('All users were signed out.')]);
    const refreshed = await withProvider(own, OTHER_SECRET, (address) =>
      ask(address, 'POST', '/auth/refreshToken', { token: refreshToken }),
    );
    expect(refreshed).toMatchObject({ status: 401, responseCode: 107 });
    // The command ends no sign-in where it changes nothing.
    const again = await replace({ ...own.env, PORTAL_SECRET: OTHER_SECRET });
    expect(again).toEqual({ code: 0, output: 'PORTAL_SECRET is now the secret of this database.\n' });
  }));

if (engine === 'postgres')
  test('E1 a lost PORTAL_SECRET is replaced after --erase-numbers alone, with an entry in the audit trail of each student', async () => {
    const env = await filledInstallation();
    const other = { ...env, PORTAL_SECRET: OTHER_SECRET };
    const counts = () =>
      onServer(async (admin) => {
        const { rows } = await admin.query<Record<string, number>>(`SELECT
          (SELECT count(aadhar) + count(aadhar_last4) FROM students)::integer AS students,
          (SELECT count(pan) + count(aadhar) + count(pan_digest) FROM student_parents)::integer AS parents,
          (SELECT count(DISTINCT (school_id, entity_id)) FROM audit_entries WHERE event = 'replaceSecret' AND entity = 'student')::integer AS audited`);
        return rows[0];
      }, env['DATABASE_URL']);
    const connected = await onServer(() => replace(other, '--erase-numbers'), env['DATABASE_URL']);
    expect(connected).toEqual({ code: 1, output: expect.stringMatching(IN_USE) });
    const before = await counts();
    expect(await replace(other)).toEqual({ code: 1, output: expect.stringMatching(UNREADABLE) });
    expect(await counts()).toEqual(before);
    expect([await backedUp(other), await replace(other, '--erase')]).toEqual([
      1,
      { code: 1, output: expect.stringContaining('Usage: npm run replace-secret [-- --erase-numbers]') },
    ]);
    const { code, output } = await replace(other, '--erase-numbers');
    const [, , students = ''] = ERASED.exec(output) ?? [];
    expect([code, await counts()]).toEqual([0, { students: 0, parents: 0, audited: Number(students) }]);
    expect(Number(students)).toBeGreaterThan(0);
    expect(await backedUp(other)).toBe(0);
    // Without numbers each secret fits, and a repeated command erases nothing.
    expect(await replace(other)).toMatchObject({ code: 0, output: expect.not.stringContaining('erased') });
    expect(await replace({ ...env, PORTAL_SECRET: SECRET })).toMatchObject({ code: 0 });
  });
else
  test('E1 a lost file secret is created with a new secret after --erase-numbers alone', async () => {
    const { PORTAL_DATA = '' } = await filledInstallation();
    const file = path.join(PORTAL_DATA, 'secret');
    fs.rmSync(file, { force: true });
    expect(await replace({ PORTAL_DATA })).toEqual({ code: 1, output: expect.stringMatching(UNREADABLE) });
    expect(fs.existsSync(file)).toBe(false);
    const { code, output } = await replace({ PORTAL_DATA }, '--erase-numbers');
    expect([code, output]).toEqual([0, expect.stringMatching(ERASED)]);
    expect(output).toContain(`The file ${file} was created with a new secret.`);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(await backedUp({ PORTAL_DATA })).toBe(0);
  });
