// A database belongs to the secret of its first start: numbers stored with another one could not be decrypted with the first.
import { createHash } from 'node:crypto';
import { numberKeyOf } from '../../../provider/database/numberKey';
import { engine } from '../../support/provider';
import { onServer, withOwnProvider, type OwnProvider } from '../faults/ownProvider';
import { newPath, OTHER_SECRET, removeAll, runCommand, SECRET } from '../support/commands';

const REJECTED = /could not start\. The secret is not that of this database: Aadhaar and PAN numbers could not be/;

afterAll(removeAll);

async function started({ start }: OwnProvider, secret: string): Promise<void> {
  const one = start({ PORTAL_SECRET: secret, PORTAL_DEMO: 'off' });
  await one.ready;
  await one.end();
}

test('E1 a database of an earlier version does not start with another secret than that of its first number', () =>
  withOwnProvider(async (own) => {
    await expect(started(own, OTHER_SECRET)).rejects.toThrow(REJECTED);
    await started(own, SECRET);
    await expect(started(own, OTHER_SECRET)).rejects.toThrow(REJECTED);
  }));

test('E1 a database without numbers does not start with another secret than that of its first start', () =>
  withOwnProvider(async (own) => {
    await started(own, SECRET);
    await expect(started(own, OTHER_SECRET)).rejects.toThrow(REJECTED);
    await started(own, SECRET);
  }, 'empty'));

if (engine === 'postgres') {
  const OTHER_KEY = createHash('sha256').update('another key').digest('base64url').slice(0, 8);

  test('E1 one number that is stored with another key does not decide about the backup', () =>
    withOwnProvider(async ({ env }) => {
      await onServer(async (admin) => {
        await admin.query(
          `UPDATE students SET aadhar = regexp_replace(aadhar, '^[^.]+', $1)
            WHERE id = (SELECT max(id) FROM students WHERE aadhar IS NOT NULL)`,
          [OTHER_KEY],
        );
        const { rows } = await admin.query(`SELECT key FROM installation ORDER BY key`);
        expect(rows).toEqual([{ key: 'filled' }]);
      }, env['DATABASE_URL']);
      const backup = (secret: string) => runCommand('backup', newPath('backup'), { ...env, PORTAL_SECRET: secret });
      expect(await backup(SECRET)).toMatchObject({ code: 0 });
      const { code, output } = await backup(OTHER_SECRET);
      expect([code, output]).toEqual([1, expect.stringContaining('PORTAL_SECRET is not the secret of this database')]);
    }));
}

test('E1 the stored key counts more than that of the first number', async () => {
  const rows = [{ stored: 'own', sealed: 'other.a.b.c' }];
  const query = () => Promise.resolve({ rows, rowCount: 1 });
  expect(await numberKeyOf({ query, exec: () => Promise.resolve() })).toBe('own');
});
