// Fees cannot be added in an ACTIVE session, so no change of class, section or stream there loses the dues of a student.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { createClass, createSection, demoClass, demoSection, updateSection, type Stream } from '../support/classes';
import { verdict } from '../support/http';
import { makeReady } from '../support/ready';
import { makeReceipt } from '../support/receipts';
import { listReport, rowsOf } from '../support/reports';
import { saveNumbers } from '../support/sessionDetails';
import { demoSession, updateSession, type Session } from '../support/sessions';
import { feesOf, newPupil, setFee, settleAll } from '../support/studentFees';
import { formAt, formOf, getStudent, register, update, type Place } from '../support/students';
import { stored } from '../support/tables';

let token: string;
type At = Omit<Place, 'sectionId'> & { sectionId: number | null };
let pupil: At & { studentId: number };

beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  pupil = await newPupil(token);
});

const owed = async () => {
  const { sessionId, classId } = pupil;
  const { data } = await listReport(token, 'pending-fee', { sessionId, classIds: [classId], size: 100 });
  const { data: dashboard } = await call<{ dues: { amount: number } }>('GET', '/reports/dashboard?schoolId=1', {
    token,
  });
  return {
    remaining: (await feesOf(token, pupil)).data?.remainingFee,
    pending: rowsOf(data).length,
    dues: dashboard.dues.amount,
  };
};

/** Class 5 without sections, as a class that gets its first ones during the session. */
async function withoutSections(): Promise<void> {
  await sql('UPDATE enrolments SET section_id = NULL, roll_no = NULL WHERE class_id = $1', [pupil.classId]);
  await sql('UPDATE sections SET deleted_at = now() WHERE class_id = $1', [pupil.classId]);
  pupil = { ...pupil, sectionId: null };
}

const move = async ({ sessionId, classId, sectionId }: At) => {
  const { data } = await getStudent(token, pupil.studentId);
  return update(token, pupil.studentId, formOf(data, { enrollments: [{ sessionId, classId, sectionId }] }));
};

test('the first streams of a class in the ACTIVE session change no dues, also those of students who get a section of a stream', async () => {
  await withoutSections();
  const before = await owed();
  expect(before).toMatchObject({ remaining: 24000.5 });
  expect(before.pending).toBeGreaterThan(1);
  const { data: science } = await createSection(token, pupil.classId, 'Science', { stream: 'SCIENCE' });
  expect(await owed()).toEqual(before);
  const enrolled = { ...pupil, sectionId: science.sectionId };
  expect(verdict(await saveNumbers(token, enrolled, [{ studentId: pupil.studentId, rollNo: 1 }]))).toEqual([200, 100]);
  expect(await owed()).toEqual(before);
  await makeReceipt(token, { studentId: pupil.studentId, sessionId: pupil.sessionId, amountPaid: 4000.5 });
  expect(await owed()).toMatchObject({ remaining: 20000 });
  const session = await demoSession(token, 'ACTIVE');
  expect(await updateSession(token, session, { status: 'COMPLETED' })).toMatchObject({
    status: 409,
    responseCode: 186,
  });
  await sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [pupil.sessionId]);
  expect((await feesOf(token, pupil)).data.remainingFee).toBe(20000);
});

test('CODE-122 in an UPCOMING session a class that gets streams needs the fees of each', async () => {
  await withoutSections();
  await createSection(token, pupil.classId, 'Science', { stream: 'SCIENCE' });
  await sql("UPDATE sessions SET status = 'UPCOMING' WHERE id = $1", [pupil.sessionId]);
  expect(verdict(await feesOf(token, pupil))).toEqual([404, 122]);
});

const lost = (name: string, path: string) => {
  const message = expect.stringMatching(
    new RegExp(`^The dues of students would be lost: ${name} has no fee structure in the active session `),
  ) as string;
  return { status: 409, responseCode: 140, responseMsg: message, data: { problems: [{ path, message }] } };
};

test.each<[string, () => Promise<{ classId: number }>]>([
  ['Default', () => demoClass(token, 'Default')],
  ['Prep', async () => (await createClass(token, 'Prep')).data],
])('CODE-140 a student with a fee is not moved to the class %s, which has none', async (name, classOf) => {
  const to = { ...pupil, classId: (await classOf()).classId, sectionId: null };
  const before = await stored();
  expect(await move(to)).toMatchObject(lost(name, 'student.enrollments.0.classId'));
  expect(await stored()).toEqual(before);
  await setFee(to);
  expect(verdict(await move(to))).toEqual([200, 100]);
});

