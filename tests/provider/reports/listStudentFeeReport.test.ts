// Students with a discount, and those for whom the admission fee applies.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import { listReport, rowsOf, RUNNING, storedCells } from '../support/reports';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const idsOf = async (changes: object): Promise<number[]> => {
  const { data } = await listReport(admin, 'student-fee', { size: 100, ...changes });
  return data.studentIds;
};
const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

test('CALL2-62 ENUM-12 ENUM-13 REPORT-13 REPORT-14 REPORT-16 each choice has its students, both have the union, and none has nobody', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const scope = { classIds: [classId] };
  const [first, second] = await sql<{ id: number }>(
    `SELECT student_id AS id FROM enrolments WHERE session_id = $1 AND class_id = $2 AND life = 'ACTIVE' AND NOT rte
      ORDER BY student_id LIMIT 2`,
    [RUNNING, classId],
  );
  await sql('DELETE FROM student_fees WHERE session_id = $1', [RUNNING]);
  await sql('UPDATE enrolments SET new_admission = false WHERE session_id = $1', [RUNNING]);
  await sql(
    `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
     VALUES (1, $1, $2, 500.5, false, now(), now()), (1, $1, $3, 0, true, now(), now())`,
    [RUNNING, first?.id, second?.id],
  );
  const [discounted, admitted] = [{ includeDiscountedStudents: true }, { includeAdmissionFeeApplicableStudents: true }];
  expect(await idsOf({ ...scope, ...discounted })).toEqual([first?.id]);
  expect(await idsOf({ ...scope, ...admitted })).toEqual([second?.id]);
  expect(sorted(await idsOf({ ...scope, ...discounted, ...admitted }))).toEqual(
    sorted([first?.id ?? 0, second?.id ?? 0]),
  );
  const neither = { includeDiscountedStudents: false, includeAdmissionFeeApplicableStudents: false };
  for (const choices of [{}, neither]) {
    const nobody = await listReport(admin, 'student-fee', { ...scope, ...choices });
    expect([...verdict(nobody), nobody.data.content]).toEqual([200, 100, []]);
  }
  const one = await listReport(admin, 'student-fee', { ...scope, ...discounted, ...admitted }, '?page=1&size=1');
  expect([one.data.content.length, one.data.totalElements, one.data.totalPages]).toEqual([1, 2, 2]);
  const { data } = await listReport(admin, 'student-fee', { ...scope, ...discounted, ...admitted });
  expect(one.data.studentIds).toEqual(data.studentIds.slice(1));
  expect(data.headers.map(({ columnValue }) => columnValue)).toEqual([
    ...['Student Code', 'Student Name', 'Father Name', 'Class', 'Section', 'Mobile No.'],
    ...['Total Fee', 'Discount', 'Paid', 'Pending', 'Admission Fee', 'Admission Fee Applicable', 'Discount Reason'],
  ]);
  const rowOf = (id: number | undefined) => rowsOf(data)[data.studentIds.indexOf(id ?? 0)];
  const amounts = (total: number, discount: number, applicable: string) => ({
    ...{ 'Total Fee': total, Discount: discount, Paid: 0, Pending: total - discount },
    ...{ 'Admission Fee': 1500, 'Admission Fee Applicable': applicable, 'Discount Reason': null },
  });
  expect(rowOf(first?.id)).toEqual({ ...(await storedCells(first?.id)), ...amounts(17650.5, 500.5, 'No') });
  expect(rowOf(second?.id)).toEqual({ ...(await storedCells(second?.id)), ...amounts(19150.5, 0, 'Yes') });
});

test('REPORT-14 a discount has the reason of its last change, an imported one the name of its file', async () => {
  const [first, second, third] = await sql<{ id: number }>(
    `SELECT student_id AS id FROM enrolments WHERE session_id = $1 AND life = 'ACTIVE' AND NOT rte ORDER BY name_key LIMIT 3`,
    [RUNNING],
  );
  const ids = [first?.id, second?.id, third?.id];
  await sql('DELETE FROM student_fees WHERE session_id = $1', [RUNNING]);
  await sql(
    `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
     SELECT 1, $1, s, 500, false, now(), now() FROM unnest($2::integer[]) AS s`,
    [RUNNING, `{${ids.join(',')}}`],
  );
  await sql(
    `INSERT INTO discount_changes (school_id, session_id, student_id, before, after, source, reason, changed_by, changed_at)
     SELECT 1, $1, c.student_id, c.before, c.after, c.source, c.reason, (SELECT min(id) FROM users), now()
       FROM (VALUES (1, $2::integer, 0, 300, 'FEES', 'Sibling'), (2, $2::integer, 300, 500, 'FEES', '=Staff <ward>'),
                    (3, $3::integer, 0, 500, 'OPENING_IMPORT', 'dues.xlsx')) AS c (n, student_id, before, after, source, reason)
      ORDER BY n`,
    [RUNNING, first?.id, second?.id],
  );
  const { data } = await listReport(admin, 'student-fee', { includeDiscountedStudents: true, size: 100 });
  const reasons = new Map(rowsOf(data).map((row, at) => [data.studentIds[at], row['Discount Reason']]));
  expect(ids.map((id) => reasons.get(id ?? 0))).toEqual(['=Staff <ward>', 'Imported from dues.xlsx', null]);
});

