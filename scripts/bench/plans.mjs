// The statements of every list and import, ten times on one connection of PostgreSQL, in schools of 2,000 to 200,000 students in a
// database of few schools. From its sixth execution a statement may get a generic plan, which can be bad for one school of many.
import { Blob } from 'node:buffer';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch, PASSWORD } from '../lib/provider.mjs';
import { root, since } from '../lib/run.mjs';
import { engines } from './engines.mjs';
import { workbookOf } from './importRows.mjs';
import { listCalls } from './planCalls.mjs';
import { addMarksRows } from './marksRows.mjs';
import { addReceiptRows } from './receiptRows.mjs';
import { addStudentRows, onServer } from './studentRows.mjs';

const SIZES = [2_000, 20_000, 200_000];
const RECEIPTS_OF_EACH = 3;
/** In larger schools only two classes have marks. */
const MARKS_OF_ALL = 20_000;
const TIMES = 10;
const IMPORTED = 500;
/** Measured once more with the statistics of an empty school, as right after an import. */
const WITHOUT_STATISTICS = 20_000;

export const PLANS = [
  'call',
  'students',
  'first ms',
  'tenth ms',
  'slowest ms',
  'slowest generic plan, ms',
  'its largest node',
];

const built = (file) => import(pathToFileURL(path.join(root, 'build/provider', file)).href);

/** Records the parameters and the duration of each statement of an engine. */
function recording(engine, seen) {
  const query = (connection, setup) => async (statement) => {
    const from = performance.now();
    const result = await connection.query(statement);
    seen.push({ setup, text: statement.text, params: statement.params ?? [], ms: performance.now() - from });
    return result;
  };
  return {
    ...engine,
    transaction: (setup, work) =>
      engine.transaction(setup, (connection) =>
        work({ exec: (text) => connection.exec(text), query: query(connection, setup) }),
      ),
  };
}

/** The node of a plan that handled the most rows, over all of its executions. */
function largestNode(plan) {
  const rows = ({ 'Actual Rows': kept = 0, 'Actual Loops': loops = 1, ...node }) =>
    Math.round(
      (kept + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) * Math.max(loops, 1),
    );
  let largest = { rows: -1, name: '' };
  const visit = (node) => {
    const relation = node['Relation Name'] ?? node['Function Name'] ?? '';
    if (rows(node) > largest.rows) largest = { rows: rows(node), name: `${node['Node Type']} ${relation}`.trim() };
    for (const inner of node.Plans ?? []) visit(inner);
  };
  visit(plan);
  return largest;
}

