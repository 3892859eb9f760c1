// Backup of a large school while a clerk writes, and its restore on the other engine (R13): times, the pause of the writes, lost writes.
import path from 'node:path';
import { fillReceipts } from '../bench/receiptRows.mjs';
import { fillStudents, onServer } from '../bench/studentRows.mjs';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { launch, signIn } from '../lib/provider.mjs';
import { node } from '../lib/run.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';
import { inOwnDatabase, onDatabase } from './ownDatabase.mjs';
import { must } from './ask.mjs';
import { beginAll, checkAll, oneWriter, writeUntil } from './writers.mjs';

export const title =
  'backup under writes of a school of 20,000 students and 192,000 receipts, and its restore on the other engine';
export const head = [
  'from',
  'to',
  'rows',
  'MB',
  'backup, s',
  'writes a second before',
  'during',
  'longest write during, ms',
  'paused, s',
  'restore, s',
  'lost',
];
const STUDENTS = 20_000;
const RECEIPTS = 192_000;
/** Milliseconds of writes before the backup, for comparison. */
const BEFORE_MS = 5_000;
const LONGEST_WRITE_MS = 5_000;

/** Runs a command of provider/backup/ and returns its seconds and its output. */
async function command(name, folder, env) {
  const from = performance.now();
  const { code, output } = await node(['build/provider/commands/command.js', name, folder], { quiet: true, env });
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`);
  return { seconds: (performance.now() - from) / 1000, output };
}

/** Writes until `work` ends. Returns writes a second and the longest write in milliseconds. */
async function whileWriting(writer, address, token, work) {
  let ended = false;
  let writes = 0;
  let longest = 0;
  const timed = {
    ...writer,
    async write(...args) {
      const from = performance.now();
      const response = await writer.write(...args);
      longest = Math.max(longest, performance.now() - from);
      writes += 1;
      return response;
    },
  };
  const from = performance.now();
  const rejected = ({ status, code }) => Promise.reject(new Error(`A write was rejected with ${status}, ${code}.`));
  const writing = writeUntil(() => ended, [timed], address, token, rejected);
  const value = await work().finally(() => (ended = true));
  await writing;
  return { value, perSecond: (writes * 1000) / (performance.now() - from), longest: Math.round(longest) };
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** One backup of a running provider and its restore into `target`. */
async function backUpAndRestore(from, env, target, folder) {
  const provider = launch(env);
  const { address } = await provider.ready();
  const token = await signIn(address, 'admin');
  const [writer] = oneWriter();
  await beginAll([writer], address, token);
  const before = await whileWriting(writer, address, token, () => pause(BEFORE_MS));
  const { acknowledged } = await checkAll([writer], address, token);
  const backup = await whileWriting(writer, address, token, () => command('backup', folder, env));
  await provider.end();
  const restore = await command('restore', folder, target.env);
  const [, rows, megabytes] = /, ([\d,]+) rows, ([\d.]+) MB/.exec(backup.value.output);
  const restored = launch(target.env);
  const again = (await restored.ready()).address;
  const stored = await must(again, '/school/1', { token: await signIn(again, 'admin') });
  await restored.end();
  // The writer counts in the telephone number of the school, from 1,000,000,001 on.
  const lost = Math.max(0, acknowledged - (Number(stored.contactPhone) % 1_000_000_000));
  const round = (value) => Number(value.toFixed(1));
  return [
    from,
    target.name,
    rows,
    megabytes,
    round(backup.value.seconds),
    Math.round(before.perSecond),
    Math.round(backup.perSecond),
    backup.longest,
    /paused for ([\d.]+) s/.exec(backup.value.output)?.[1] ?? '–',
    round(restore.seconds),
    lost,
  ];
}

async function fill(settings) {
  const provider = launch(settings);
  await provider.ready();
  await provider.end();
  await onServer(settings.DATABASE_URL, async (client) => {
    await fillStudents(client, { schools: 1, each: STUDENTS, large: [STUDENTS] });
    await fillReceipts(client, { each: RECEIPTS, large: RECEIPTS });
  });
}

const bothWays = (server, folder) =>
  inOwnDatabase(server, (url) =>
    inOwnDatabase(server, async (second) => {
      const settings = onDatabase(url);
      await fill(settings);
      const { PORTAL_SECRET } = settings;
      const embedded = { name: 'embedded', env: { PORTAL_DATA: path.join(folder, 'data'), PORTAL_SECRET } };
      const postgres = { name: 'PostgreSQL', env: { ...settings, DATABASE_URL: second } };
      return [
        await backUpAndRestore('PostgreSQL', settings, embedded, path.join(folder, 'first')),
        await backUpAndRestore('embedded', embedded.env, postgres, path.join(folder, 'second')),
      ];
    }),
  );

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const server = await testDatabaseUrl();
  if (!server) return { rows: [], passed: true, says: 'left out, because there is no PostgreSQL server' };
  const rows = await inScratchFolder((folder) => bothWays(server, folder));
  return {
    rows,
    passed: rows.every((row) => row[7] <= LONGEST_WRITE_MS && row.at(-1) === 0),
    says: rows.map((row) => `${row[0]} in ${row[4]} s, to ${row[1]} in ${row[9]} s, ${row.at(-1)} lost`).join('; '),
  };
}
