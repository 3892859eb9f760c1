// What the records suggest for a certificate.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife, withPrivilege } from '../support/life';
import {
  addSupplementary,
  endAfter,
  idAt,
  promoteNow,
  promotionForm,
  promotionWorld,
  setMarks,
  undo,
  type PromotionWorld,
} from '../support/promotion';
import { demoSession } from '../support/sessions';
import { SECOND } from '../support/schools';
import { newPupil, pay } from '../support/studentFees';
import { demoStudent, formOf, getStudent, placeOf, update } from '../support/students';
import { cancel, draft, issued, leave, leaver, TRANSFER } from '../support/studentCertificates';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const whose = (world: PromotionWorld, index = 0) => ({ studentId: idAt(world, index), sessionId: world.source });
const detailsOf = async (student: { studentId: number; sessionId: number }, type = 'TRANSFER') =>
  (await draft(token, type, student)).data.details;
const resultOf = async (world: PromotionWorld, sessionId = world.source) => {
  const { lastExam, lastResult, promotion } = await detailsOf({ studentId: idAt(world, 0), sessionId });
  return [lastExam, lastResult, promotion];
};

test('the draft of a transfer certificate has the record, the receipt, and nothing that is unknown', async () => {
  const left = await leaver(token, { category: 'OBC' });
  const { data, ...answer } = await draft(token, 'TRANSFER', left);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toEqual({
    student: {
      ...{ studentId: left.studentId, studentCode: data.student['studentCode'], studentName: 'Tara Verma' },
      ...{ studentSrNo: data.student['studentSrNo'], fatherName: 'Ramesh Verma', motherName: '', gender: 'FEMALE' },
      ...{ category: 'OBC', dateOfBirth: '2016-08-15', admissionDate: '2026-04-06', sessionName: '2026 - 2027' },
      ...{ className: '5', sectionName: 'A' },
    },
    details: {
      ...{ admissionClass: '5', lastExam: null, lastResult: null, promotion: null, duesClearedUpTo: null },
      ...{ workingDays: null, daysPresent: null, conduct: 'Good', remarks: null },
      ...{ applicationDate: '2026-07-15', leavingDate: '2026-07-15', reason: 'Moves to Jodhpur' },
    },
    ...{ nextNo: 1, isFirst: true, obstacle: null, issued: null, remainingFee: data.remainingFee, earlierDues: 0 },
  });
  expect(data.remainingFee).toBeGreaterThan(0);
});

test('the drafts of the other types suggest the conduct of a character certificate alone', async () => {
  const student = { studentId: await demoStudent('5'), sessionId: (await placeOf('5')).sessionId };
  expect(await detailsOf(student, 'BONAFIDE')).toEqual({ purpose: null, remarks: null });
  expect(await detailsOf(student, 'CHARACTER')).toEqual({ conduct: 'Good', remarks: null });
});

test('a suggested draft can be issued as it is', async () => {
  const left = await leaver(token);
  const { data } = await draft(token, 'TRANSFER', left);
  expect((await issued(token, left, { type: 'TRANSFER', ...data.details })).certificateNo).toBe(1);
});

test('a number is the first one until a certificate of the type is issued', async () => {
  const left = await leaver(token);
  await issued(token, left, { ...TRANSFER, firstNo: 41 });
  expect((await draft(token, 'TRANSFER', left)).data).toMatchObject({ nextNo: 42, isFirst: false });
  expect((await draft(token, 'CHARACTER', left)).data).toMatchObject({ nextNo: 1, isFirst: true });
});

test('an issued certificate is an obstacle to a transfer certificate alone, until it is cancelled', async () => {
  const left = await leaver(token);
  const transfer = await issued(token, left, TRANSFER);
  expect((await draft(token, 'TRANSFER', left)).data).toMatchObject({ obstacle: 'ALREADY_ISSUED', issued: transfer });
  await cancel(token, transfer.certificateId);
  expect((await draft(token, 'TRANSFER', left)).data).toMatchObject({ obstacle: null, issued: null });
  await issued(token, left, { type: 'CHARACTER', conduct: 'Good' });
  const last = await issued(token, left, { type: 'CHARACTER', conduct: 'Fair' });
  expect((await draft(token, 'CHARACTER', left)).data).toMatchObject({ obstacle: null, issued: last });
});

