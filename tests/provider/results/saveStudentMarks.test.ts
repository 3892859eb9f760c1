// Entries of the marks grid are stored: all or none, only what was sent, and under the rules of exam, subject and limits.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import {
  listMarks,
  marksOf,
  marksWorld,
  problemsOf,
  requireRejected,
  rowOf,
  saveMarks,
  storedMarks,
  subjectOf,
  type MarksWorld,
} from '../support/marks';
import { setPrivileges } from '../support/privileges';
import { LOCKS, lockExam } from '../support/results';
import { FIRST, SECOND } from '../support/schools';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

type Rejected = Parameters<typeof requireRejected> extends [unknown, ...infer Rest] ? Rest : never;
const rejected = (...args: Rejected) => requireRejected(world, ...args);
const theory = (index: number, theoryMarks: unknown) => marksOf(world, index, { Science: { theoryMarks } });

describe('what is stored', () => {
  test('CALL2-52 CALL2-56 ENUM-23 ENUM-24 marks, grades, reasons and attendance are stored and listed, with the number of entries', async () => {
    const gradeId = world.grades['B'];
    const { data, ...answer } = await saveMarks(token, world, [
      marksOf(
        world,
        0,
        {
          Science: { theoryMarks: 61.5, practicalMarks: null, practicalNotAppearInExamReason: 'LEAVE' },
          'Rajasthan Studies': { theoryGradeId: gradeId },
        },
        { studentAttendance: 190.5, schoolAttendance: 220 },
      ),
      marksOf(world, 1, { Hindi: { theoryNotAppearInExamReason: 'MEDICAL' } }),
    ]);
    expect([verdict(answer), data]).toEqual([[200, 100], { entries: 6 }]);
    const listed = await listMarks(token, world);
    const row = rowOf(world, listed, 0);
    expect(row).toMatchObject({ studentAttendance: 190.5, schoolAttendance: 220, studentAttendanceVersion: 1 });
    expect(subjectOf(row, 'Science')).toMatchObject({ theoryMarks: 61.5, practicalNotAppearInExamReason: 'LEAVE' });
    expect(subjectOf(row, 'Rajasthan Studies')).toMatchObject({ theoryGradeId: gradeId, theoryVersion: 1 });
    expect(subjectOf(rowOf(world, listed, 1), 'Hindi')).toMatchObject({ theoryNotAppearInExamReason: 'MEDICAL' });
  });

  test('CALL2-52 CALL2-56 ENUM-24 theory, practical and viva have marks, a grade or a reason of their own', async () => {
    const subjectIds = [world.subjects['Science'], world.subjects['Rajasthan Studies']];
    const { classId, sessionId } = world.place;
    await sql(
      `UPDATE class_subjects SET theory = true, practical = true, viva = true
        WHERE session_id = $1 AND class_id = $2 AND subject_id = ANY($3)`,
      [sessionId, classId, subjectIds],
    );
    await sql('UPDATE exam_limits SET viva_max = 10 WHERE subject_id = $1', [subjectIds[0]]);
    const { A, B, C } = world.grades;
    const marks = { theoryMarks: 61.5, practicalMarks: 22, vivaMarks: 8.5 };
    const grades = { theoryGradeId: A, practicalGradeId: B, vivaGradeId: C };
    const reasons = {
      theoryNotAppearInExamReason: 'ABSENT',
      practicalNotAppearInExamReason: 'MEDICAL',
      vivaNotAppearInExamReason: 'LEAVE',
    };
    const sent = [
      marksOf(world, 0, { Science: marks, 'Rajasthan Studies': grades }),
      marksOf(world, 1, { Science: reasons }),
    ];
    expect((await saveMarks(token, world, sent)).data).toEqual({ entries: 9 });
    const listed = await listMarks(token, world);
    const none = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
    const first = rowOf(world, listed, 0);
    expect(subjectOf(first, 'Science')).toMatchObject({ ...marks, ...none(grades), ...none(reasons) });
    expect(subjectOf(first, 'Rajasthan Studies')).toMatchObject({ ...grades, ...none(marks), ...none(reasons) });
    expect(subjectOf(rowOf(world, listed, 1), 'Science')).toMatchObject({
      ...reasons,
      ...none(marks),
      ...none(grades),
    });
    const above = marksOf(world, 2, { Science: { vivaMarks: 10.5 } });
    expect(verdict(await saveMarks(token, world, [above]))).toEqual([400, 178]);
  });

  test('CALL2-56 only sent components change, null empties, and an equal value keeps its version', async () => {
    await saveMarks(token, world, [
      marksOf(world, 0, { Science: { theoryMarks: 61.5, practicalMarks: 20 } }, { schoolAttendance: 220 }),
    ]);
    const second = await saveMarks(token, world, [
      marksOf(world, 0, { Science: { theoryMarks: 61.5 }, Hindi: {} }),
      marksOf(world, 1, { Science: { practicalMarks: 0 } }, { studentAttendance: 0 }),
    ]);
    expect(second.data).toEqual({ entries: 2 });
    const third = await saveMarks(token, world, [
      marksOf(world, 0, { Science: { practicalMarks: null } }, { schoolAttendance: null }),
      marksOf(world, 2, { Science: { theoryGradeId: null } }),
    ]);
    expect(third.data).toEqual({ entries: 2 });
    expect(await storedMarks(world)).toEqual({
      '0 Science theory': ['61.5', 1],
      '0 Science practical': [null, 2],
      '0 attendance school': [null, 2],
      '1 Science practical': ['0', 1],
      '1 attendance student': ['0', 1],
    });
  });

  test('CALL2-56 students of all sections are saved without a section; one without entries changes nothing', async () => {
    const [other] = await sql<{ id: number }>(
      "SELECT student_id AS id FROM enrolments WHERE session_id = $1 AND section_id = $2 AND life = 'ACTIVE' LIMIT 1",
      [world.place.sessionId, world.sections['B']],
    );
    const both = [theory(0, 50), { ...theory(0, 40), studentId: other?.id }, { studentId: world.students[1]?.id }];
    for (const [sectionId, entries] of [
      [-1, 2],
      [null, 0],
      [undefined, 0],
    ])
      expect((await saveMarks(token, world, both, { sectionId })).data).toEqual({ entries });
  });

  test('C1 a repeated idempotency key returns the first response, stores nothing; other content is 206', async () => {
    const key = { 'Idempotency-Key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f64' };
    const first = await saveMarks(token, world, [theory(0, 61.5)], {}, key);
    await saveMarks(token, world, [theory(0, 40)]);
    const again = await saveMarks(token, world, [theory(0, 61.5)], {}, key);
    expect([verdict(again), again.data]).toEqual([[200, 100], first.data]);
    expect(verdict(await saveMarks(token, world, [theory(0, 62)], {}, key))).toEqual([422, 206]);
    expect(await storedMarks(world)).toEqual({ '0 Science theory': ['40', 2] });
  });

  test('C10 E4 the audit trail has each changed entry with the value before and after', async () => {
    await saveMarks(token, world, [marksOf(world, 0, { Science: { theoryMarks: 61.5 } })]);
    const grade = marksOf(world, 1, { 'Rajasthan Studies': { theoryGradeId: world.grades['B'] } });
    await saveMarks(token, world, [
      marksOf(world, 0, { Science: { theoryNotAppearInExamReason: 'ABSENT' }, Hindi: {} }, { schoolAttendance: 220 }),
      grade,
    ]);
    const [row] = await sql<{ details: unknown }>(
      "SELECT details FROM audit_entries WHERE event = 'saveStudentMarks' ORDER BY id DESC LIMIT 1",
    );
    const [first, second] = world.students.map(({ id }) => id);
    const science = `${first}/${world.subjects['Science']}/theory`;
    const graded = `${second}/${world.subjects['Rajasthan Studies']}/theory`;
    expect(row?.details).toEqual({
      entity: 'marks of exam',
      id: world.exams['Half Yearly'],
      before: { [science]: '61.5', [`${first}/schoolAttendance`]: null, [graded]: null },
      after: { [science]: 'ABSENT', [`${first}/schoolAttendance`]: '220', [graded]: 'B' },
    });
  });
});

