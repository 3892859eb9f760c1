// What a test leaves about one student in every table, and in the audit trail through the calls that write it.
import { call, sql, tokenOf, type Answer } from '../../support/provider';
import { cancelReceipt } from '../support/receipts';
import { bearer, send } from '../support/http';
import { FIRST } from '../support/schools';
import { makeWait, saveNumbers } from '../support/sessionDetails';
import { cancel } from '../support/studentCertificates';
import { formOf, getStudent, update, type Place } from '../support/students';

export const TRACE = 'Kadambari';

/** Columns with a fixed set of values, and those of other records. */
const FIXED =
  /^(life|gender|last_school_result|category|type|mode|status|life_before|origin|registration_status|component|reason_code|kind|source|outcome|blood_group)$|aadhar|pan|_key$|sr_no|reference|_name$(?<!student_name|father_name|mother_name|last_school_name)|cashier|issued_by|content$/;

/** Rows of every part where the demo has none, and the trace in every free text about the student. */
export async function leaveTraces(studentId: number): Promise<void> {
  const of = [FIRST, studentId];
  await sql(
    `INSERT INTO student_siblings (school_id, student_id, sibling_id) SELECT school_id, id, $2 FROM students
    WHERE school_id = $1 AND code = 1010 ON CONFLICT DO NOTHING`,
    of,
  );
  await sql(
    `INSERT INTO student_history (school_id, student_id, session_id, type, comment, created_at)
    SELECT school_id, student_id, session_id, 'INACTIVE', 'x', now() FROM enrolments WHERE school_id = $1 AND student_id = $2`,
    of,
  );
  await sql(
    `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
    SELECT school_id, session_id, student_id, 100, true, now(), now() FROM enrolments WHERE school_id = $1 AND student_id = $2
    ON CONFLICT DO NOTHING`,
    of,
  );
  await sql(
    `INSERT INTO discount_changes (school_id, session_id, student_id, before, after, source, reason, changed_by, changed_at)
    SELECT school_id, session_id, student_id, 0, 100, 'FEES', 'x', 1, now() FROM enrolments WHERE school_id = $1 AND student_id = $2`,
    of,
  );
  await sql(
    `INSERT INTO receipt_reversals (school_id, receipt_id, confirmed_at, reason, reversed_by, reversed_at)
    SELECT school_id, id, now(), 'x', 1, now() FROM receipts WHERE school_id = $1 AND student_id = $2`,
    of,
  );
  await sql(
    `INSERT INTO student_remarks (school_id, session_id, student_id, remark, modified_at)
    SELECT school_id, session_id, student_id, 'x', now() FROM enrolments WHERE school_id = $1 AND student_id = $2 ON CONFLICT DO NOTHING`,
    of,
  );
  await sql(
    `UPDATE student_certificates SET cancelled_at = now(), cancelled_by = 1, cancel_reason = 'x'
      WHERE school_id = $1 AND student_id = $2`,
    of,
  );
  const columns = await sql<{ table: string; column: string }>(`SELECT table_name AS table, column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'text' AND is_generated = 'NEVER'
      AND table_name IN ('students', 'student_parents', 'student_history', 'discount_changes', 'receipts', 'student_remarks', 'student_certificates')`);
  for (const { table, column } of columns.filter((one) => !FIXED.test(one.column))) {
    const key = table === 'students' ? 'id' : 'student_id';
    await sql(`UPDATE ${table} SET ${column} = '${TRACE} ${column}' WHERE school_id = $1 AND ${key} = $2`, of);
  }
  await sql(
    `UPDATE receipt_reversals SET reason = '${TRACE}' WHERE school_id = $1
    AND receipt_id IN (SELECT id FROM receipts WHERE school_id = $1 AND student_id = $2)`,
    of,
  );
  await sql(
    `UPDATE students SET name_key = lower(name), father_key = lower(father_name) WHERE school_id = $1 AND id = $2`,
    of,
  );
  await sql(
    `UPDATE student_certificates SET name_key = lower(student_name), content = content || jsonb_build_object(
      'studentName', '${TRACE}', 'fatherName', '${TRACE}', 'motherName', '${TRACE}',
      'details', content -> 'details' || jsonb_build_object('remarks', '${TRACE}', 'conduct', '${TRACE}'))
    WHERE school_id = $1 AND student_id = $2`,
    of,
  );
}

