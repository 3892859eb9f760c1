// Marksheets of a class of 60, 500 and 1,000 students with 12 subjects, six exams and photographs, as an archive and as one PDF, with
// the delay of other calls.
import { launch, signIn } from '../lib/provider.mjs';
import { during, mostMemory } from './load.mjs';
import { asOwner } from './marks.mjs';
import { addMarksheetRows, SECTIONS } from './marksheetRows.mjs';
import { fillStudents } from './studentRows.mjs';

const STUDENTS = { schools: 1, each: 2_000, large: [2_000] };
const ALL = Object.values(SECTIONS).reduce((sum, count) => sum + count, 0);

const RUNS = [
  [SECTIONS.A, 'A', 'ZIP'],
  [SECTIONS.A, 'A', 'PDF'],
  [SECTIONS.B, 'B', 'ZIP'],
  [SECTIONS.B, 'B', 'PDF'],
  [ALL, undefined, 'ZIP'],
];
const named = { ZIP: 'an archive', PDF: 'one PDF' };

async function take(url, token, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.headers.get('x-row-count') === null) throw new Error(`${response.status}: ${await response.text()}`);
  let size = 0;
  for await (const part of response.body) size += part.length;
  return size;
}

async function measureOn(engine, env, { place, sections }) {
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const token = await signIn(address, 'platform');
    const url = `${address}/api/result/exams/students/card/download`;
    // Starts the thread first, so that the memory of later runs is only that of the files.
    await take(url, token, { ...place, sectionId: sections.A, format: 'PDF' });
    const rows = [];
    for (const [count, section, format] of RUNS) {
      const body = { ...place, sectionId: sections[section] ?? null, format };
      mostMemory(provider.child);
      const before = mostMemory(provider.child);
      let size = 0;
      const { seconds, p99, most } = await during(`${address}/api/openapi.json`, {}, 1, async () => {
        size = await take(url, token, body);
      });
      const memory = mostMemory(provider.child);
      const grown = memory === undefined ? '–' : `${memory} (+${memory - before})`;
      const what = `${count} marksheets in ${named[format]}, ${(size / 1e6).toFixed(1)} MB`;
      rows.push([what, engine, seconds, '–', '–', p99, most, grown]);
    }
    return rows;
  } finally {
    await provider.end();
  }
}

/** @returns {Promise<(string | number)[][]>} rows of DOCUMENTS */
export async function measureMarksheets(engine, env) {
  const first = launch(env);
  await first.ready();
  await first.end();
  const written = await asOwner(env, async (client) => {
    const [school] = await fillStudents(client, STUDENTS);
    return addMarksheetRows(client, school);
  });
  return measureOn(engine, env, written);
}
