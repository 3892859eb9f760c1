// The second wall: what the database itself lets a transaction see and change, with every filter of the application off.
import { bareWrite, resetProvider, sql, type ScopedAnswer, runScoped, signInUncached } from '../../support/provider';
import { tableNames, tables } from '../support/tables';

type Scope = Parameters<typeof runScoped>[0];

const INSUFFICIENT_PRIVILEGE = '42501';
const UNIQUE_VIOLATION = '23505';

/** Whose row it is, where the table has no column school_id. A new table without that column has to be written down here. */
const OWNER: Readonly<Record<string, string>> = {
  schools: 'id',
  sign_ins: '(SELECT school_id FROM users WHERE users.id = user_id)',
};
/** A user's own, wherever that user works. */
const OF_USER = 'idempotency_keys';
/** Tables no school owns, and the only scope that sees them. */
const BESIDE_SCHOOLS: Readonly<Record<string, Scope>> = {
  installation: 'platform',
  refresh_tokens: 'sign-in',
  sign_in_attempts: 'sign-in',
};
/** Walled off from the application altogether: it asks definer functions, which stay inside the transaction's school. */
const BEHIND_FUNCTIONS = ['student_words'];
/** The definer functions: the two that are asked, and two of triggers, which nobody can call. */
const DEFINERS = ['clear_old_refusals', 'find_students', 'keep_parent_words', 'keep_student_words'];
/** What the sign-in scope, in which it is not yet known who calls, may read of the school-owned tables. */
const READ_AT_SIGN_IN = ['audit_entries', 'schools', 'sign_ins', 'user_privileges', 'users'];
/** A person signs in before the school is known, and the audit trail and the sign-ins are written then. */
const WRITTEN_AT_SIGN_IN = ['audit_entries', 'sign_ins', 'users'];
const APPEND_ONLY = [
  ...['audit_entries', 'student_history', 'fee_certificates', 'promotions'],
  ...['discount_changes', 'receipt_reversals'],
];
/** Rows of these are added, and deleted or kept, but never changed. */
const NEVER_CHANGED = [...APPEND_ONLY, 'opening_balances'];
/** No row of these is ever deleted. */
const KEPT = [...APPEND_ONLY, 'receipts', 'student_fees', 'promotion_runs', 'student_certificates', 'cash_counts'];

const columnsOf = (table: string) => tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
/** The columns that a statement may write. */
const writtenOf = (table: string): string[] =>
  tables
    .find(({ name }) => name === table)
    ?.columns.filter(({ generated }) => generated === undefined)
    .map(({ name }) => name) ?? [];
const ownerOf = (table: string) => OWNER[table] ?? (columnsOf(table).includes('school_id') ? 'school_id' : undefined);
const schoolOwned = tableNames.filter(
  (table) => !(table in BESIDE_SCHOOLS) && table !== OF_USER && !BEHIND_FUNCTIONS.includes(table),
);
const plainColumn = (table: string) => writtenOf(table).at(-1) ?? '';

/** Places of rows, as the owner of the database sees them. */
async function placesOf(table: string, where: string): Promise<string[]> {
  const rows = await sql<{ place: string }>(`SELECT ctid::text AS place FROM ${table} WHERE ${where} ORDER BY ctid`);
  return rows.map(({ place }) => place);
}

async function inScope(scope: Scope, schoolId: number | null, statement: string): Promise<ScopedAnswer> {
  const [answer] = await runScoped(scope, schoolId, [statement]);
  if (!answer) throw new Error('The statement was not answered.');
  return answer;
}

async function seenBy(scope: Scope, schoolId: number | null, table: string): Promise<unknown[]> {
  const answer = await inScope(scope, schoolId, `SELECT ctid::text AS place FROM ${table} ORDER BY ctid`);
  expect(answer.error).toBeUndefined();
  return answer.rows?.map((row) => row['place']) ?? [];
}

/** Writes the rows of one school once more, exactly as they are. */
async function insertAgain(table: string, where: string): Promise<string> {
  const [row] = await sql<{ rows: string }>(`SELECT json_agg(t)::text AS rows FROM ${table} t WHERE ${where}`);
  const text = (row?.rows ?? '').replaceAll("'", "''");
  const columns = writtenOf(table).join(', ');
  return `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(null::${table}, '${text}')`;
}