/** Runs the generic plan of a query once, with the parameters of its slowest execution. */
async function genericPlan(client, { text, params, setup }) {
  const { default: utils } = await import('pg/lib/utils.js');
  const literal = (value) => {
    const prepared = utils.prepareValue(value);
    return prepared === null ? 'NULL' : client.escapeLiteral(String(prepared));
  };
  const values = params.length > 0 ? `(${params.map(literal).join(', ')})` : '';
  try {
    await client.query('BEGIN');
    await client.query(setup);
    await client.query('SET LOCAL plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE bench AS ${text}`);
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE bench${values}`);
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'];
    return { ms, ...largestNode(plan) };
  } finally {
    await client.query('ROLLBACK');
    await client.query('DEALLOCATE ALL');
  }
}

/** The queries of a call, ordered by the duration of their generic plans. */
async function genericPlans(client, seen) {
  const slowest = new Map();
  for (const one of seen)
    if (/^\s*(select|with)\b/i.test(one.text) && !/for (update|share|no key)/i.test(one.text))
      if (!(slowest.get(one.text)?.ms > one.ms)) slowest.set(one.text, one);
  const plans = [];
  for (const one of slowest.values()) plans.push(await genericPlan(client, one));
  return plans.sort((a, b) => b.ms - a.ms);
}

/** The target session of a promotion. */
async function addNextSession(client, schoolId) {
  const { rows } = await client.query(
    `INSERT INTO sessions (school_id, name, name_key, start_date, end_date, status, created_at)
     VALUES ($1, '2027 - 2028', '2027 - 2028', '2027-04-01', '2028-03-31', 'UPCOMING', now()) RETURNING id`,
    [schoolId],
  );
  return rows[0].id;
}

async function placeOf(client, { schoolId, sessionId, marks }, students) {
  const targetSessionId = await addNextSession(client, schoolId);
  const { rows } = await client.query(
    'SELECT class_id AS "classId", student_id AS "studentId" FROM enrolments WHERE school_id = $1 ORDER BY student_id LIMIT 1',
    [schoolId],
  );
  return { schoolId, sessionId, targetSessionId, marks, students, ...rows[0] };
}

/** Calls the real app without the network. */
function callerOf(app, token) {
  return async (method, url, { json, form } = {}) => {
    const request = form && new globalThis.Request('http://bench.local', { method, body: form });
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(request && { 'content-type': request.headers.get('content-type') }),
      },
      ...(json && { payload: json }),
      ...(request && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const { responseCode, responseMsg, data } = response.json();
    return responseCode === 100 ? { data } : { refused: `${response.statusCode}, ${responseCode}: ${responseMsg}` };
  };
}

async function measured(what, students, client, seen, ask) {
  const times = [];
  seen.length = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const from = performance.now();
    const { refused } = await ask(time);
    if (refused !== undefined) return [what, students, '–', '–', '–', '–', refused];
    times.push(Math.round(performance.now() - from));
  }
  const [slowest] = await genericPlans(client, [...seen]);
  const plan = slowest ? [Math.round(slowest.ms), `${slowest.name}, ${slowest.rows} rows`] : ['–', '–'];
  return [what, students, times[0], times.at(-1), Math.max(...times), ...plan];
}

async function importCalls(call, place) {
  const { data: classes } = await call('GET', `/class/all/${place.schoolId}`);
  const places = classes.flatMap(({ className, sections }) =>
    sections.map(({ sectionName }) => ({ className, sectionName })),
  );
  const send = async (url, time, fields) => {
    const file = await workbookOf(places, { count: IMPORTED, from: time * IMPORTED });
    const form = new FormData();
    const values = { schoolId: place.schoolId, sessionId: place.sessionId, ...fields };
    for (const [name, value] of Object.entries(values)) form.set(name, String(value));
    form.set('file', new Blob([file]), 'students.xlsx');
    return call('POST', url, { form });
  };
  return {
    [`check of ${IMPORTED} rows`]: (time) => send('/student/import/check', time, {}),
    [`import of ${IMPORTED} rows`]: (time) => send('/student/import', time, { students: IMPORTED }),
  };
}

async function writeRows(env, students, statistics) {
  const first = launch(env);
  await first.ready();
  await first.end();
  const from = performance.now();
  const [made] = await addStudentRows(env.DATABASE_URL, { schools: 1, each: students, large: [students], statistics });
  const each = students * RECEIPTS_OF_EACH;
  const receipts = await addReceiptRows(env.DATABASE_URL, { each, large: each, statistics });
  const ofSchool = students <= MARKS_OF_ALL;
  const { small } = await onServer(env.DATABASE_URL, (client) => addMarksRows(client, made, { ofSchool, statistics }));
  console.log(`\n${students} students and ${receipts} receipts written in ${since(from)}`);
  return { ...made, marks: small };
}

async function onApp(engine, env, work) {
  const [{ buildApp }, { readSettings }] = await Promise.all(['app.js', 'config.js'].map(built));
  const app = await buildApp({ settings: readSettings(env), engine, protect: false });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

/** Makes the demo's administrator one of this school. */
const moveAdministrator = (client, { schoolId }) =>
  client.query(`
    SET session_replication_role = replica;
    UPDATE users SET school_id = ${schoolId} WHERE user_name = 'admin';
    UPDATE user_privileges SET school_id = ${schoolId} WHERE user_id = (SELECT id FROM users WHERE user_name = 'admin');
    RESET session_replication_role`);

async function inSchoolOf(students, { statistics }, env) {
  const made = await writeRows(env, students, statistics);
  const { default: pg } = await import('pg');
  const { openPostgres } = await built('database/postgres.js');
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  const engine = openPostgres(env.DATABASE_URL);
  const seen = [];
  await client.connect();
  try {
    return await onApp(recording(engine, seen), env, async (app) => {
      await moveAdministrator(client, made);
      const { data } = await callerOf(app)('POST', '/auth/login', { json: { userName: 'admin', password: PASSWORD } });
      const call = callerOf(app, data.accessToken);
      const place = await placeOf(client, made, students);
      const shown = statistics ? students : `${students}, no statistics`;
      const rows = [];
      for (const [what, [method, url, json]] of Object.entries(listCalls(place)))
        rows.push(await measured(what, shown, client, seen, () => call(method, url, json && { json })));
      for (const [what, ask] of Object.entries(await importCalls(call, place)))
        rows.push(await measured(what, shown, client, seen, ask));
      return rows;
    });
  } finally {
    await client.end();
    await engine.close();
  }
}

/** @returns {Promise<(string | number)[][]>} rows of PLANS */
export async function measurePlans() {
  const found = [];
  const cases = [
    ...SIZES.map((students) => ({ students, statistics: true })),
    { students: WITHOUT_STATISTICS, statistics: false },
  ];
  for (const { name, use } of await engines())
    if (name !== 'embedded')
      for (const { students, ...how } of cases) found.push(...(await use((env) => inSchoolOf(students, how, env))));
  return found;
}
