// The export of one student's data, and the erasure of a deleted student.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as XLSX from '@e965/xlsx';
import { engine, resetProvider, signIn, sql, type Answer } from '../../support/provider';
import { onServer } from '../faults/ownProvider';
import { filledInstallation, newPath, removeAll, runCommand, SECRET, startCommand, succeed } from '../support/commands';
import { bearer, send } from '../support/http';
import { FIRST } from '../support/schools';
import { list, type Page } from '../support/students';
import { issueBonafide, leaveAudit, leaveTraces, OF_CLASSMATE, pathsInAudit, TRACE, tracesOf } from './traces';

afterAll(removeAll);

/** The student with this code has receipts and marks in the demo. */
const CODE = '1003';
const YEARS = 9;

interface Exported extends Record<string, Record<string, unknown>[]> {
  students: Record<string, unknown>[];
}

async function exported(env: Record<string, string>): Promise<{ folder: string; data: Exported; output: string }> {
  const folder = newPath('export');
  const output = await succeed('export-student', [String(FIRST), CODE, folder], env);
  return { folder, output, data: JSON.parse(fs.readFileSync(path.join(folder, 'student.json'), 'utf8')) as Exported };
}

const erase = (env: Record<string, string>, ...args: string[]) => runCommand('erase-student', args, env);

/** Deletes the student as of YEARS ago. */
const DELETE = `UPDATE students SET life = 'DELETED', modified_at = now() - interval '${YEARS} years' WHERE school_id = ${FIRST} AND code = ${CODE}`;

/** Runs SQL as the owner in the data folder of a stopped provider. */
function inFolder(folder: string, text: string): void {
  const { build } = JSON.parse(process.env[`TEST_PREPARED_${engine}`] ?? '{}') as { build: string };
  const code = `import { openEmbedded } from ${JSON.stringify(path.join(build, 'database/embedded/engine.js'))};
    const engine = await openEmbedded({ folder: process.argv[1] });
    await engine.exclusive((connection) => connection.exec(process.argv[2]));
    await engine.close();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code, folder, text]);
}

if (engine === 'embedded')
  test('a deleted student of a stopped embedded installation is listed after the retention, erased once, and exported without a name', async () => {
    const env = await filledInstallation();
    inFolder(env['PORTAL_DATA'] ?? '', DELETE);
    expect(await erase(env, String(FIRST))).toMatchObject({
      code: 0,
      output: expect.stringMatching(/\n {2}1003 {2}.+, deleted on /),
    });
    expect(await erase(env, String(FIRST), CODE)).toEqual({
      code: 0,
      output: 'The personal data of student 1003 were erased.\n',
    });
    expect(await erase(env, String(FIRST))).toEqual({
      code: 0,
      output: 'The retention of no deleted student is over.\n',
    });
    const again = await erase(env, String(FIRST), CODE);
    expect(again).toEqual({ code: 1, output: 'Nothing was erased. Student 1003 was erased before.\n' });
    const { data } = await exported(env);
    expect(data['students']).toEqual([expect.objectContaining({ code: 1003, name: 'Erased student', mobileNo: '' })]);
    expect([data['student_parents'], data['student_marks']]).toEqual([[], []]);
  });

async function serverSettings(): Promise<Record<string, string>> {
  const [row] = await sql<{ name: string }>('SELECT current_database() AS name');
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${row?.name ?? ''}`;
  return { DATABASE_URL: url.href, PORTAL_SECRET: SECRET };
}

const changed = (entity: string, shown: object, before: object, after: object) =>
  expect.objectContaining({ entity, details: { ...shown, before, after } }) as object;
const SOME = expect.any(String) as string;

/** What the export contains of entries about several students. */
const OWN_CHANGES = [
  changed('marks of exam', { exam: SOME }, expect.objectContaining({ 'Hindi theory': SOME }) as object, {
    'Hindi theory': '1',
    studentAttendance: '1',
    schoolAttendance: '1.5',
  }),
  changed('remarks of session', { session: SOME }, { remark: null }, { remark: `${TRACE} sings` }),
  changed('class', { class: SOME, session: SOME }, { rollNo: null }, { rollNo: 901 }),
];

const sumsOf = () =>
  sql(`SELECT (SELECT count(*)::integer FROM receipts) AS receipts, (SELECT sum(amount)::text FROM receipts) AS amount,
    (SELECT count(*)::integer FROM students WHERE name <> 'Erased student') AS students,
    (SELECT count(*)::integer FROM student_parents) AS parents, (SELECT count(*)::integer FROM student_marks) AS marks`);