test('dates and reason of a student who left without a receipt come from the history', async () => {
  const { studentId, sessionId } = await newPupil(token);
  await changeLife(studentId, 'TC_ISSUED');
  const details = async () => (await draft(token, 'TRANSFER', { studentId, sessionId })).data.details;
  expect(await details()).toMatchObject({ leavingDate: null, reason: null });
  await sql(
    `INSERT INTO student_history (school_id, student_id, session_id, type, comment, created_at)
     VALUES (1, $1, $2, 'TC', 'Moves to Kota', '2026-05-31T20:00:00Z')`,
    [studentId, sessionId],
  );
  expect(await details()).toMatchObject({
    applicationDate: '2026-06-01',
    leavingDate: '2026-06-01',
    reason: 'Moves to Kota',
  });
});

test('a student whose TC is not issued has the obstacle RECEIPT_MISSING, one who left has LEFT', async () => {
  const { studentId, sessionId } = await newPupil(token);
  const obstacles = async () =>
    Promise.all(
      ['TRANSFER', 'BONAFIDE', 'CHARACTER'].map(
        async (type) => (await draft(token, type, { studentId, sessionId })).data.obstacle,
      ),
    );
  expect(await obstacles()).toEqual(['RECEIPT_MISSING', null, null]);
  await changeLife(studentId, 'STRUCK_OFF');
  expect(await obstacles()).toEqual(['RECEIPT_MISSING', 'LEFT', null]);
  await leave(token, { studentId, sessionId });
  expect(await obstacles()).toEqual([null, 'LEFT', null]);
});

test.each([
  ['2026-04-01', '5'],
  ['2027-03-31', '5'],
  ['2026-03-31', null],
  ['2019-04-05', null],
])('the class of first admission of a student admitted on %s is %p', async (day, admissionClass) => {
  const left = await leaver(token);
  await sql('UPDATE students SET admission_date = $2 WHERE id = $1', [left.studentId, day]);
  expect((await detailsOf(left))['admissionClass']).toBe(admissionClass);
});

test('the dues are cleared up to the month of leaving, at the latest the last one of the session', async () => {
  const left = await leaver(token);
  const { data } = await draft(token, 'TRANSFER', left);
  await pay(left, { amount: (data.remainingFee ?? 0) - 0.01 });
  expect((await draft(token, 'TRANSFER', left)).data).toMatchObject({ remainingFee: 0.01 });
  expect((await detailsOf(left))['duesClearedUpTo']).toBeNull();
  await pay(left, { amount: 0.01 });
  expect((await draft(token, 'TRANSFER', left)).data.remainingFee).toBe(0);
  expect((await detailsOf(left))['duesClearedUpTo']).toBe('July 2026');
  await sql('UPDATE receipts SET payment_date = $2 WHERE id = $1', [left.receipt.receiptId, '2027-05-02']);
  expect((await detailsOf(left))['duesClearedUpTo']).toBe('March 2027');
});

