// The lists of students: many schools and few on PostgreSQL, one school on the embedded engine.
import { Blob } from 'node:buffer';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { call, launch, signIn } from '../lib/provider.mjs';
import { root, since } from '../lib/run.mjs';
import { engines } from './engines.mjs';
import { measure, mostMemory } from './load.mjs';
import { addStudentRows } from './studentRows.mjs';

/** A state and a society: the planner estimates differently in a database of few schools. */
const DATABASES = [
  { schools: 500, each: 2_000, large: [20_000, 50_000] },
  { schools: 4, each: 2_000, large: [20_000, 50_000] },
];
const ON_EMBEDDED = 2_000;

/** Searches of a fee counter: parts of names, and a code. */
const SEARCHES = ['arm', 'asha', 'kum', 'priya sha', 'ra', '1005', 'singh', 'ver'];
/** Searches by a mobile or a part of one, a father, and a student with the father. */
const FAMILY_SEARCHES = [
  '9158386340',
  '91583',
  '+91 92613 37461',
  '4512',
  'ramesh',
  'asha mahesh',
  'suresh sha',
  'kavita jos',
];

/** A call to the list whose body changes with each request. */
function listCall(token, bodies) {
  let at = 0;
  return {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: () => JSON.stringify(bodies[at++ % bodies.length]),
  };
}

async function figures(address, token, what, bodies) {
  const { perSecond, p50, p95, p99, refused } = await measure(
    `${address}/api/student/all/paged?pages=0&size=10`,
    listCall(token, bodies),
  );
  return [what, perSecond, p50, p95, p99, refused];
}

const searching = (texts) => (place) => texts.map((searchText) => ({ ...place, searchText }));
const byName = searching(SEARCHES);
const byFamily = searching(FAMILY_SEARCHES);
/** The filter of the sibling search: no session, no class. */
const inWholeSchool = ({ schoolId }) =>
  searching([...FAMILY_SEARCHES, 'asha', 'singh', '1005'])({
    schoolId,
    classId: -1,
    sectionId: -1,
    registrationStatus: 'COMPLETE',
  });

/** Plans of the provider's queries for the role of the application. */
async function plans(url, { schoolId, sessionId }) {
  const built = (file) => import(pathToFileURL(path.join(root, 'build/provider', file)).href);
  const { openPostgres } = await built('database/postgres.js');
  const { scopedDatabase } = await built('database/scope.js');
  const { listPage } = await built('domains/students/list/list.queries.js');
  const engine = openPostgres(url);
  const explained = [];
  const explaining = {
    ...engine,
    transaction: (setup, work) =>
      engine.transaction(setup, (connection) =>
        work({
          ...connection,
          exec: (sql) => connection.exec(sql),
          query: async (statement) => {
            const { rows } = await connection.query({
              ...statement,
              rowMode: 'array',
              text: `EXPLAIN (ANALYZE, COSTS OFF) ${statement.text}`,
            });
            explained.push(rows.map(([line]) => line).join('\n'));
            return connection.query(statement);
          },
        }),
      ),
  };
  try {
    for (const searchText of ['', 'arm'])
      await scopedDatabase(explaining).read({ kind: 'school', schoolId }, (db) =>
        listPage(db, { schoolId, sessionId, searchText }, 0, 10),
      );
  } finally {
    await engine.close();
  }
  return explained;
}

async function onDatabase(env, size) {
  const first = launch(env);
  await first.ready();
  await first.end();
  const from = performance.now();
  const places = await addStudentRows(env.DATABASE_URL, size);
  console.log(`\nThe students of ${size.schools} schools written in ${since(from)}`);
  for (const plan of await plans(env.DATABASE_URL, places[0])) console.log(`\n${plan}`);
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const token = await signIn(address, 'platform');
    const [large, largest, ...small] = places;
    const some = small.slice(0, 40);
    const calls = [
      await figures(address, token, 'first page, schools of 2,000', small),
      await figures(address, token, 'first page, school of 20,000', [large]),
      await figures(address, token, 'first page by class, school of 20,000', [{ ...large, sortBy: 'className' }]),
      await figures(address, token, 'search, schools of 2,000', some.flatMap(byName)),
      await figures(address, token, 'search, school of 20,000', byName(large)),
      await figures(address, token, 'search by mobile or father, schools of 2,000', some.flatMap(byFamily)),
      await figures(address, token, 'search by mobile or father, school of 20,000', byFamily(large)),
      await figures(address, token, 'look-up in the whole school, schools of 2,000', some.flatMap(inWholeSchool)),
      await figures(address, token, 'look-up in the whole school, school of 20,000', inWholeSchool(large)),
    ].map(([what, ...rest]) => [what, `PostgreSQL, ${size.schools} schools`, ...rest]);
    const downloads = [
      await download(provider, address, token, small[0], size.each),
      await download(provider, address, token, largest, size.large[1]),
    ];
    return { calls, downloads };
  } finally {
    await provider.end();
  }
}