const touch = (table: string) => `UPDATE ${table} SET ${plainColumn(table)} = ${plainColumn(table)}`;
const remove = (table: string, places: string[]) =>
  `DELETE FROM ${table} WHERE ctid::text IN (${places.map((place) => `'${place}'`).join(', ')})`;

/** Twins: whatever the first school has, the second has too. */
beforeAll(async () => {
  await resetProvider();
  for (const userName of ['admin', 'admin2']) await signInUncached(userName);
  await sql(`INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at)
    SELECT id, 'one and the same key', 'hash', '{}', now() FROM users WHERE user_name IN ('admin', 'admin2')`);
  // One row of each school is enough; the demo has thousands.
  for (const table of ['student_marks', 'exam_attendance']) await sql(`DELETE FROM ${table}`);
  await sql(`INSERT INTO student_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, component, marks, modified_at)
    SELECT DISTINCT ON (e.school_id) e.school_id, e.session_id, e.class_id, e.id, s.subject_id, p.student_id, 'theory', 41, now()
      FROM exams e JOIN class_subjects s USING (school_id, session_id, class_id)
      JOIN enrolments p USING (school_id, session_id, class_id)`);
  await sql(`INSERT INTO exam_attendance (school_id, session_id, class_id, exam_id, student_id, kind, days, modified_at)
    SELECT school_id, session_id, class_id, exam_id, student_id, 'student', 190, now() FROM student_marks`);
  await sql(`INSERT INTO student_remarks (school_id, session_id, student_id, remark, modified_at)
    SELECT school_id, session_id, student_id, 'Works hard', now() FROM student_marks`);
  await sql(`INSERT INTO result_rules (school_id, session_id, pass_percent, annual_paper_percent, first_percent, second_percent,
      third_percent, distinction_percent, max_supplementary_subjects, medical_leaves_out, grade_scale, declaration_required,
      created_at, modified_at)
    SELECT school_id, session_id, 36, 20, 60, 48, 36, 75, 2, '{}', '[]', false, now(), now() FROM student_marks`);
  await sql(`INSERT INTO promotion_runs (school_id, source_session_id, target_session_id, class_ids, exclude_failed, not_eligible, left_out,
      created_at, created_by, undone_at, undone_by)
    SELECT school_id, min(id), max(id), '{}', false, 0, 0, now(), 1, now(), 1 FROM sessions GROUP BY school_id`);
  await sql(`INSERT INTO promotions (school_id, run_id, student_id, outcome, reason, from_class_id)
    SELECT r.school_id, r.id, min(e.student_id), 'PASSED_OUT', 'PASSED', min(e.class_id) FROM promotion_runs r
      JOIN enrolments e USING (school_id) GROUP BY r.school_id, r.id`);
  await sql(`INSERT INTO fee_certificates (school_id, certificate_no, student_id, session_id, content, amount, issued_on, created_by, created_at)
    SELECT school_id, 4711, min(student_id), min(session_id), repeat('0', 64), 1, '2026-07-15', 1, now() FROM enrolments GROUP BY school_id`);
  await sql(`INSERT INTO opening_imports (school_id, session_id, file_name, students, paid, discount, brought_forward, created_by,
      created_at, reversed_at, reversed_by)
    SELECT school_id, min(session_id), 'opening.xlsx', 1, 1, 0, 0, 1, now(), now(), 1 FROM enrolments GROUP BY school_id`);
  await sql(`INSERT INTO opening_balances (school_id, session_id, student_id, import_id, file_row, paid, brought_forward, discount,
      created_by, created_at)
    SELECT m.school_id, m.session_id, min(e.student_id), m.id, 2, 1, 0, 0, 1, now() FROM opening_imports m
      JOIN enrolments e USING (school_id, session_id) GROUP BY m.school_id, m.session_id, m.id`);
  await sql(`INSERT INTO discount_changes (school_id, session_id, student_id, before, after, source, changed_by, changed_at)
    SELECT school_id, min(session_id), min(student_id), 0, 1, 'FEES', 1, now() FROM enrolments
      WHERE session_id IN (SELECT min(session_id) FROM enrolments GROUP BY school_id) GROUP BY school_id`);
  await sql(`INSERT INTO receipt_reversals (school_id, receipt_id, confirmed_at, reason, reversed_by, reversed_at)
    SELECT school_id, min(id), now(), 'Wrong', 1, now() FROM receipts GROUP BY school_id`);
  await sql(`INSERT INTO cash_counts (school_id, day, cashier_id, count_500, count_200, count_100, count_50, count_20, count_10, count_5,
      count_2, count_1, other_coins, counted_by, created_at, modified_at)
    SELECT id, '2026-07-15', 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 1, now(), now() FROM schools`);
  await sql(
    `INSERT INTO import_headings (school_id, reader, heading_key, field) SELECT id, 'STUDENTS', 'pupil', 'studentName' FROM schools`,
  );
  await sql(`INSERT INTO student_certificates (school_id, type, certificate_no, student_id, session_id, issued_on, student_name, name_key,
      content, created_by, created_at, cancelled_at, cancelled_by, cancel_reason)
    SELECT school_id, 'BONAFIDE', 4711, min(student_id), min(session_id), '2026-07-15', 'Tara', 'tara', '{}', 1, now(), now(), 1, 'Wrong name'
      FROM enrolments GROUP BY school_id`);
});