/** The remark of the classmate. */
export const OF_CLASSMATE = 'Dances well';

type Ids = Record<string, number>;

const idsOf = async (text: string, params: unknown[]): Promise<Ids[]> => {
  const rows = await sql<Ids>(text, params);
  expect(rows).not.toEqual([]);
  return rows;
};

async function requireStored(answer: Promise<Answer<unknown>>): Promise<void> {
  expect(await answer).toMatchObject({ responseMsg: 'Success' });
}

async function requireFile(token: string, target: string, json: object): Promise<void> {
  const headers = { ...bearer(token), 'content-type': 'application/json' };
  expect((await send('POST', `/api${target}`, { headers, body: JSON.stringify(json) })).status).toBe(200);
}

/** The student and a classmate with theory marks in the same subject, which the calls change together. */
async function sharedMarks(studentId: number): Promise<{ exam: Ids; other: number; subjectId: number }> {
  const [row] = await idsOf(
    `SELECT e.session_id AS "sessionId", e.class_id AS "classId", e.section_id AS "sectionId", m.exam_id AS "examId",
        m.subject_id AS "subjectId", o.student_id AS other
      FROM student_marks m JOIN enrolments e USING (school_id, session_id, student_id)
      JOIN student_marks o USING (school_id, session_id, exam_id, subject_id, component)
      JOIN enrolments f ON (f.school_id, f.session_id, f.student_id) = (o.school_id, o.session_id, o.student_id)
      WHERE m.school_id = $1 AND m.student_id = $2 AND o.student_id <> $2 AND m.component = 'theory'
        AND m.subject_id = (SELECT id FROM master_subjects WHERE school_id = $1 AND name = 'Hindi') AND m.marks > 1 AND o.marks > 1
        AND f.class_id = e.class_id AND f.section_id = e.section_id AND f.life = 'ACTIVE'
      ORDER BY e.session_id DESC, o.student_id, m.exam_id LIMIT 1`,
    [FIRST, studentId],
  );
  const { other = 0, subjectId = 0, ...exam } = row ?? {};
  return { exam, other, subjectId };
}

/** Marks, attendance, remarks, roll numbers and files of the student and a classmate. Returns the classmate. */
async function changeResults(token: string, studentId: number): Promise<number> {
  const { exam, other, subjectId } = await sharedMarks(studentId);
  const of = { schoolId: FIRST, ...exam };
  const { examId: _exam, ...withoutExam } = of as Ids;
  const both = [studentId, other];
  const subjects = [{ subjectId, theoryMarks: 1 }];
  await sql('UPDATE exams SET locked_edit_marks = false WHERE id = $1', [exam['examId']]);
  const entries = both.map((id) => ({ studentId: id, studentAttendance: 1, schoolAttendance: 1.5, subjects }));
  await requireStored(call('PUT', '/result/exams/students/marks', { token, json: { ...of, students: entries } }));
  const versions = await sql<Ids>(
    'SELECT student_id AS id, version FROM student_remarks WHERE session_id = $1 AND student_id = ANY($2)',
    [withoutExam['sessionId'], both],
  );
  const versionOf = (id: number) => versions.find((one) => one['id'] === id)?.['version'] ?? 0;
  const remarks = both.map((id) => ({
    studentId: id,
    remark: id === studentId ? `${TRACE} sings` : OF_CLASSMATE,
    version: versionOf(id),
  }));
  await requireStored(call('PUT', '/result/students/remarks', { token, json: { ...withoutExam, remarks } }));
  const numbers = both.map((id, at) => ({ studentId: id, rollNo: 901 + at }));
  const at = withoutExam as unknown as Place;
  // The list gives the student the section.
  await makeWait(studentId, at);
  await requireStored(saveNumbers(token, at, numbers));
  await requireFile(token, '/result/exams/student/export', { ...of, searchText: TRACE });
  // Earlier versions stored the search text itself.
  await sql(
    `UPDATE audit_entries SET details = jsonb_set(details, '{after,searchText}', to_jsonb($1::text))
      WHERE school_id = $2 AND entity = 'marks file of exam'`,
    [TRACE, FIRST],
  );
  await requireFile(token, '/result/exams/students/card/download', {
    ...{ ...of, searchText: '', studentIds: both, format: 'PDF' },
  });
  return other;
}

