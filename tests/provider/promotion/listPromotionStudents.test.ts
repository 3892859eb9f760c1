// The eligible students and the others: two lists that share no student, each row with its outcome and reason.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { setPrivileges } from '../support/privileges';
import {
  addSupplementary,
  idAt,
  listFor,
  outcomesOf,
  promote,
  promotionForm,
  promotionWorld,
  sectionsOf,
  setMarks,
  setSessionStatus,
  type PromotionWorld,
} from '../support/promotion';
import { dropConfig } from '../support/results';
import { SECOND } from '../support/schools';
import { createSession } from '../support/sessions';
import { stored } from '../support/tables';

let admin: string;
let world: PromotionWorld;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  world = await promotionWorld();
});

const form = (changes: object = {}) => promotionForm(world, changes);
const listed = async (showEligibleOnly: boolean, changes: object = {}) =>
  (await listFor(admin, form(changes), showEligibleOnly)).data;
const decisionOf = async (index: number, changes: object = {}) => {
  const all = [...(await listed(true, changes)), ...(await listed(false, changes))];
  return all.find(({ studentId }) => studentId === idAt(world, index))?.promotion;
};
const dropMarks = (index: number) => sql('DELETE FROM student_marks WHERE student_id = $1', [idAt(world, index)]);
const leave = (index: number, type: string, at: string) =>
  sql(
    `INSERT INTO student_history (school_id, student_id, session_id, type, comment, created_at) VALUES ($1, $2, $3, $4, 'Left', $5)`,
    [world.schoolId, idAt(world, index), world.source, type, at],
  );

test('CALL2-59 PROMOTE-12 an eligible student is listed with the source enrolment first, and with the new class', async () => {
  const [student] = await sql<Record<string, unknown>>(
    `SELECT id AS "studentId", code AS "studentCode", sr_no AS "studentSrNo", name AS "studentName",
            father_name AS "fatherName", mother_name AS "motherName", gender FROM students WHERE id = $1`,
    [idAt(world, 0)],
  );
  const [enrolment] = await sql(
    'SELECT roll_no AS "rollNo", new_admission AS "newAdmission" FROM enrolments WHERE student_id = $1 AND session_id = $2',
    [idAt(world, 0), world.source],
  );
  const [own, next] = [await sectionsOf('5'), await sectionsOf('6')];
  const [classSix] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = 1 AND name = '6'");
  const selection = {
    sessionId: world.source,
    classId: world.classId,
    sectionId: own['A'],
    className: '5',
    sectionName: 'A',
  };
  expect((await listed(true))[0]).toEqual({
    ...student,
    enrollments: [{ ...selection, ...enrolment, registrationStatus: 'COMPLETE' }],
    promotion: {
      outcome: 'PROMOTED',
      reason: 'PASSED',
      canBePromoted: false,
      classId: classSix?.id,
      className: '6',
      sectionId: next['A'],
      sectionName: 'A',
      sectionMissing: false,
      details: [],
    },
  });
});

test('ENUM-25 CALL2-59 PROMOTE-12 students are listed by class, section and name; deleted ones are in neither list', async () => {
  const six = await promotionWorld('6');
  const classIds = [six.classId, world.classId];
  const expected = [...world.students, ...six.students].map(({ id }) => id);
  expect((await listed(true, { classIds })).map(({ studentId }) => studentId)).toEqual(expected);
  await changeLife(idAt(world, 0), 'DELETED');
  expect((await listed(true, { classIds })).map(({ studentId }) => studentId)).toEqual(expected.slice(1));
  expect(await listed(false, { classIds })).toEqual([]);
});

test('CALL2-59 PROMOTE-12 PROMOTE-13 the two lists share no student, and each student has one outcome with its reason', async () => {
  await addSupplementary(world);
  await setMarks(world, [70, 10]);
  await dropMarks(2);
  await changeLife(idAt(world, 3), 'DISABLED');
  const [yes, no] = [await listed(true), await listed(false)];
  const [eligible, others] = [yes, no].map((rows) => rows.map(({ studentId }) => studentId));
  expect(eligible).toEqual([0, 4, 5].map((index) => idAt(world, index)));
  expect(others).toEqual([1, 2, 3].map((index) => idAt(world, index)));
  expect(no.map(({ promotion: { reason, details } }) => [reason, ...details])).toEqual([
    ['SUPPLEMENTARY_AWAITED', 'Hindi'],
    ['RESULT_INCOMPLETE', 'Hindi theory (Annual)'],
    ['DISABLED'],
  ]);
});