if (engine === 'postgres') {
  // Another file may have used the provider before.
  beforeEach(resetProvider);

  const studentId = async (): Promise<number> => {
    const [row] = await sql<{ id: number }>('SELECT id FROM students WHERE school_id = $1 AND code = $2', [
      FIRST,
      Number(CODE),
    ]);
    return row?.id ?? 0;
  };

  test('an export contains every text about the student, an erasure leaves none in any table, and amounts and other students unchanged', async () => {
    const env = await serverSettings();
    const { accessToken: token } = await signIn('admin');
    const id = await studentId();
    const certificate = await issueBonafide(token, id);
    const classmate = await leaveAudit(token, id, certificate);
    await leaveTraces(id);
    const { folder, data } = await exported(env);
    const paths = await pathsInAudit(id);
    expect(paths).toEqual([
      ...['class.after.placed', 'class.after.rollNumbers', 'class.before.rollNumbers', 'class.raised.versions'],
      ...['marks of exam.after', 'marks of exam.before', 'marksheets of exam.after.studentIds'],
      ...['remarks of session.after', 'remarks of session.before', 'student.after.siblings'],
    ]);
    expect(data['audit_entries']).toEqual(expect.arrayContaining(OWN_CHANGES));
    expect(JSON.stringify(data['audit_entries'])).not.toContain(OF_CLASSMATE);
    const ofClassmate = await pathsInAudit(classmate);
    const traced = await tracesOf(TRACE);
    expect(Object.keys(traced)).toEqual([
      ...['audit_entries', 'discount_changes', 'enrolments', 'receipt_reversals', 'receipts', 'student_certificates'],
      ...['student_history', 'student_parents', 'student_remarks', 'student_words', 'students'],
    ]);
    expect(data['students'][0]).toMatchObject({ name: `${TRACE} name`, aadhar: expect.stringMatching(/^\d{12}$/) });
    expect(data['student_parents']).toContainEqual(
      expect.objectContaining({ pan: expect.stringMatching(/^[A-Z]{5}\d{4}[A-Z]$/) }),
    );
    const readable = XLSX.readFile(path.join(folder, 'student.xlsx'));
    for (const [table, sheet] of Object.entries({
      students: 'Student',
      receipts: 'Receipts',
      student_marks: 'Marks',
    }))
      expect([table, (data[table] ?? []).length > 0, readable.SheetNames.includes(sheet)]).toEqual([table, true, true]);
    const exportedTables = Object.entries(data).flatMap(([name, rows]) =>
      JSON.stringify(rows).includes(TRACE) ? [name] : [],
    );
    expect(exportedTables.sort()).toEqual(
      Object.keys(traced).filter((name) => !['enrolments', 'student_words'].includes(name)),
    );

    const [before] = await sumsOf();
    await sql(DELETE);
    expect((await erase(env, 'saraswati vidya mandir', CODE)).output).toBe(
      'The personal data of student 1003 were erased.\n',
    );
    expect(await tracesOf(TRACE)).toEqual({});
    expect(await pathsInAudit(id)).toEqual([]);
    expect(await pathsInAudit(classmate)).toEqual(ofClassmate);
    const [after] = await sumsOf();
    const lost = { students: 1, parents: data['student_parents']?.length, marks: data['student_marks']?.length };
    const difference = Object.fromEntries(
      Object.keys(lost).map((name) => [name, Number(before?.[name]) - Number(after?.[name])]),
    );
    expect({ ...after, ...difference }).toEqual({ ...before, ...lost });
    expect(
      await sql(
        `SELECT details FROM audit_entries WHERE event IN ('reopenReceipt', 'saveStudentRemarks') ORDER BY event`,
      ),
    ).toMatchObject([
      { details: { before: { status: 'CONFIRMED' }, after: { status: 'PENDING', receiptNo: expect.any(Number) } } },
      { details: { after: { [classmate]: OF_CLASSMATE } } },
    ]);
    const page: Answer<Page> = await list(token, { schoolId: FIRST, searchText: CODE });
    expect(page.data.content).toContainEqual(
      expect.objectContaining({ studentCode: 1003, studentName: 'Erased student' }),
    );
    const document = await send('GET', `/api/certificate/${certificate}/document?html=true`, {
      headers: bearer(token),
    });
    expect([document.status, document.body.toString()]).toEqual([200, expect.stringContaining('Erased student')]);
  });

  test('an erasure deletes the stored responses that are older than a day, because they may name the student', async () => {
    await sql(DELETE);
    const userId = "(SELECT id FROM users WHERE user_name = 'clerk')";
    for (const [key, age] of Object.entries({ older: '25 hours', younger: '23 hours' }))
      await sql(
        `INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at)
          VALUES (${userId}, $1, 'hash', jsonb_build_object('studentName', '${TRACE}'), now() - $2::interval)`,
        [key, age],
      );
    expect((await erase(await serverSettings(), String(FIRST), CODE)).code).toBe(0);
    const left = await sql("SELECT key FROM idempotency_keys WHERE answer ->> 'studentName' = $1", [TRACE]);
    expect(left).toEqual([{ key: 'younger' }]);
  });

  test('every table with rows of a student is part of the export or the erasure', async () => {
    const { data } = await exported(await serverSettings());
    const tables = await sql<{ name: string }>(`SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'student_id' ORDER BY 1`);
    // The search index follows the student by a trigger.
    const missing = tables.map(({ name }) => name).filter((name) => !(name in data) && name !== 'student_words');
    expect(missing).toEqual([]);
  });

  test.each([
    [
      'a student who is not deleted',
      '',
      [String(FIRST), CODE],
      'Student 1003 is not deleted. Delete the student in the portal first.',
    ],
    [
      'a student whose retention is not over',
      DELETE.replace(`${YEARS} years`, '7 years'),
      [String(FIRST), CODE],
      /^Student 1003 was deleted on \d{4}-\d\d-\d\d\. The data are kept for 8 years \(PORTAL_RETENTION_YEARS\)\.$/,
    ],
    ['a student of another school', DELETE, ['2', CODE], 'Nalanda Public School has no student with the code 1003.'],
    [
      'an unknown school',
      '',
      ['99', CODE],
      /^There is no school "99"\. Schools:\n {2}1 {2}Saraswati Vidya Mandir\n {2}2 /,
    ],
    ['too many arguments', '', ['1', CODE, 'x'], 'Usage: npm run erase-student -- SCHOOL [STUDENT_CODE]'],
  ])('an erasure of %s is rejected and changes nothing', async (_what, prepare, args, sentence) => {
    if (prepare) await sql(prepare);
    const before = await sumsOf();
    const { code, output } = await erase(await serverSettings(), ...args);
    expect(output.replace(/^Nothing was erased\. /, '').trimEnd()).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
    expect([code, await sumsOf()]).toEqual([1, before]);
  });

  const KEY = 4711;
  const WAIT_IN_COMMIT = `CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${KEY}); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER wait_for_test AFTER UPDATE ON students DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION wait_for_test()`;

  test('an erasure that is stopped while its COMMIT runs reports that the result is unknown, and the next one reports it', async () => {
    await sql(DELETE);
    await sql(WAIT_IN_COMMIT);
    const env = await serverSettings();
    await onServer(async (admin) => {
      await admin.query('SELECT pg_advisory_lock($1)', [KEY]);
      const erasing = startCommand('erase-student', [String(FIRST), CODE], env);
      const waiting = async () =>
        (await admin.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted", [KEY]))
          .rowCount === 1;
      while (!(await waiting())) await new Promise((resolve) => setImmediate(resolve));
      erasing.child.kill('SIGINT');
      expect(await erasing.ended).toEqual({
        code: 1,
        output:
          'It is not known whether the data were erased. It was stopped. Run the command again: it changes nothing that is stored already.\n',
      });
      await admin.query('SELECT pg_advisory_unlock($1)', [KEY]);
      // Waits for the COMMIT: the row is locked until then.
      await sql('DROP TRIGGER wait_for_test ON students; DROP FUNCTION wait_for_test()');
    }, env['DATABASE_URL']);
    expect((await erase(env, String(FIRST), CODE)).output).toBe(
      'Nothing was erased. Student 1003 was erased before.\n',
    );
  });

  test('an export names a number that was stored with another secret, and has the other ones', async () => {
    await sql("UPDATE students SET aadhar = regexp_replace(aadhar, '^[^.]+', 'otherkey') WHERE id = $1", [
      await studentId(),
    ]);
    const { data } = await exported(await serverSettings());
    expect(data['students'][0]?.['aadhar']).toBe('stored with another secret, cannot be read');
    expect(JSON.stringify(data['student_parents'])).toMatch(/"pan":"[A-Z]{5}\d{4}[A-Z]"/);
  });

  test('an export with another secret, or into a folder with content, is rejected and writes nothing', async () => {
    const env = await serverSettings();
    const folder = newPath('export');
    const other = await startCommand('export-student', [String(FIRST), CODE, folder], {
      ...env,
      PORTAL_SECRET: SECRET.split('').reverse().join(''),
    }).ended;
    expect(other.output).toMatch(/^The data were not exported\. PORTAL_SECRET is not the secret of this database/);
    expect([other.code, fs.existsSync(folder)]).toEqual([1, false]);
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'own'), 'x');
    const filled = await startCommand('export-student', [String(FIRST), CODE, folder], env).ended;
    expect([filled.code, fs.readdirSync(folder)]).toEqual([1, ['own']]);
  });
}