describe('when marks can be saved', () => {
  const rejectedAs = (verdictOf: [number, number], changes: Record<string, unknown> = {}) =>
    rejected(saveMarks(token, world, [theory(0, 50)], changes), verdictOf);

  test('MARKS-41 CODE-169 an exam with locked edits takes no marks; locked uploads and limits do not matter', async () => {
    const examId = world.exams['Half Yearly'];
    await lockExam(token, { examId, ...LOCKS, lockedEditMarks: true });
    await rejectedAs([409, 169]);
    await lockExam(token, { examId, ...LOCKS, lockedMaxMarks: true, lockedUploadMarks: true });
    expect(verdict(await saveMarks(token, world, [theory(0, 50)]))).toEqual([200, 100]);
  });

  test.each(['UPCOMING', 'COMPLETED'])(
    'MARKS-42 CONTROL-11 SESSION-44 CODE-164 a session that is %s takes no marks, the ACTIVE one does',
    async (status) => {
      expect(verdict(await saveMarks(token, world, [theory(0, 50)]))).toEqual([200, 100]);
      const studentId = world.students[0]?.id;
      world = await marksWorld('9', FIRST, status);
      await rejected(saveMarks(token, world, [{ studentId }]), [409, 164]);
    },
  );

  test('CODE-137 CODE-112 a user without UPLOAD_RESULT and a disabled school store nothing', async () => {
    await setPrivileges('teacher', 'SUBJECT_MARKS_SETTING', 'LOCK_RESULT');
    await rejected(saveMarks(await tokenOf('teacher'), world, [theory(0, 50)]), [403, 137]);
    await setPrivileges('teacher', 'UPLOAD_RESULT');
    await call('PUT', '/school/1/true/disable', { token: await tokenOf('platform') });
    await rejected(saveMarks(await tokenOf('teacher'), world, [theory(0, 50)]), [409, 112]);
  });

  test('CALL2-56 MARKS-45 CODE-161 an unknown exam, one of another class and one of another school are not found', async () => {
    const class8 = await marksWorld('8');
    const theirs = await marksWorld('9', SECOND);
    for (const examId of [2_000_000, class8.exams.Annual, theirs.exams.Annual])
      await rejectedAs([404, 161], { examId });
    for (const changes of [
      { classId: class8.place.classId },
      { sessionId: theirs.place.sessionId },
      { classId: 2_000_000 },
    ])
      await rejectedAs([404, 161], changes);
  });

  test('CALL2-56 AUTH-46 CODE-189 another school is rejected', () => rejectedAs([403, 189], { schoolId: SECOND }));

  test('CALL2-56 MARKS-48 CODE-118 a section of another class and an unknown one are rejected', async () => {
    const { sections } = await marksWorld('8');
    for (const sectionId of [sections['A'], 2_000_000, 0]) await rejectedAs([404, 118], { sectionId });
  });

  test('MARKS-48 CODE-126 students of another section, class, school or session are all named', async () => {
    const class8 = await marksWorld('8');
    const theirs = await marksWorld('9', SECOND);
    const message = 'The student is not enrolled in this session, class and section';
    const { sessionId } = world.place;
    const gone = world.students[5]?.id;
    // The enrolment in the session before remains.
    await sql('DELETE FROM enrolments WHERE session_id = $1 AND student_id = $2', [sessionId, gone]);
    const others = [class8.students[0]?.id, theirs.students[0]?.id, 2_000_000, gone];
    await rejected(
      saveMarks(token, world, [theory(0, 50), ...others.map((studentId) => ({ studentId }))]),
      [409, 126],
      Object.fromEntries([1, 2, 3, 4].map((index) => [`students.${index}.studentId`, message])),
    );
    await rejectedAs([409, 126], { sectionId: world.sections['B'] });
  });

  test('MARKS-48 CODE-127 students who left are all named; a deleted one is not enrolled (126)', async () => {
    const lives = ['DISABLED', 'STRUCK_OFF', 'TC_ISSUED'];
    for (const [index, life] of lives.entries()) await changeLife(world.students[index]?.id ?? 0, life);
    const all = [0, 1, 2, 3].map((index) => theory(index, 50));
    const answer = await saveMarks(token, world, all);
    expect(verdict(answer)).toEqual([409, 127]);
    expect(Object.keys(problemsOf(answer))).toEqual([0, 1, 2].map((index) => `students.${index}.studentId`));
    await changeLife(world.students[3]?.id ?? 0, 'DELETED');
    await rejected(saveMarks(token, world, all), [409, 126], {
      'students.3.studentId': 'The student is not enrolled in this session, class and section',
    });
  });
});
