// The data folder is its owner's alone, whatever it was before.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../support/commands';
import { everything } from '../support/modes';
import { refusedStart } from '../support/process';

test.each(['PORTAL_SECRET', undefined])(
  'G4 an open folder with files of others is left as it is, and the refusal names the command that mends it (%s)',
  async (given) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), `school-portal-test-${process.pid}-shared-`));
    try {
      fs.writeFileSync(path.join(folder, 'letters.txt'), 'not of the provider');
      fs.chmodSync(folder, 0o755);
      const { code, output } = await refusedStart({
        PORTAL_DATA: folder,
        ...(given ? { [given]: 'q8Zt1Yv0mK3sR7xW2cF5gH9jL4nP6bD+uE/aIoTQVXk=' } : {}),
      });
      expect([code, output]).toEqual([1, expect.stringContaining(`Run: chmod 700 '${folder}'`)]);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(everything(folder)).toHaveLength(2);
      expect(fs.statSync(folder).mode & 0o777).toBe(0o755);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  },
);

// Node's recursive mkdir never ends in /proc.
if (process.platform === 'linux')
  test('G4 a data folder that the system does not allow is rejected', async () => {
    const { code, output } = await refusedStart({ PORTAL_DATA: '/proc/school-portal/data' });
    expect([code, output]).toEqual([1, expect.stringContaining("mkdir '/proc/school-portal'")]);
  });

const SECRET = 'q8Zt1Yv0mK3sR7xW2cF5gH9jL4nP6bD+uE/aIoTQVXk=';

const OTHER_MAJOR =
  'was created by PostgreSQL 17, and this version uses 18. To keep the data, run `npm run backup` in the version of this program ' +
  'that created it, and `npm run restore` in this version into a new folder; see docs/operate.md.';

test.each<[string, (folder: string) => void]>([
  ['PG_VERSION', (folder) => fs.writeFileSync(path.join(folder, 'database', 'PG_VERSION'), '17\n')],
  [
    'format.json',
    (folder) => fs.writeFileSync(path.join(folder, 'format.json'), '{"engine":"x","version":"0.3.0","postgres":17}'),
  ],
])(
  'R14 the database of another major version, by %s, is rejected with the way to keep it, and not changed',
  async (_file, write) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), `school-portal-test-${process.pid}-older-`));
    try {
      fs.mkdirSync(path.join(folder, 'database'));
      fs.writeFileSync(path.join(folder, 'database', 'kept'), 'a file of the older version');
      write(folder);
      const { code, output } = await refusedStart({ PORTAL_DATA: folder, PORTAL_SECRET: SECRET });
      expect([code, output]).toEqual([1, expect.stringContaining(OTHER_MAJOR)]);
      const backup = await runCommand('backup', path.join(folder, 'backup'), {
        PORTAL_DATA: folder,
        PORTAL_SECRET: SECRET,
      });
      expect(backup).toEqual({ code: 1, output: `The backup was not written. The data in ${folder} ${OTHER_MAJOR}\n` });
      expect(fs.readFileSync(path.join(folder, 'database', 'kept'), 'utf8')).toBe('a file of the older version');
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  },
);