test('FEE-53 REPORT-13 a discount counts up to the payable fee, and not at all for a free seat', async () => {
  const { classId } = await feePlaceOf('5', 'ACTIVE');
  const [first, second] = await sql<{ id: number }>(
    `SELECT student_id AS id FROM enrolments WHERE session_id = $1 AND class_id = $2 AND life = 'ACTIVE' AND NOT rte
      ORDER BY student_id LIMIT 2`,
    [RUNNING, classId],
  );
  await sql('DELETE FROM student_fees WHERE session_id = $1', [RUNNING]);
  await sql(
    `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
     VALUES (1, $1, $2, 99000, false, now(), now()), (1, $1, $3, 500, false, now(), now())`,
    [RUNNING, first?.id, second?.id],
  );
  await sql('UPDATE enrolments SET rte = true WHERE session_id = $1 AND student_id = $2', [RUNNING, second?.id]);
  const { data } = await listReport(admin, 'student-fee', { includeDiscountedStudents: true, size: 100 });
  expect(data.studentIds).toEqual([first?.id]);
  expect(rowsOf(data)).toMatchObject([{ 'Total Fee': 17650.5, Discount: 17650.5, Pending: 0 }]);
});

test('a free seat has no admission fee', async () => {
  await sql('UPDATE enrolments SET new_admission = true WHERE session_id = $1', [RUNNING]);
  await sql('DELETE FROM student_fees WHERE session_id = $1', [RUNNING]);
  const free = await sql<{ id: number }>(
    "SELECT student_id AS id FROM enrolments WHERE session_id = $1 AND rte AND life = 'ACTIVE'",
    [RUNNING],
  );
  expect(free.length).toBeGreaterThan(0);
  const { data } = await listReport(admin, 'student-fee', { includeAdmissionFeeApplicableStudents: true, size: 100 });
  const listed = new Set(data.studentIds);
  expect(free.filter(({ id }) => listed.has(id))).toEqual([]);
});

test('CALL2-62 REPORT-04 ENUM-12 classes limit the discount report; none means all classes', async () => {
  const [five, six] = [await feePlaceOf('5', 'ACTIVE'), await feePlaceOf('6', 'ACTIVE')];
  const choices = { includeDiscountedStudents: true, includeAdmissionFeeApplicableStudents: true };
  const classesOf = async (classIds: number[]) => {
    const { data } = await listReport(admin, 'student-fee', { size: 100, ...choices, classIds });
    return [...new Set(rowsOf(data).map(({ Class: name }) => name))];
  };
  expect(await classesOf([six.classId, five.classId])).toEqual(['5', '6']);
  expect((await classesOf([])).length).toBeGreaterThan(10);
});

test('CALL2-62 ENUM-12 the discount report has the students of its session alone', async () => {
  const { sessionId, classId } = await feePlaceOf('5', 'COMPLETED');
  const [one] = await sql<{ id: number }>(
    `SELECT student_id AS id FROM enrolments WHERE session_id = $1 AND class_id = $2 AND life = 'ACTIVE' AND NOT rte
      ORDER BY student_id LIMIT 1`,
    [sessionId, classId],
  );
  await sql('DELETE FROM student_fees WHERE school_id = 1');
  await sql(
    `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
     VALUES (1, $1, $2, 500.5, false, now(), now())`,
    [sessionId, one?.id],
  );
  const discounted = { includeDiscountedStudents: true, size: 100 };
  const idsOf = async (changes: object) =>
    (await listReport(admin, 'student-fee', { ...discounted, ...changes })).data.studentIds;
  expect(await idsOf({ sessionId })).toEqual([one?.id]);
  expect(await idsOf({})).toEqual([]);
});

test('CALL2-62 REPORT-15 ENUM-12 CODE-109 school and session are required, another format is rejected; without the privilege 137', async () => {
  expect(verdict(await listReport(admin, 'student-fee', { sessionId: undefined }))).toEqual([400, 109]);
  expect(verdict(await listReport(admin, 'student-fee', { schoolId: undefined }))).toEqual([400, 109]);
  expect(verdict(await listReport(admin, 'student-fee', { fileFormat: 'CSV' }))).toEqual([400, 109]);
  await setPrivileges('teacher', 'PENDING_FEE_REPORT');
  expect(verdict(await listReport(await tokenOf('teacher'), 'student-fee'))).toEqual([403, 137]);
});
