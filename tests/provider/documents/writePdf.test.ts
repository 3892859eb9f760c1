// Files as the provider writes them: in threads, while everything else is answered.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cell, PrintedDocument, ListDocument } from '../../../provider/documents/document.ts';
import { listDocument } from '../../../provider/documents/printed/list.ts';
import { receiptDocument } from '../../../provider/documents/printed/receipt.ts';
import { engine } from '../../support/provider';
import { readPdf } from './readPdf';
import { list, receipt } from './samples';

interface Written {
  file: Uint8Array;
  /** name of the code, where nothing was written */
  refused?: string;
  cause?: string;
  /** of a thread: whether it can be asked again */
  sound?: boolean;
}

type Job =
  | { documents: PrintedDocument[]; limits?: { heapMb: number; withinMs: number } }
  | { list: ListDocument; batches: Cell[][][]; totals: Cell[][] };

/** Commands of the host (pdfHost.mjs). */
type Command = { command: 'stopAt'; stopAt: 'documents' | 'rows' } | { command: 'stopped' | 'go' | 'sizes' };

let host: ChildProcess;
let asked = 0;

beforeAll(() => {
  const { build } = JSON.parse(process.env[`TEST_PREPARED_${engine}`] ?? '{}') as { build: string };
  host = fork(path.join(__dirname, 'pdfHost.mjs'), [build], { serialization: 'advanced', execArgv: [] });
});

async function ask<Found>(job: Job | Command): Promise<Found> {
  asked += 1;
  const id = asked;
  const answered = new Promise<Found>((resolve) => {
    const take = (found: Found & { id: number }) => {
      if (found.id !== id) return;
      host.off('message', take);
      resolve(found);
    };
    host.on('message', take);
  });
  host.send({ id, ...job });
  return answered;
}

const write = (job: Job) => ask<Written>(job);
const command = async (one: Command): Promise<unknown> => (await ask<{ value: unknown }>(one)).value;

/** Starts the file and resolves when its thread is stopped at its first request of this kind. */
async function stoppedAt(
  stopAt: 'documents' | 'rows',
  job: Job,
): Promise<{ ended: () => boolean; file: Promise<Written> }> {
  await command({ command: 'sizes' });
  await command({ command: 'stopAt', stopAt });
  let ended = false;
  const file = write(job).finally(() => (ended = true));
  while (!(await command({ command: 'stopped' })) && !ended) await nextTurn();
  return { ended: () => ended, file };
}

const numbered = (receiptNo: number) => receiptDocument({ ...receipt, receiptNo });
const numbersIn = (file: Uint8Array) =>
  readPdf(file).flatMap(({ lines }) => lines.flatMap((line) => /^Receipt no\. (\d+)/.exec(line)?.[1] ?? []));

test('receipts asked for at the same time become files of their own', async () => {
  const numbers = [1, 2, 3, 4, 5];
  const files = await Promise.all(numbers.map((number) => write({ documents: [numbered(number)] })));
  expect(files.map(({ file }) => numbersIn(file))).toEqual(numbers.map((number) => [String(number)]));
});

test('500 receipts become one file, in their order, in a thread that gets 20 at a time; others are written while it is stopped', async () => {
  const documents = Array.from({ length: 500 }, (_, at) => numbered(1_000 + at));
  const all = await stoppedAt('documents', { documents });
  expect(numbersIn((await write({ documents: [numbered(7)] })).file)).toEqual(['7']);
  expect(all.ended()).toBe(false);
  await command({ command: 'go' });
  const { file } = await all.file;
  expect(numbersIn(file)).toEqual(documents.map((_, at) => String(1_000 + at)));
  expect(await command({ command: 'sizes' })).toEqual(expect.arrayContaining([[1], Array(25).fill(20)]));
  // The logo is written once, however many documents show it.
  expect(
    Buffer.from(file)
      .toString('latin1')
      .match(/\/Subtype \/Image/g),
  ).toHaveLength(1);
});

test('a list of 5,000 rows becomes one file with all of them, in a thread that gets 250 at a time; others are written while it is stopped', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at): Cell[] => [String(10_000 + at), `Asha ${at}`, { paise: at }]);
  const batches = [rows.slice(0, 2_000), rows.slice(2_000)];
  const all = await stoppedAt('rows', { list: listDocument(list), batches, totals: [['Total', null, { paise: 1 }]] });
  expect(numbersIn((await write({ documents: [numbered(7)] })).file)).toEqual(['7']);
  expect(all.ended()).toBe(false);
  await command({ command: 'go' });
  const { file } = await all.file;
  const lines = readPdf(file).flatMap((page) => page.lines);
  expect(lines.flatMap((line) => /^(\d{5}) Asha/.exec(line)?.[1] ?? [])).toEqual(rows.map(([number]) => number));
  expect(lines.filter((line) => line.startsWith('Total'))).toEqual(['Total 0.01']);
  expect(await command({ command: 'sizes' })).toEqual(expect.arrayContaining([[1], Array(20).fill(250)]));
});

/** 8 x 8 px with an alpha channel, which is unpacked. */
const SEEN_THROUGH = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQYlWPgcmtqwIcZRoYCAGHNVIEjLE95AAAAAElFTkSuQmCC',
  'base64',
);

test('a document that cannot be drawn answers 175 with its cause, and the next one is written', async () => {
  const withLogo = (logo: Uint8Array) => [receiptDocument({ ...receipt, school: { ...receipt.school, logo } })];
  const broken = Buffer.from(SEEN_THROUGH);
  broken.fill(0xff, broken.indexOf('IDAT') + 4, broken.indexOf('IEND') - 8);
  const bad: [Uint8Array, RegExp][] = [
    [Buffer.from('<svg/>'), /neither PNG nor JPEG/],
    [SEEN_THROUGH.subarray(0, 30), /./],
    [broken, /./],
  ];
  for (const [logo, cause] of bad) {
    const answer = await write({ documents: withLogo(logo) });
    expect(answer).toMatchObject({ refused: 'UNABLE_TO_CREATE_FILE', cause: expect.stringMatching(cause) as string });
    expect(numbersIn((await write({ documents: [numbered(8)] })).file)).toEqual(['8']);
  }
  expect(readPdf((await write({ documents: withLogo(SEEN_THROUGH) })).file)).toHaveLength(1);
});

test('a thread that takes too long, or too much memory, ends and says so', async () => {
  const documents = Array.from({ length: 200 }, (_, at) => numbered(at));
  const ends = (limits: { heapMb: number; withinMs: number }) => write({ documents, limits });
  // No thread starts within a millisecond.
  expect(await ends({ heapMb: 256, withinMs: 1 })).toMatchObject({
    cause: 'A file takes too long to write.',
    sound: false,
  });
  expect(await ends({ heapMb: 8, withinMs: 60_000 })).toMatchObject({
    cause: expect.stringMatching(/memory/) as string,
    sound: false,
  });
  expect(numbersIn((await write({ documents: [numbered(9)] })).file)).toEqual(['9']);
});

test('the thread that is kept for the next document lets its process end', async () => {
  const ended = once(host, 'exit');
  host.disconnect();
  expect(await ended).toEqual([0, null]);
});