test('CALL2-59 PROMOTE-13 PROMOTE-14 ENUM-25 a failed student repeats the class, or is not eligible with excludeFailed', async () => {
  await setMarks(world, [10]);
  const failed = { reason: 'FAILED', details: ['Hindi'] };
  expect(await decisionOf(0)).toMatchObject({ ...failed, outcome: 'REPEATS', className: '5', canBePromoted: false });
  const excluded = await decisionOf(0, { excludeFailed: true });
  expect(excluded).toMatchObject({ ...failed, outcome: 'NOT_ELIGIBLE', className: '6', canBePromoted: true });
});

test('PROMOTE-14 a student who failed in the supplementary exam repeats, one who passed it is promoted', async () => {
  const examId = await addSupplementary(world);
  await setMarks(world, [10, 10]);
  await setMarks(world, [10, 80], examId);
  expect(await decisionOf(0)).toMatchObject({ outcome: 'REPEATS', reason: 'FAILED', details: ['Hindi'] });
  expect(await decisionOf(1)).toMatchObject({ outcome: 'PROMOTED', reason: 'PASSED' });
});

test('PROMOTE-14 a subject without maximum marks leaves the result incomplete and is named', async () => {
  await sql('DELETE FROM exam_limits WHERE exam_id = $1', [world.examId]);
  expect(await decisionOf(0)).toMatchObject({ reason: 'RESULT_INCOMPLETE', details: ['Hindi without maximum marks'] });
});

test('PROMOTE-14 without a subject that is judged by marks the students are promoted', async () => {
  await sql('DELETE FROM student_marks WHERE exam_id = $1', [world.examId]);
  await sql("UPDATE class_subjects SET evaluation_method = 'GRADE' WHERE session_id = $1 AND class_id = $2", [
    world.source,
    world.classId,
  ]);
  expect(await decisionOf(0)).toMatchObject({ outcome: 'PROMOTED', reason: 'NOT_JUDGED', className: '6' });
});

test('PROMOTE-14 students who left have the day in India, the last one where there are several', async () => {
  await changeLife(idAt(world, 0), 'STRUCK_OFF');
  await leave(0, 'INACTIVE', '2026-05-04T10:00:00Z');
  await leave(0, 'ACTIVE', '2026-06-04T10:00:00Z');
  await leave(0, 'INACTIVE', '2026-07-04T19:00:00Z');
  await changeLife(idAt(world, 1), 'TC_ISSUED');
  await leave(1, 'TC', '2026-07-10T10:00:00Z');
  expect(await decisionOf(0)).toMatchObject({ reason: 'STRUCK_OFF', details: ['2026-07-05'] });
  expect(await decisionOf(1)).toMatchObject({ reason: 'TC_ISSUED', details: ['2026-07-10'] });
});

test('CALL2-59 PROMOTE-14 a student who is enrolled in the target session or in one between is not eligible', async () => {
  const { data: last } = await createSession(admin);
  await promote(admin, form({ leftOut: world.students.slice(1).map(({ id }) => id) }));
  const there = { outcome: 'NOT_ELIGIBLE', className: '6', sectionName: 'A', canBePromoted: false };
  expect(await decisionOf(0)).toMatchObject({ ...there, reason: 'ALREADY_ENROLLED', details: [] });
  expect(await decisionOf(0, { targetSessionId: last.sessionId })).toMatchObject({
    ...there,
    reason: 'ENROLLED_BETWEEN',
    details: ['2027 - 2028'],
  });
  expect(await decisionOf(1, { targetSessionId: last.sessionId })).toMatchObject({ outcome: 'PROMOTED' });
});

test('PROMOTE-14 before a disabled class no student is promoted, and the class is named', async () => {
  await sql("UPDATE classes SET disabled = true WHERE school_id = 1 AND name = '6'");
  expect(await decisionOf(0)).toMatchObject({ reason: 'CLASS_DISABLED', details: ['6'], canBePromoted: false });
});

