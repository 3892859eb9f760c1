// A database belongs to the secret of its numbers: those stored with another one could not be decrypted.
import { createHash } from 'node:crypto';
import { engine, type Tokens } from '../../support/provider';
import { ask, onServer, withOwnProvider, type OwnProvider } from '../faults/ownProvider';
import { newPath, OTHER_SECRET, removeAll, runCommand, SECRET } from '../support/commands';

const REJECTED =
  /could not start\. PORTAL_SECRET is not the secret of this database: the Aadhaar and PAN numbers could not be/;

afterAll(removeAll);

/** Starts a provider with this secret, ends it and returns what it has written. */
async function started({ start }: OwnProvider, secret: string): Promise<string> {
  const one = start({ PORTAL_SECRET: secret, PORTAL_DEMO: 'off' });
  await one.ready;
  await one.end();
  return one.output();
}

test('E1 a database of an earlier version does not start with another secret than that of its numbers', () =>
  withOwnProvider(async (own) => {
    await expect(started(own, OTHER_SECRET)).rejects.toThrow(REJECTED);
    await started(own, SECRET);
    await expect(started(own, OTHER_SECRET)).rejects.toThrow(REJECTED);
  }));

test('E1 a database without numbers is bound to the secret of each start, which ends the sign-ins of another one', () =>
  withOwnProvider(async ({ start }) => {
    const first = start({ PORTAL_SECRET: SECRET, PORTAL_DEMO: 'off' });
    const address = await first.ready;
    const [, password] = /Password: +(\S+)/.exec(first.output()) ?? [];
    const { data } = await ask<Tokens>(address, 'POST', '/auth/login', { json: { userName: 'platform', password } });
    await first.end();
    const other = start({ PORTAL_SECRET: OTHER_SECRET, PORTAL_DEMO: 'off' });
    expect(await ask(await other.ready, 'POST', '/auth/refreshToken', { token: data.refreshToken })).toMatchObject({
      status: 401,
      responseCode: 107,
    });
    await other.end();
  }, 'empty'));

if (engine === 'postgres') {
  const OTHER_KEY = createHash('sha256').update('another key').digest('base64url').slice(0, 8);

  const backup = (env: Record<string, string>, secret: string) =>
    runCommand('backup', newPath('backup'), { ...env, PORTAL_SECRET: secret });

  test('E1 where only the first number has another key, start and backup use the key of all others, and each start logs it', () =>
    withOwnProvider(async (own) => {
      await onServer(async (admin) => {
        await admin.query(
          `UPDATE students SET aadhar = regexp_replace(aadhar, '^[^.]+', $1)
            WHERE (school_id, id) = (SELECT school_id, id FROM students WHERE aadhar IS NOT NULL ORDER BY school_id, id LIMIT 1)`,
          [OTHER_KEY],
        );
        const { rows } = await admin.query(`SELECT key FROM installation ORDER BY key`);
        expect(rows).toEqual([{ key: 'filled' }]);
      }, own.env['DATABASE_URL']);
      expect(await backup(own.env, SECRET)).toMatchObject({ code: 0 });
      const { code, output } = await backup(own.env, OTHER_SECRET);
      expect([code, output]).toEqual([1, expect.stringContaining('PORTAL_SECRET is not the secret of this database')]);
      // The first start binds the database; each later one logs it too.
      for (const _start of [1, 2]) expect(await started(own, SECRET)).toContain('"unreadable":1');
    }));

  test('E1 where only parents have numbers, start and backup with another secret are rejected, and nothing is migrated', () =>
    withOwnProvider(async (own) => {
      const onOwn = <T extends object>(text: string) =>
        onServer(async (admin) => (await admin.query<T>(text)).rows, own.env['DATABASE_URL']);
      const newest = () => onOwn('SELECT max(name) AS name FROM migrations');
      await onOwn('UPDATE students SET aadhar = NULL, aadhar_digest = NULL, aadhar_last4 = NULL');
      // The database of the version before the newest migration.
      await onOwn('ALTER TABLE student_fees DROP COLUMN discount_on_earlier');
      await onOwn(`DELETE FROM migrations WHERE name LIKE '0044%'`);
      const before = await newest();
      await expect(started(own, OTHER_SECRET)).rejects.toThrow(REJECTED);
      expect(await newest()).toEqual(before);
      expect(await backup(own.env, OTHER_SECRET)).toMatchObject({ code: 1 });
      await started(own, SECRET);
      expect(await newest()).not.toEqual(before);
    }));
}
