// The fee reports of a school of 20,000 students and 80,000 receipts: pages and files, and the files of 50,000 students, with the
// delay of other calls and the memory of the provider.
import { launch, signIn } from '../lib/provider.mjs';
import { since } from '../lib/run.mjs';
import { engines } from './engines.mjs';
import { during, mostMemory, shares } from './load.mjs';
import { asOwner } from './marks.mjs';
import { fillReports } from './reportRows.mjs';

const STUDENTS = [20_000, 50_000];
const CALLS = 50;
const EXTENSION = { EXCEL: 'spreadsheet', PDF: 'PDF' };

export const PAGES = ['page of a report', 'engine', 'rows of all pages', 'p50 ms', 'p95 ms', 'goal, p95 ms'];
export const FILES = [
  'file of a report',
  'engine',
  'rows',
  'seconds',
  'goal, s',
  'MB',
  'others wait p99 ms',
  'longest ms',
  'most memory, MB',
];

const BOTH = { includeDiscountedStudents: true, includeAdmissionFeeApplicableStudents: true };
const PAGE_CALLS = [
  ['pending fees, first page', 'pending-fee', {}, 0, 100],
  ['pending fees, page 1,000', 'pending-fee', {}, 1_000, '–'],
  ['pending fees, by amount', 'pending-fee', { sortBy: 'pending', sortOrder: 'desc' }, 0, '–'],
  ['pending fees, by name', 'pending-fee', { sortBy: 'studentName', sortOrder: 'asc' }, 0, '–'],
  ['discounts and admission fees', 'student-fee', BOTH, 0, '–'],
];
const FILE_CALLS = [
  [0, 'EXCEL', 3],
  [0, 'PDF', 15],
  [1, 'EXCEL', '–'],
  [1, 'PDF', '–'],
];

const post = (address, token, path, body) =>
  fetch(`${address}/api/reports/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** One call after the other. */
async function measurePage(address, token, school, [what, report, filters, page, goal], engine) {
  const times = [];
  let rows = 0;
  for (let call = 0; call < CALLS; call += 1) {
    const from = performance.now();
    const response = await post(address, token, `${report}?page=${page}&size=10`, {
      ...school,
      classIds: [],
      ...filters,
    });
    const { responseCode, data } = await response.json();
    if (responseCode !== 100 || data.content.length !== 10) throw new Error(`${what} answered ${responseCode}`);
    times.push(performance.now() - from);
    rows = data.totalElements;
  }
  const at = shares(times);
  return [what, engine, rows, at(0.5), at(0.95), goal];
}

/** Reads the file to its last byte: its rows and bytes. */
async function take(address, token, body) {
  const response = await post(address, token, 'pending-fee/download', body);
  const rows = Number(response.headers.get('x-row-count'));
  if (rows === 0) throw new Error(`The file answered ${response.status}: ${await response.text()}`);
  let bytes = 0;
  for await (const part of response.body) bytes += part.length;
  return { rows, bytes };
}

/** The other calls need no query, so that their delay is that of the event loop. */
async function measureFile(provider, address, token, school, [fileFormat, goal], engine) {
  mostMemory(provider.child);
  const before = mostMemory(provider.child);
  let file;
  const { seconds, p99, most } = await during(`${address}/api/openapi.json`, {}, 1, async () => {
    file = await take(address, token, { ...school, classIds: [], fileFormat });
  });
  const memory = mostMemory(provider.child);
  const grown = memory === undefined ? '–' : `${memory} (+${memory - before})`;
  const size = (file.bytes / 1e6).toFixed(1);
  return [`pending fees as ${EXTENSION[fileFormat]}`, engine, file.rows, seconds, goal, size, p99, most, grown];
}

async function measureOn(engine, env, schools) {
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const token = await signIn(address, 'platform');
    const pages = [];
    for (const one of PAGE_CALLS) pages.push(await measurePage(address, token, schools[0], one, engine));
    const files = [];
    for (const [school, ...file] of FILE_CALLS)
      files.push(await measureFile(provider, address, token, schools[school], file, engine));
    return { pages, files };
  } finally {
    await provider.end();
  }
}

async function onEngine(name, env) {
  const first = launch(env);
  await first.ready();
  await first.end();
  const from = performance.now();
  const schools = await asOwner(env, (client) => fillReports(client, STUDENTS));
  console.log(`\n${name}: schools of ${STUDENTS.join(' and ')} students written in ${since(from)}`);
  return measureOn(name, env, schools);
}

/** @returns {Promise<{ pages: (string | number)[][], files: (string | number)[][] }>} rows of PAGES and FILES */
export async function measureReports() {
  const found = [];
  for (const { name, use } of await engines()) found.push(await use((env) => onEngine(name, env)));
  return { pages: found.flatMap(({ pages }) => pages), files: found.flatMap(({ files }) => files) };
}