test('B2 every table has row-level security, even for its owner, and the application owns none of them', async () => {
  const found = await sql<{ name: string; walled: boolean; policies: number; owner: string }>(`
    SELECT relname AS name, relrowsecurity AND relforcerowsecurity AS walled, pg_get_userbyid(relowner) AS owner,
           (SELECT count(*)::integer FROM pg_policy WHERE polrelid = pg_class.oid) AS policies
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> 'migrations' ORDER BY 1`);
  expect(found.filter(({ walled, policies }) => !walled || policies === 0)).toEqual([]);
  expect(found.map(({ name }) => name).sort()).toEqual([...tableNames].sort());
  expect(found.filter(({ owner }) => owner === 'portal_app')).toEqual([]);
  const [role] = await sql(
    `SELECT rolsuper, rolbypassrls, rolcreaterole, rolcanlogin FROM pg_roles WHERE rolname = 'portal_app'`,
  );
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false });
  expect(await inScope('platform', null, 'SELECT * FROM migrations')).toMatchObject({
    sqlState: INSUFFICIENT_PRIVILEGE,
  });
  expect(await inScope('platform', null, 'CREATE TABLE mine (id integer)')).toMatchObject({
    sqlState: INSUFFICIENT_PRIVILEGE,
  });
});

test('B2 a view or function never gives its owner’s rights, except those that stay inside the school, or in the scope upkeep, themselves', async () => {
  const around = await sql(`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm')
      AND NOT coalesce(reloptions::text LIKE '%security_invoker=true%', false)
    UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef
      AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') ORDER BY 1`);
  expect(around).toEqual(DEFINERS.map((name) => ({ name })));
  for (const name of ['keep_parent_words', 'keep_student_words']) {
    const [trigger] = await runScoped('platform', null, [`SELECT ${name}()`]);
    expect(trigger?.error).toMatch(/trigger/);
  }
  await sql("INSERT INTO audit_entries (at, event, request_id) VALUES (now() - interval '2 years', 'denied', 'old')");
  for (const scope of ['school', 'platform', 'sign-in'] as const) {
    const [cleared] = await runScoped(scope, 1, ["SELECT clear_old_refusals('infinity', 1) AS gone"]);
    expect(cleared?.rows).toEqual([{ gone: 0 }]);
  }
});

test('B2 a reference between two tables of a school includes the school: no row refers to another school’s', async () => {
  const blind = await sql(`
    WITH owned AS (SELECT attrelid, attnum FROM pg_attribute WHERE attname = 'school_id' AND NOT attisdropped)
    SELECT c.conrelid::regclass::text AS child, c.confrelid::regclass::text AS parent, c.conname AS name FROM pg_constraint c
    JOIN owned child ON child.attrelid = c.conrelid JOIN owned parent ON parent.attrelid = c.confrelid
    WHERE c.contype = 'f' AND NOT (child.attnum = ANY (c.conkey) AND parent.attnum = ANY (c.confkey))
      AND NOT EXISTS (SELECT 1 FROM pg_constraint twin WHERE twin.contype = 'f' AND twin.conrelid = c.conrelid
        AND twin.confrelid = c.confrelid AND child.attnum = ANY (twin.conkey) AND twin.conkey @> c.conkey)`);
  expect(blind).toEqual([]);
});