test('dues of an earlier session are named and not cleared', async () => {
  const past = await placeOf('4', { status: 'COMPLETED' });
  const left = await leaver(token);
  const { data } = await draft(token, 'TRANSFER', left);
  await pay(left, { amount: data.remainingFee ?? 0 });
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key,
       new_admission, rte, created_at)
     SELECT school_id, $2, student_id, $3, $4, 'COMPLETE', origin, life, name_key, false, rte, now() FROM enrolments WHERE student_id = $1`,
    [left.studentId, past.sessionId, past.classId, past.sectionId],
  );
  const drafted = (await draft(token, 'TRANSFER', left)).data;
  expect(drafted).toMatchObject({ remainingFee: 0, details: { duesClearedUpTo: null } });
  expect(drafted.earlierDues).toBeGreaterThan(0);
});

test('a fee that is not determined clears no dues', async () => {
  const left = await leaver(token);
  await sql('DELETE FROM fee_terms');
  await sql('DELETE FROM fee_structures WHERE session_id = $1', [left.sessionId]);
  expect((await draft(token, 'TRANSFER', left)).data).toMatchObject({
    ...{ remainingFee: null, details: { duesClearedUpTo: null } },
  });
});

test('a long comment of the receipt is shortened to one line of the field', async () => {
  const left = await leaver(token);
  await sql('UPDATE receipts SET comments = $2 WHERE id = $1', [
    left.receipt.receiptId,
    `Moves\nto ${'क'.repeat(240)}`,
  ]);
  const { reason } = await detailsOf(left);
  expect(reason).toBe(`Moves to ${'क'.repeat(191)}`);
});

describe('the result', () => {
  let world: PromotionWorld;
  beforeEach(async () => {
    world = await promotionWorld('8');
    await leave(token, whose(world));
  });

  test.each<[number, string, string]>([
    [70, 'Pass', 'Yes, to class 9'],
    [36, 'Pass', 'Yes, to class 9'],
    [35, 'Fail', 'No'],
  ])('a complete year with %i of 100 marks is %s and decides about the promotion', async (marks, result, promotion) => {
    await setMarks(world, [marks]);
    expect(await resultOf(world)).toEqual(['Annual', result, promotion]);
  });

  test('a student who passed the last class is qualified without a next class', async () => {
    await endAfter(world);
    expect(await resultOf(world)).toEqual(['Annual', 'Pass', 'Yes']);
  });

  test('an awaited supplementary exam leaves the promotion open until it is passed', async () => {
    const examId = await addSupplementary(world);
    await setMarks(world, [20]);
    expect(await resultOf(world)).toEqual(['Annual', 'Supplementary', null]);
    await setMarks(world, [50], examId);
    expect(await resultOf(world)).toEqual(['Annual', 'Pass', 'Yes, to class 9']);
  });

  test('of an incomplete year the last declared exam counts, without a promotion', async () => {
    const [term] = await sql<{ id: number }>(
      `WITH exam AS (INSERT INTO exams (school_id, session_id, class_id, kind, ordinal, name, created_at, modified_at)
         SELECT school_id, session_id, class_id, 'MID_TERM', 1, 'Half Yearly', now(), now() FROM exams WHERE id = $1 RETURNING *)
       INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, theory_min, theory_max, practical_min,
         practical_max, viva_min, viva_max, created_at, modified_at)
       SELECT school_id, session_id, class_id, id, $2, 0, 100, 0, 0, 0, 0, now(), now() FROM exam RETURNING exam_id AS id`,
      [world.examId, world.subjectId],
    );
    await sql('DELETE FROM student_marks WHERE student_id = $1', [idAt(world, 0)]);
    await setMarks(world, [50], term?.id);
    const declare = (day: string | null) =>
      sql('UPDATE exams SET result_declaration_date = $2 WHERE id = $1', [term?.id, day]);
    expect(await resultOf(world)).toEqual([null, null, null]);
    await declare('2026-07-16');
    expect(await resultOf(world)).toEqual([null, null, null]);
    await declare('2026-07-15');
    expect(await resultOf(world)).toEqual(['Half Yearly', 'Pass', null]);
  });

  test('a session without a result shows that of the session before', async () => {
    await sql(
      `INSERT INTO enrolments (school_id, session_id, student_id, class_id, registration_status, origin, life, name_key,
         new_admission, rte, created_at)
       SELECT s.school_id, $2, s.id, (SELECT id FROM classes WHERE school_id = 1 AND name = '9'), 'PENDING', 'PROMOTION',
              s.life, s.name_key, false, s.rte, now() FROM students s WHERE s.id = $1`,
      [idAt(world, 0), world.target],
    );
    expect(await resultOf(world, world.target)).toEqual(['Annual', 'Pass', 'Yes, to class 9']);
  });

  test('the days are those of the last exam that has both, half days counted as whole ones', async () => {
    const give = (kind: string, days: number) =>
      sql(
        `INSERT INTO exam_attendance (school_id, session_id, class_id, exam_id, student_id, kind, days, modified_at)
         VALUES (1, $1, $2, $3, $4, $5, $6, now())`,
        [world.source, world.classId, world.examId, idAt(world, 0), kind, days],
      );
    const days = async () => {
      const { workingDays, daysPresent } = await detailsOf(whose(world));
      return [workingDays, daysPresent];
    };
    await give('student', 180.5);
    expect(await days()).toEqual([null, null]);
    await give('school', 220);
    expect(await days()).toEqual([220, 181]);
  });
});

describe('the promotion of a student who was promoted', () => {
  let world: PromotionWorld;
  beforeEach(async () => {
    world = await promotionWorld();
  });
  const promoteFirst = (changes = {}) =>
    promoteNow(token, promotionForm(world, { promoteAnyway: [idAt(world, 0)], ...changes }));

  test('is that of a decision although the student failed, until it is undone', async () => {
    await setMarks(world, [10]);
    const { runId } = await promoteFirst();
    for (const session of [world.source, world.target])
      expect(await resultOf(world, session)).toEqual(['Annual', 'Fail', 'Yes, to class 6']);
    expect(verdict(await undo(token, runId))).toEqual([200, 100]);
    expect(await resultOf(world)).toEqual(['Annual', 'Fail', 'No']);
  });

  test('is that of a decision although the result is incomplete', async () => {
    await sql('DELETE FROM student_marks WHERE student_id = $1', [idAt(world, 0)]);
    await promoteFirst();
    expect(await resultOf(world, world.target)).toEqual([null, null, 'Yes, to class 6']);
  });

  test('is no longer that of the result after the student passed out by decision, or repeats', async () => {
    await setMarks(world, [10]);
    await promoteFirst({ promoteAnyway: [] });
    await setMarks(world, [70]);
    expect(await resultOf(world)).toEqual(['Annual', 'Pass', 'No']);
    const last = await promotionWorld('8');
    await endAfter(last);
    await setMarks(last, [10]);
    await promoteNow(token, promotionForm(last, { promoteAnyway: [idAt(last, 0)] }));
    expect(await resultOf(last)).toEqual(['Annual', 'Fail', 'Yes']);
  });

  /** Another class of the first student in the target session. */
  const correct = async (name: string) => {
    const { classId, sectionId } = await placeOf(name);
    const { data } = await getStudent(token, idAt(world, 0));
    const enrollments = [{ sessionId: world.target, classId, sectionId }];
    expect(verdict(await update(token, idAt(world, 0), formOf(data, { enrollments })))).toEqual([200, 100]);
  };

  test.each<[string, boolean, string, string]>([
    ['the next class after a repeated one', false, '6', 'Yes, to class 6'],
    ['a class after the next one', true, '7', 'Yes, to class 7'],
    ['the same class again', true, '5', 'No'],
    ['an earlier class', true, '4', 'No'],
  ])('after a correction is that of the present class: %s', async (_what, anyway, name, promotion) => {
    await setMarks(world, [10]);
    await promoteFirst({ promoteAnyway: anyway ? [idAt(world, 0)] : [] });
    await correct(name);
    for (const session of [world.source, world.target])
      expect(await resultOf(world, session)).toEqual(['Annual', 'Fail', promotion]);
  });

  test('is that of the result after the enrolment in the next session was removed', async () => {
    await setMarks(world, [10]);
    await promoteFirst();
    await sql('DELETE FROM enrolments WHERE session_id = $1 AND student_id = $2', [world.target, idAt(world, 0)]);
    expect(await resultOf(world)).toEqual(['Annual', 'Fail', 'No']);
    await setMarks(world, [70]);
    expect(await resultOf(world)).toEqual(['Annual', 'Pass', 'Yes, to class 6']);
  });

  test('after a student passed out by decision is that of the class in which the student is enrolled since', async () => {
    const last = await promotionWorld('8');
    await endAfter(last);
    await setMarks(last, [10]);
    await promoteNow(token, promotionForm(last, { promoteAnyway: [idAt(last, 0)] }));
    await sql(
      `INSERT INTO enrolments (school_id, session_id, student_id, class_id, registration_status, origin, life, name_key,
         new_admission, rte, created_at)
       SELECT s.school_id, $2, s.id, $3, 'PENDING', 'ADMISSION', s.life, s.name_key, false, s.rte, now()
         FROM students s WHERE s.id = $1`,
      [idAt(last, 0), last.target, last.classId],
    );
    expect(await resultOf(last)).toEqual(['Annual', 'Fail', 'No']);
  });
});

test('CODE-103 CODE-126 CODE-137 CODE-109 an unknown student or session, another session, a missing privilege and an unknown type are rejected', async () => {
  const { sessionId } = await placeOf('5');
  const studentId = await demoStudent('5');
  const rejected = async (type: string, changes: object = {}, own = token) =>
    verdict(await draft(own, type, { studentId, sessionId, ...changes }));
  const { sessionId: upcoming } = await demoSession(token, 'UPCOMING');
  const theirs = await placeOf('5', { schoolId: SECOND });
  expect(await rejected('BONAFIDE', { studentId: 99_999_999 })).toEqual([404, 103]);
  expect(await rejected('BONAFIDE', { studentId: await demoStudent('5', { schoolId: SECOND }) })).toEqual([404, 103]);
  expect(await rejected('BONAFIDE', { sessionId: theirs.sessionId })).toEqual([404, 103]);
  expect(await rejected('BONAFIDE', { sessionId: upcoming })).toEqual([409, 126]);
  expect(await rejected('OTHER')).toEqual([400, 109]);
  const own = await withPrivilege('LIST_STUDENT');
  expect(await rejected('TRANSFER', {}, own)).toEqual([403, 137]);
  expect(await rejected('BONAFIDE', {}, own)).toEqual([200, 100]);
});