test('PROMOTE-14 CODE-188 the class outside the order needs no result config, and its students are not eligible', async () => {
  const [outside] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = 1 AND name = 'Default'");
  const id = outside?.id ?? 0;
  await dropConfig({ sessionId: world.source, classId: id });
  await sql('DELETE FROM student_marks WHERE student_id = $1', [idAt(world, 0)]);
  await sql('UPDATE enrolments SET class_id = $1, section_id = NULL WHERE student_id = $2 AND session_id = $3', [
    id,
    idAt(world, 0),
    world.source,
  ]);
  expect(await decisionOf(0, { classIds: [id] })).toMatchObject({ reason: 'CLASS_OUTSIDE_ORDER', classId: null });
});

test('PROMOTE-14 a class with streams: the section of the stream is kept, other students get none', async () => {
  const [ten, eleven] = [await promotionWorld('10'), await promotionWorld('11', { perSection: 1 })];
  const rows = await listed(true, { classIds: [ten.classId, eleven.classId] });
  const sections = rows.map(({ enrollments: [own], promotion }) => [
    `${String(own?.['className'])} ${String(own?.['sectionName'])}`,
    promotion.sectionName,
    promotion.sectionMissing,
  ]);
  expect(sections).toEqual([
    ...['A', 'A', 'A', 'B', 'B', 'B'].map((name) => [`10 ${name}`, null, true]),
    ...['Arts', 'Commerce', 'Science'].map((name) => [`11 ${name}`, name, false]),
  ]);
});

test('reading both lists stores nothing', async () => {
  const before = await stored();
  await outcomesOf(admin, form());
  expect(await stored()).toEqual(before);
});

describe('requests that are rejected', () => {
  const rejected = async (changes: object, as = admin) => {
    const answer = await listFor(as, form(changes), true);
    return [...verdict(answer), ...(answer.data?.problems ?? []).map(({ path }) => path)];
  };

  test.each(['schoolId', 'sourceSessionId', 'targetSessionId', 'classIds', 'excludeFailed'])(
    'CALL2-59 PROMOTE-15 ENUM-25 CODE-109 a request without %s',
    async (field) => expect(await rejected({ [field]: undefined })).toEqual([400, 109, field]),
  );

  test('CALL2-59 PROMOTE-15 CODE-109 a request without showEligibleOnly', async () => {
    const answer = await listFor(admin, form(), undefined);
    expect([verdict(answer), answer.data.problems.map(({ path }) => path)]).toEqual([[400, 109], ['showEligibleOnly']]);
  });

  test('PROMOTE-15 PROMOTE-16 CODE-109 CODE-187 CODE-188 CODE-191 sessions and classes as a promotion rejects them', async () => {
    expect(await rejected({ targetSessionId: world.source })).toEqual([400, 109, 'targetSessionId']);
    await setSessionStatus(world.target, 'COMPLETED');
    expect(await rejected({})).toEqual([409, 191]);
    await setSessionStatus(world.source, 'UPCOMING');
    expect(await rejected({})).toEqual([409, 187]);
    await setSessionStatus(world.source, 'ACTIVE');
    await setSessionStatus(world.target, 'UPCOMING');
    await dropConfig({ sessionId: world.source, classId: world.classId });
    expect(await rejected({})).toEqual([409, 188, 'classIds.0']);
  });

  test('CALL2-59 CODE-103 CODE-137 CODE-158 CODE-189 users without the privilege and ids of another school', async () => {
    const theirs = await promotionWorld('5', { schoolId: SECOND });
    await setPrivileges('teacher', 'UPLOAD_RESULT');
    expect(await rejected({}, await tokenOf('teacher'))).toEqual([403, 137]);
    expect(await rejected({}, await tokenOf('admin2'))).toEqual([403, 189]);
    expect(await rejected({ schoolId: SECOND })).toEqual([403, 189]);
    expect(await rejected({ sourceSessionId: theirs.source })).toEqual([404, 103, 'sourceSessionId']);
    expect(await rejected({ targetSessionId: theirs.target })).toEqual([404, 103, 'targetSessionId']);
    expect(await rejected({ classIds: [theirs.classId] })).toEqual([404, 158, 'classIds.0']);
  });
});