describe.each(schoolOwned)('%s', (table) => {
  const owner = ownerOf(table) ?? 'no owner is known: add the table to this test';
  let own: string[];
  let foreign: string[];

  beforeAll(async () => {
    own = await placesOf(table, `${owner} = 1`);
    foreign = await placesOf(table, `${owner} = 2`);
  });

  test('B2 holds rows of two schools, so that the tests below can fail', () => {
    expect(own.length).toBeGreaterThan(0);
    expect(foreign.length).toBeGreaterThan(0);
  });

  test('AUTH-42 a school sees its own rows and no others', async () => {
    expect(await seenBy('school', 1, table)).toEqual(own);
    expect(await seenBy('school', 2, table)).toEqual(foreign);
  });

  test('B2 a school changes its own rows and no others', async () => {
    const answer = await inScope('school', 1, touch(table));
    if (NEVER_CHANGED.includes(table)) expect(answer).toMatchObject({ sqlState: INSUFFICIENT_PRIVILEGE });
    else expect(answer).toMatchObject({ rowCount: own.length });
  });

  if (columnsOf(table).includes('school_id') && !NEVER_CHANGED.includes(table))
    test('B2 a school cannot give its rows to another school', async () => {
      expect(await inScope('school', 1, `UPDATE ${table} SET school_id = 2`)).toMatchObject({
        sqlState: INSUFFICIENT_PRIVILEGE,
      });
    });

  test('B2 a school adds rows for itself and for no other', async () => {
    const mine = await inScope('school', 1, await insertAgain(table, `${owner} = 1`));
    expect(mine).toMatchObject({ sqlState: UNIQUE_VIOLATION });
    const theirs = await inScope('school', 1, await insertAgain(table, `${owner} = 2`));
    expect(theirs).toMatchObject({ sqlState: INSUFFICIENT_PRIVILEGE });
  });

  test('B2 a school deletes no row of another', async () => {
    const answer = await inScope('school', 1, remove(table, foreign));
    if (KEPT.includes(table)) expect(answer).toMatchObject({ sqlState: INSUFFICIENT_PRIVILEGE });
    else expect(answer).toMatchObject({ rowCount: 0 });
  });

  test.each(['', 'school'] as const)('B2 without a school (scope %p) no row is seen', async (scope) => {
    expect(await seenBy(scope, null, table)).toEqual([]);
    expect(await inScope(scope, null, await insertAgain(table, `${owner} = 1`))).toMatchObject({
      sqlState: INSUFFICIENT_PRIVILEGE,
    });
  });

  test('B2 the platform sees every school’s rows', async () => {
    expect(await seenBy('platform', null, table)).toEqual(await placesOf(table, 'true'));
  });

  test('B2 before it is known who calls, only what a sign-in needs is seen and written', async () => {
    const all = await placesOf(table, 'true');
    expect(await seenBy('sign-in', null, table)).toEqual(READ_AT_SIGN_IN.includes(table) ? all : []);
    const answer = await inScope('sign-in', null, await insertAgain(table, `${owner} = 1`));
    expect(answer).toMatchObject({
      sqlState: WRITTEN_AT_SIGN_IN.includes(table) ? UNIQUE_VIOLATION : INSUFFICIENT_PRIVILEGE,
    });
  });
});

test.each(BEHIND_FUNCTIONS)('B2 the application cannot use %s in any scope', async (table) => {
  for (const [scope, schoolId] of [
    ['school', 1],
    ['platform', null],
    ['sign-in', null],
    ['', null],
  ] as const)
    for (const statement of [`SELECT * FROM ${table}`, touch(table), `DELETE FROM ${table}`, `TRUNCATE ${table}`])
      expect(await inScope(scope, schoolId, statement)).toMatchObject({ sqlState: INSUFFICIENT_PRIVILEGE });
});

test('B2 a search finds students of the transaction’s school alone, and none without a school', async () => {
  const all = "SELECT student_id AS id FROM find_students('{%}') ORDER BY 1";
  const ofSchool = async (schoolId: number) =>
    sql<{ id: number }>('SELECT id FROM students WHERE school_id = $1 ORDER BY 1', [schoolId]);
  for (const schoolId of [1, 2]) {
    expect((await inScope('school', schoolId, all)).rows).toEqual(await ofSchool(schoolId));
    expect((await ofSchool(schoolId)).length).toBeGreaterThan(50);
  }
  for (const scope of ['platform', 'sign-in', '', 'school'] as const)
    expect((await inScope(scope, null, all)).rows).toEqual([]);
  const hostile = `'%'' OR true --', '%'`;
  for (const arrays of [`ARRAY[${hostile}]`, `ARRAY['no', '%'], ARRAY[${hostile}]`])
    expect((await inScope('school', 1, `SELECT * FROM find_students(${arrays})`)).rows).toEqual([]);
});

