// A restore compares what it stored with the manifest, on both engines; the move from one to the other.
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { engine } from '../../support/provider';
import { onServer, tokenAt, withOwnProvider } from '../faults/ownProvider';
import {
  emptyInstallation,
  filledInstallation,
  hasServer,
  manifestOf,
  newDatabase,
  newPath,
  removeAll,
  runCommand,
  SECRET,
  succeed,
} from '../support/commands';

afterAll(removeAll);

/** What a target contains: the entries of its folder, or the tables of its database. */
async function contentOf({ PORTAL_DATA, DATABASE_URL }: Record<string, string>): Promise<unknown[]> {
  if (PORTAL_DATA !== undefined) return fs.existsSync(PORTAL_DATA) ? fs.readdirSync(PORTAL_DATA) : [];
  const { rows } = await onServer(
    (admin) =>
      admin.query<{ relname: string }>(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`),
    DATABASE_URL,
  );
  return rows;
}

// The creation of an embedded database takes seconds, and the comparison is the same on both engines.
if (engine === 'postgres' || !hasServer)
  test('R13 a restore whose sum of receipts differs from the manifest ends with one sentence and stores nothing', async () => {
    const folder = newPath('backup');
    await succeed('backup', folder, await filledInstallation());
    const manifest = manifestOf(folder);
    const sums = manifest.tables.find(({ name }) => name === 'receipts')?.sums ?? {};
    sums['amount'] = String(Number(sums['amount']) + 0.01);
    fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
    const target = await emptyInstallation(engine);
    const { code, output } = await runCommand('restore', folder, { ...target, PORTAL_SECRET: SECRET });
    expect(output).toMatch(
      /^The backup was not restored\. The sum of receipts\.amount is [\d.]+ instead of [\d.]+\.\n$/,
    );
    expect(code).toBe(1);
    expect(await contentOf(target)).toEqual([]);
  });

/** A pause delays calls that read the database, and ends with the connection that requested it, as after a kill of the backup. */
async function pausesAndResumes(data: string, address: string): Promise<void> {
  const file = path.join(data, 'control.sock');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const socket = net.connect(file);
  const paused = once(socket, 'data');
  socket.write('pause\n');
  expect(String((await paused)[0])).toBe('paused\n');
  let ended = false;
  const signingIn = tokenAt(address).then((token) => {
    ended = true;
    return token;
  });
  for (let call = 0; call < 20; call += 1) await fetch(`${address}/config.json`);
  expect(ended).toBe(false);
  socket.destroy();
  expect(await signingIn).toMatch(/\./);
}

if (engine === 'embedded' && hasServer)
  test('R13 a lost backup resumes the provider; a move needs it stopped, and prints equal figures and the file of the secret', () =>
    withOwnProvider(async ({ env, start }) => {
      const { PORTAL_DATA: data = '' } = env;
      fs.writeFileSync(path.join(data, 'secret'), SECRET);
      const provider = start({ PORTAL_SECRET: SECRET });
      await pausesAndResumes(data, await provider.ready);
      const url = await newDatabase();
      const early = await runCommand('move', url, env);
      expect(early.output).toMatch(
        /^The installation was not moved\. \S+ is in use by process \d+\. Stop that process/,
      );
      expect([early.code, await contentOf({ DATABASE_URL: url })]).toEqual([1, []]);
      await provider.end();
      const file = path.join(data, 'secret');
      const nowhere = await runCommand('move', url, { ...env, TMPDIR: file });
      expect(nowhere.output).toBe(`The installation was not moved. ${file} is not a folder.\n`);
      const temporary = newPath('temporary');
      fs.mkdirSync(temporary);
      const output = await succeed('move', url, { ...env, TMPDIR: temporary });
      expect(output).toMatch(/\nreceipts +[\d,]+ {2}amount [\d,.]+, /);
      expect(output).toMatch(/\nMoved: 50 tables, .* All numbers of rows and sums are equal in both databases\.\n/);
      expect(output).toContain(`set PORTAL_SECRET to the content of ${file}.`);
      expect(output).not.toContain(SECRET);
      const { rows } = await onServer(
        (admin) => admin.query('SELECT count(*)::integer AS students FROM students'),
        url,
      );
      expect(rows).toEqual([{ students: 668 }]);
      expect(fs.readdirSync(temporary)).toEqual([]);
    }));