/** Downloads the file of a whole school to its last byte. */
async function download({ child }, address, token, place, students) {
  mostMemory(child);
  const from = performance.now();
  const { headers, body } = listCall(token, [place]);
  const response = await fetch(`${address}/api/student/export`, { method: 'POST', headers, body: body() });
  if (!response.ok) throw new Error(`The download answered ${response.status}`);
  let bytes = 0;
  for await (const part of response.body) bytes += part.length;
  return [students, since(from), Math.round(bytes / 1024), mostMemory(child) ?? '–'];
}

/** Registers through the API, four at a time. */
async function register(address, token, { schoolId, sessionId }) {
  const classes = await call(address, 'GET', `/class/all/${schoolId}`, { token });
  const places = classes.flatMap(({ classId, sections }) =>
    sections.map(({ sectionId }) => ({ sessionId, classId, sectionId })),
  );
  let next = 0;
  const clerk = async () => {
    for (let at = next++; at < ON_EMBEDDED; at = next++) {
      const form = new FormData();
      const student = {
        schoolId,
        studentName: `Asha ${String.fromCharCode(65 + (at % 26))}arma Number${at}`,
        gender: 'FEMALE',
        dateOfBirth: '2015-05-05',
        admissionDate: '2026-04-06',
        mobileNo: `9${String((at * 7_919_317) % 1_000_000_000).padStart(9, '0')}`,
        address1: 'Station Road',
        district: 'Jaipur',
        block: 'Sanganer',
        pinCode: '302001',
        parentsInfo: [{ type: 'FATHER', name: `${['Ramesh', 'Suresh', 'Mahesh', 'Gopal', 'Vinod'][at % 5]} Sharma` }],
        enrollments: [places[at % places.length]],
      };
      form.append('student', new Blob([JSON.stringify(student)], { type: 'application/json' }));
      await call(address, 'POST', '/student/register', { token, form });
    }
  };
  await Promise.all([clerk(), clerk(), clerk(), clerk()]);
}

async function onEmbedded(env) {
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const token = await signIn(address, 'admin2');
    const { schoolId } = await call(address, 'GET', '/user/info', { token });
    const sessions = await call(address, 'GET', `/session/all/${schoolId}`, { token });
    const place = { schoolId, sessionId: sessions.find(({ status }) => status === 'ACTIVE').sessionId };
    const from = performance.now();
    await register(address, token, place);
    const perSecond = Math.round(ON_EMBEDDED / ((performance.now() - from) / 1000));
    const calls = [
      ['registrations, 4 clerks', 'embedded', perSecond, '–', '–', '–', 0],
      ...[
        await figures(address, token, 'first page, a school of 2,000', [place]),
        await figures(address, token, 'search, a school of 2,000', byName(place)),
        await figures(address, token, 'search by mobile or father, a school of 2,000', byFamily(place)),
        await figures(address, token, 'look-up in the whole school, a school of 2,000', inWholeSchool(place)),
      ].map(([what, ...rest]) => [what, 'embedded', ...rest]),
    ];
    return { calls, downloads: [] };
  } finally {
    await provider.end();
  }
}

/** Headings of `calls` and `downloads`. */
export const CALLS = ['call', 'engine', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'refused'];
export const DOWNLOADS = ['download, students', 'time', 'KB', 'most memory of the provider, MB'];

/** @returns {Promise<{ calls: (string | number)[][], downloads: (string | number)[][] }>} */
export async function measureStudents() {
  const calls = [];
  const downloads = [];
  for (const { name, use } of await engines()) {
    const works = name === 'embedded' ? [onEmbedded] : DATABASES.map((size) => (env) => onDatabase(env, size));
    for (const work of works) {
      const found = await use(work);
      calls.push(...found.calls);
      downloads.push(...found.downloads);
    }
  }
  return { calls, downloads };
}