describe.each(Object.entries(BESIDE_SCHOOLS))('%s', (table, only) => {
  test(`B2 is seen in the scope ${only} alone, by no school`, async () => {
    const all = await placesOf(table, 'true');
    expect(all.length).toBeGreaterThan(0);
    for (const scope of ['platform', 'sign-in', ''] as const)
      expect(await seenBy(scope, null, table)).toEqual(scope === only ? all : []);
    expect(await seenBy('school', 1, table)).toEqual([]);
    expect(await inScope('school', 1, touch(table))).toMatchObject({ rowCount: 0 });
    expect(await inScope('school', 1, await insertAgain(table, 'true'))).toMatchObject({
      sqlState: INSUFFICIENT_PRIVILEGE,
    });
  });
});

test('B2 an idempotency key is seen and added by its own user alone, in a school and beside it', async () => {
  const users = await sql<{ id: number; school: number | null }>(
    'SELECT id, school_id AS school FROM users ORDER BY id',
  );
  const statements = [
    `SELECT user_id FROM ${OF_USER}`,
    `UPDATE ${OF_USER} SET answer = null`,
    `DELETE FROM ${OF_USER}`,
    `INSERT INTO ${OF_USER} (user_id, key, request_hash, created_at) VALUES (${users[1]?.id}, 'another', 'hash', now())`,
  ];
  const keyed = (await sql<{ id: number }>(`SELECT user_id AS id FROM ${OF_USER}`)).map(({ id }) => id);
  expect(keyed).toHaveLength(2);
  for (const { id, school } of users) {
    const own = keyed.includes(id) ? 1 : 0;
    const [seen, changed, deleted, added] = await runScoped(
      school === null ? 'platform' : 'school',
      school,
      statements,
      id,
    );
    expect(seen?.rows).toEqual(own ? [{ user_id: id }] : []);
    expect([changed?.rowCount, deleted?.rowCount]).toEqual([own, own]);
    expect(added).toMatchObject(id === users[1]?.id ? { rowCount: 1 } : { sqlState: INSUFFICIENT_PRIVILEGE });
  }
  const [nobody] = await runScoped('sign-in', null, statements);
  expect(nobody?.rows).toEqual([]);
});

test('B2 a platform user writes inside a school: the audit row is the school’s, the idempotency key the user’s', async () => {
  const [platform] = await sql<{ id: number }>("SELECT id FROM users WHERE user_name = 'platform'");
  const actor = { userId: platform?.id ?? 0, schoolId: null };
  expect(await bareWrite(actor, 2, 'a key of the platform')).toEqual({ ran: true });
  expect(await bareWrite(actor, 2, 'a key of the platform')).toEqual({ ran: false });
  expect(await sql("SELECT school_id, user_id FROM audit_entries WHERE event = 'bareWrite'")).toEqual([
    { school_id: 2, user_id: actor.userId },
  ]);
});

test('B2 of a promotion only time and user of its undo can be changed', async () => {
  // The id is generated, which is another error.
  for (const column of columnsOf('promotion_runs').filter((name) => name !== 'id'))
    expect([column, await inScope('school', 1, `UPDATE promotion_runs SET ${column} = ${column}`)]).toMatchObject([
      column,
      column.startsWith('undone_') ? { rowCount: 1 } : { sqlState: INSUFFICIENT_PRIVILEGE },
    ]);
});

test('B2 a school cannot give its privileges to another school’s user', async () => {
  const [stranger] = await sql<{ id: number }>("SELECT id FROM users WHERE user_name = 'admin2'");
  const grant = `INSERT INTO user_privileges (user_id, privilege_id, school_id) VALUES (${stranger?.id}, 99, 1)`;
  expect(await inScope('school', 1, grant)).toMatchObject({ sqlState: '23503' });
});

test.each(['school', 'platform', 'sign-in'] as const)(
  'E4 the audit trail is append-only in the scope %s',
  async (scope) => {
    for (const statement of [
      "UPDATE audit_entries SET event = 'nothing'",
      'DELETE FROM audit_entries',
      'TRUNCATE audit_entries',
    ])
      expect(await inScope(scope, scope === 'school' ? 1 : null, statement)).toMatchObject({
        sqlState: INSUFFICIENT_PRIVILEGE,
      });
  },
);