async function changeMoney(token: string, studentId: number, certificateId: number): Promise<void> {
  const [receipt] = await idsOf(
    `UPDATE receipts SET status = 'CONFIRMED', comments = '${TRACE} old' WHERE student_id = $1
      RETURNING id, session_id AS "sessionId"`,
    [studentId],
  );
  const { id = 0, sessionId } = receipt ?? {};
  const reason = `${TRACE} paid later`;
  await requireStored(call('POST', `/receipt/receipt/${id}/reopen`, { token, json: { reason } }));
  await requireStored(cancelReceipt(token, id, `${TRACE} paid twice`));
  const discount = { sessionId, discount: 1, admissionFeeApplicable: true, reason: `${TRACE} is poor` };
  await requireStored(
    call('PUT', '/fee/student/discount', { token: await tokenOf('platform'), json: { studentId, ...discount } }),
  );
  await requireStored(cancel(token, certificateId, `${TRACE} moves`));
}

/** Changes what the audit trail has entries of, with the trace in every text. Returns a classmate with marks in the same entries. */
export async function leaveAudit(token: string, studentId: number, certificateId: number): Promise<number> {
  const { data: student } = await getStudent(token, studentId);
  const named = { studentName: `${TRACE} Devi`, address1: `${TRACE} Lane` };
  await requireStored(update(token, studentId, formOf(student, named)));
  const [sibling] = await idsOf('SELECT id FROM students WHERE school_id = $1 AND code = 1010', [FIRST]);
  const { data: other } = await getStudent(token, sibling?.['id'] ?? 0);
  const siblingInfo = [{ siblingStudentId: studentId, schoolId: FIRST, classId: student.enrollments[0]?.classId }];
  await requireStored(update(token, other.studentId, formOf(other, { siblingInfo })));
  const classmate = await changeResults(token, studentId);
  await changeMoney(token, studentId, certificateId);
  return classmate;
}

/** Lists of ids other than those of students. */
const OTHER_LISTS = new Set(['receipts', 'classIds', 'subjectIds', 'groupIds', 'codes']);

/** Where the audit trail names the student by id in a map or a list: the paths of `details`. */
export async function pathsInAudit(studentId: number): Promise<string[]> {
  const found = new Set<string>();
  const walk = (value: unknown, at: readonly string[]): void => {
    if (Array.isArray(value) && !OTHER_LISTS.has(at.at(-1) ?? '') && value.includes(studentId)) found.add(at.join('.'));
    if (value === null || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value) && key.split('/')[0] === String(studentId)) found.add(at.join('.'));
      walk(inner, [...at, key]);
    }
  };
  const rows = await sql<{ entity: string; details: object }>(
    'SELECT entity, details FROM audit_entries WHERE school_id = $1 AND details IS NOT NULL',
    [FIRST],
  );
  for (const { entity, details } of rows) walk(details, [entity]);
  return [...found].sort();
}

/** Rows of each table that contain the text in any column, in any case. */
export async function tracesOf(text: string): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await sql<{ rows: number }>(
      `SELECT count(*)::integer AS rows FROM ${name} t WHERE to_jsonb(t)::text ILIKE $1`,
      [`%${text}%`],
    );
    if (row && row.rows > 0) found[name] = row.rows;
  }
  return found;
}

export async function issueBonafide(token: string, studentId: number): Promise<number> {
  const [row] = await sql<{ id: number }>('SELECT session_id AS id FROM enrolments WHERE student_id = $1', [studentId]);
  const json = { type: 'BONAFIDE', studentId, sessionId: row?.id, purpose: 'Scholarship' };
  const { data, responseMsg } = (await call('POST', '/certificate', { token, json })) as Answer<{
    certificateId: number;
  }>;
  expect(responseMsg).toBe('Success');
  return data.certificateId;
}
