// What a 205 tells of the changes in between: the latest user and time, the fields of all of them, no values.
import { resetProvider, setClock, sql, tokenOf, displayNameOf } from '../../support/provider';
import { enrolledIn, promoteNow, promotionForm, promotionWorld, undo } from '../support/promotion';
import { picture, SECOND } from '../support/schools';
import { makeWait, saveNumbers } from '../support/sessionDetails';
import {
  demoStudent,
  FATHER,
  formAt,
  formOf,
  getStudent,
  MOTHER,
  placeOf,
  register,
  setDisabled,
  update,
  type Changes,
  type Student,
} from '../support/students';

let admin: string;
let clerk: string;
let student: Student;
beforeEach(async () => {
  await resetProvider();
  [admin, clerk] = [await tokenOf('admin'), await tokenOf('clerk')];
  ({ data: student } = await register(admin, formAt(await placeOf())));
});

const changeBy = async (token: string, changes: Changes, image?: Buffer) => {
  const answer = await update(token, student.studentId, formOf(student, { ...changes, version: undefined }), {
    ...(image && { image }),
  });
  expect(answer.responseCode).toBe(100);
  student = { ...answer.data, version: student.version };
};
/** What the holder of the first version is reported. */
const told = async (version = 1, token = admin) => {
  const { status, responseCode, data } = await update(token, student.studentId, formOf(student, { version }));
  expect([status, responseCode]).toEqual([409, 205]);
  return data as unknown;
};

test('C10 code 205 names the latest of several changes and the fields of all since the version edited', async () => {
  await setClock('2026-07-15T04:44:00.000Z');
  [admin, clerk] = [await tokenOf('admin'), await tokenOf('clerk')];
  await changeBy(clerk, { district: 'Ajmer', mobileNo: '9876500000' });
  await setClock('2026-07-15T04:50:00.000Z');
  await changeBy(admin, { address1: 'Elsewhere', district: 'Kota' });
  const at = '2026-07-15T04:50:00.000Z';
  expect(await told()).toEqual({
    change: { by: await displayNameOf('admin'), at, fields: ['mobileNo', 'district', 'address1'] },
  });
  expect(await told(2)).toEqual({ change: { by: await displayNameOf('admin'), at, fields: ['address1', 'district'] } });
  expect(await told(4)).toBeNull();
});

test('C10 parents, siblings, enrolment, photograph and status are reported by the names of the form, never a value', async () => {
  const sibling = await demoStudent('4');
  const { classId, sectionId, sessionId } = await placeOf('6');
  const steps: [Changes, string][] = [
    [{ parentsInfo: [{ ...student.parentsInfo[0], mobileNo: '9812345670' }] }, 'parentsInfo'],
    [{ parentsInfo: [FATHER, MOTHER] }, 'parentsInfo'],
    [{ siblingInfo: [{ siblingStudentId: sibling }] }, 'siblingInfo'],
    [{ enrollments: [{ sessionId, classId, sectionId }] }, 'enrollments'],
    [{ aadharNo: '200000000009' }, 'aadharNo'],
    [{ lastSchoolDetails: { name: 'Old School' } }, 'lastSchoolDetails'],
    [{ studentSrNo: 'Z-9' }, 'studentSrNo'],
  ];
  let version = 1;
  for (const [changes, field] of steps) {
    await changeBy(clerk, changes);
    const answer = await told(version);
    expect([changes, answer]).toMatchObject([changes, { change: { by: await displayNameOf('clerk') } }]);
    expect((answer as { change: { fields: string[] } }).change.fields).toContain(field);
    expect(JSON.stringify(answer)).not.toMatch(/9812345670|Sunita|Old School|Z-9|200000000009/);
    version += 1;
  }
  await changeBy(clerk, {}, await picture());
  expect(await told(version)).toMatchObject({ change: { fields: ['studentImage'] } });
  await setDisabled(admin, student.studentId, true);
  expect(await told(version + 1)).toMatchObject({ change: { by: await displayNameOf('admin'), fields: ['disabled'] } });
});

test('C10 a platform user is not named inside a school; another school’s change of the same number is not reported', async () => {
  await changeBy(await tokenOf('platform'), { district: 'Ajmer' });
  expect(await told()).toMatchObject({ change: { by: null, fields: ['district'] } });
  await sql("UPDATE audit_entries SET school_id = $1 WHERE event = 'updateStudent'", [SECOND]);
  expect(await told()).toBeNull();
});

test('C10 where the trail does not know what was changed, nothing is reported', async () => {
  await sql('UPDATE students SET version = version + 1 WHERE id = $1', [student.studentId]);
  expect(await told()).toBeNull();
  await changeBy(admin, { district: 'Ajmer' });
  await sql("UPDATE audit_entries SET details = details - 'changed' WHERE event = 'updateStudent'");
  expect(await told()).toBeNull();
});

test('C10 code 205 a form opened before a promotion or its undo is stale: user, time and the enrolments are reported', async () => {
  const world = await promotionWorld();
  const id = world.students[0]?.id ?? 0;
  const isStale = async (opened: Student, changes: Changes = {}) => {
    const { status, responseCode, data } = await update(admin, id, formOf(opened, changes));
    expect([status, responseCode]).toEqual([409, 205]);
    return (data as unknown as { change: unknown }).change;
  };
  const { data: before } = await getStudent(admin, id, world.source);
  await setClock('2026-07-15T04:50:00.000Z');
  const { runId } = await promoteNow(admin, promotionForm(world));
  const enrolled = await enrolledIn(world);
  const { classId, sectionId } = await placeOf('8', { status: 'UPCOMING' });
  const by = await displayNameOf('admin');
  const promoted = { by, at: '2026-07-15T04:50:00.000Z', fields: ['enrollments'] };
  expect(await isStale(before, { enrollments: [{ sessionId: world.target, classId, sectionId }] })).toEqual(promoted);
  const { data: between } = await getStudent(admin, id, world.target);
  await setClock('2026-07-15T04:55:00.000Z');
  expect(await undo(admin, runId)).toMatchObject({ data: { removed: enrolled.length } });
  expect(await isStale(between)).toEqual({ ...promoted, at: '2026-07-15T04:55:00.000Z' });
  expect(await enrolledIn(world)).toEqual([]);
});

test('C10 code 205 a section that a list gives is reported beside the other changes of the student', async () => {
  const at = await placeOf();
  await changeBy(clerk, { district: 'Kota' });
  await makeWait(student.studentId, at);
  expect(await saveNumbers(admin, at, [{ studentId: student.studentId, rollNo: 901 }])).toMatchObject({ status: 200 });
  expect(await told()).toMatchObject({
    change: { by: await displayNameOf('admin'), fields: ['district', 'enrollments'] },
  });
  expect(await told(2)).toMatchObject({ change: { fields: ['enrollments'] } });
});