describe('a class with fees for Science only', () => {
  let sections: Record<'SCIENCE' | 'COMMERCE', number>;
  let classId: number;
  beforeEach(async () => {
    ({ classId } = (await createClass(token, 'Senior')).data);
    const add = async (stream: Stream) =>
      (await createSection(token, classId, String(stream), { stream })).data.sectionId;
    sections = { SCIENCE: await add('SCIENCE'), COMMERCE: await add('COMMERCE') };
    await setFee({ ...pupil, classId }, {}, { stream: 'SCIENCE' });
    await sql('UPDATE enrolments SET class_id = $2, section_id = $3 WHERE student_id = $1', [
      pupil.studentId,
      classId,
      sections.SCIENCE,
    ]);
  });

  test('CODE-140 a student is not moved to the other stream, and may be in an UPCOMING session', async () => {
    const to = { ...pupil, classId, sectionId: sections.COMMERCE };
    expect(await move(to)).toMatchObject(lost('Senior \\(Commerce\\)', 'student.enrollments.0.sectionId'));
    await sql("UPDATE sessions SET status = 'UPCOMING' WHERE id = $1", [pupil.sessionId]);
    expect(verdict(await move(to))).toEqual([200, 100]);
  });

  test('CODE-140 students without a section do not get one of the other stream', async () => {
    await sql('UPDATE enrolments SET section_id = NULL WHERE student_id = $1', [pupil.studentId]);
    const save = (sectionId: number) =>
      saveNumbers(token, { ...pupil, classId, sectionId }, [{ studentId: pupil.studentId, rollNo: 1 }]);
    const before = await stored();
    expect(await save(sections.COMMERCE)).toMatchObject(lost('Senior \\(Commerce\\)', 'sectionId'));
    expect(await stored()).toEqual(before);
    expect(verdict(await save(sections.SCIENCE))).toEqual([200, 100]);
  });

  test('CODE-140 a section with students does not get a stream without fees, also for students who left', async () => {
    await sql("UPDATE enrolments SET life = 'STRUCK_OFF' WHERE student_id = $1", [pupil.studentId]);
    const section = await demoSection(token, 'Senior', 'SCIENCE');
    expect(await updateSection(token, section, { stream: 'ARTS' })).toMatchObject(lost('Senior \\(Arts\\)', 'stream'));
    const other = await demoSection(token, 'Senior', 'COMMERCE');
    expect(verdict(await updateSection(token, other, { stream: 'ARTS' }))).toEqual([200, 100]);
    await sql("UPDATE enrolments SET life = 'DELETED' WHERE student_id = $1", [pupil.studentId]);
    expect(verdict(await updateSection(token, section, { stream: 'ARTS' }))).toEqual([200, 100]);
  });
});

describe('a class that had fees of its own and of Science before the activation', () => {
  let session: Session;
  let senior: At;
  beforeEach(async () => {
    session = await demoSession(token, 'UPCOMING');
    const { classId } = (await createClass(token, 'Senior')).data;
    senior = { schoolId: session.schoolId, sessionId: session.sessionId, classId, sectionId: null };
    await makeReady(session.sessionId);
    await setFee(senior, { totalFee: 30000.5, tuitionFee: 24000.5 }, { stream: 'SCIENCE', terms: [] });
  });

  const enter = async (studentName: string, sectionId: number | null = null) => {
    const { data } = await register(token, formAt({ ...senior, sectionId } as Place, { studentName }));
    return { studentId: data.studentId, sessionId: senior.sessionId };
  };
  const activate = async () => {
    const { status, data } = await updateSession(token, session, { status: 'ACTIVE' });
    expect(status).toBe(200);
    return data;
  };

  test('without streams at the activation, the first streams change no dues', async () => {
    const student = await enter('Kiran Verma');
    await activate();
    const dues = async () => {
      const { sessionId, classId } = senior;
      const { data } = await listReport(token, 'pending-fee', { sessionId, classIds: [classId], size: 100 });
      return [(await feesOf(token, student)).data?.remainingFee, rowsOf(data).length];
    };
    expect(await dues()).toEqual([24000.5, 1]);
    const { data: science } = await createSection(token, senior.classId, 'Science', { stream: 'SCIENCE' });
    expect(await dues()).toEqual([24000.5, 1]);
    const rollNumbers = [{ studentId: student.studentId, rollNo: 1 }];
    const saved = await saveNumbers(token, { ...senior, sectionId: science.sectionId }, rollNumbers);
    expect([verdict(saved), await dues()]).toEqual([
      [200, 100],
      [24000.5, 1],
    ]);
  });

  test('SESSION-39 CODE-140 with streams at the activation, its own fee applies to no student, also after the completion', async () => {
    const student = await enter('Kiran Verma');
    const { data: science } = await createSection(token, senior.classId, 'Science', { stream: 'SCIENCE' });
    const inScience = await enter('Mohan Verma', science.sectionId);
    const active = await activate();
    expect((await feesOf(token, inScience)).data.remainingFee).toBe(30000.5);
    expect(await updateSection(token, science, { stream: null })).toMatchObject(lost('Senior', 'stream'));
    await settleAll(session.sessionId);
    await sql('UPDATE enrolments SET section_id = NULL WHERE student_id = $1', [student.studentId]);
    expect(verdict(await feesOf(token, student))).toEqual([404, 122]);
    expect((await updateSession(token, active, { status: 'COMPLETED' })).responseMsg).toBe(
      'The fee of 1 student is not determined: Senior (no section). Move them to a class or section with fees',
    );
    await sql("UPDATE students SET life = 'STRUCK_OFF' WHERE id = $1", [student.studentId]);
    expect(verdict(await updateSession(token, active, { status: 'COMPLETED' }))).toEqual([200, 100]);
    expect(verdict(await feesOf(token, student))).toEqual([404, 122]);
  });
});
