// The history of a student with 500 changes among many audit entries: the first page, and one in the middle.
import { launch, signIn } from '../lib/provider.mjs';
import { since } from '../lib/run.mjs';
import { engines } from './engines.mjs';
import { measure } from './load.mjs';
import { asOwner } from './marks.mjs';

/** By engine: the embedded database serves one school. */
const ENTRIES = { embedded: 500_000, PostgreSQL: 5_000_000 };
const CHANGES = 500;
const SCHOOL_ID = 1;

export const HISTORY = ['history', 'engine', 'audit entries', 'p50 ms', 'p95 ms', 'goal, p95 ms'];

/** Changes of all students in turn, and those of the first one. */
const FILL = (from, to, student) => `
  INSERT INTO audit_entries (at, school_id, user_id, event, request_id, details)
  SELECT now(), ${SCHOOL_ID}, 2, 'updateStudent', 'bench',
         jsonb_build_object('entity', 'student', 'id', ${student},
           'before', jsonb_build_object('district', 'Jaipur', 'mobileNo', 'XXXXXX' || n % 10000),
           'after', jsonb_build_object('district', 'Ajmer', 'mobileNo', 'XXXXXX' || (n + 1) % 10000))
    FROM generate_series(${from}, ${to}) AS n`;

async function fill(client, entries) {
  const { rows } = await client.query(`SELECT id FROM students WHERE school_id = ${SCHOOL_ID} ORDER BY id LIMIT 1`);
  const [{ id }] = rows;
  await client.query(FILL(1, entries, `${id + 1} + n % 500`));
  await client.query(FILL(1, CHANGES, `${id}`));
  await client.query('ANALYZE audit_entries');
  const { rows: middle } = await client.query(`SELECT max(id) - ${CHANGES / 2} AS id FROM audit_entries`);
  return { studentId: id, middle: Number(middle[0].id) };
}

async function onEngine(engine, env) {
  const first = launch(env);
  await first.ready();
  await first.end();
  const from = performance.now();
  const entries = ENTRIES[engine];
  const { studentId, middle } = await asOwner(env, (client) => fill(client, entries));
  console.log(`\n${engine}: ${entries} audit entries written in ${since(from)}`);
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const headers = { authorization: `Bearer ${await signIn(address, 'admin')}` };
    const page = `${address}/api/history?schoolId=${SCHOOL_ID}&entity=STUDENT&id=${studentId}`;
    const rows = [];
    for (const [what, url] of [
      [`first page of ${CHANGES} changes`, page],
      ['a page in the middle', `${page}&before=${middle}`],
    ]) {
      const { p50, p95 } = await measure(url, { clients: 1, headers });
      rows.push([what, engine, entries, p50, p95, 50]);
    }
    return rows;
  } finally {
    await provider.end();
  }
}

/** @returns {Promise<(string | number)[][]>} rows of HISTORY */
export async function measureHistory() {
  const found = [];
  for (const { name, use } of await engines()) found.push(...(await use((env) => onEngine(name, env))));
  return found;
}
