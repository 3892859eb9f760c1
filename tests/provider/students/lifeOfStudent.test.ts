// Reading, deleting, disabling: what each leaves behind, and that another school's pupil is like a missing one.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { disableSchool } from '../support/sessions';
import {
  demoStudent,
  formAt,
  getStudent,
  list,
  listAll,
  placeOf,
  register,
  remove,
  setDisabled,
  type Place,
} from '../support/students';
import { countOf, stored } from '../support/tables';

let token: string;
let place: Place;
let id: number;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
  id = await demoStudent('5');
});

const lifeOf = async (one: number) =>
  (await sql<{ life: string }>('SELECT life FROM students WHERE id = $1', [one]))[0]?.life;
const rowOf = async (one: number) => {
  const filter = { sessionId: place.sessionId, includeDisabled: true, includeBlocked: true };
  return (await listAll(token, filter)).data.find(({ studentId }) => studentId === one);
};
const audit = (event: string) =>
  sql<{ details: unknown }>('SELECT details FROM audit_entries WHERE event = $1 ORDER BY id', [event]);

test('CALL2-16 ENUM-02 the enrolment of the session asked for comes first, else the one in use, then the others', async () => {
  const [row] = await sql<{ id: number }>(
    "SELECT student_id AS id FROM enrolments WHERE school_id = 1 AND life = 'ACTIVE' GROUP BY 1 HAVING count(*) > 1 LIMIT 1",
  );
  const statuses = async (sessionId?: number) =>
    (await getStudent(token, row?.id ?? 0, sessionId)).data.enrollments.map((one) => one['sessionStatus']);
  const past = (await placeOf('5', { status: 'COMPLETED' })).sessionId;
  expect(await statuses()).toEqual(['ACTIVE', 'COMPLETED']);
  expect(await statuses(past)).toEqual(['COMPLETED', 'ACTIVE']);
  expect(await statuses(UNKNOWN)).toEqual(['ACTIVE', 'COMPLETED']);
});

test('STUDENT-67 CODE-103 B2 an unknown, a deleted and another school’s pupil are read, deleted and disabled alike: not at all', async () => {
  const gone = await demoStudent('6');
  await remove(token, gone);
  const foreign = await demoStudent('5', { schoolId: SECOND });
  const before = await stored();
  for (const one of [UNKNOWN, gone, foreign])
    for (const answer of [
      await getStudent(token, one),
      await remove(token, one),
      await setDisabled(token, one, true),
      await setDisabled(token, one, false),
    ])
      expect(answer).toMatchObject({ status: 404, responseCode: 103, data: null });
  expect(await stored()).toEqual(before);
  const platform = await tokenOf('platform');
  expect((await getStudent(platform, foreign)).data.schoolId).toBe(SECOND);
  expect(verdict(await setDisabled(platform, foreign, true))).toEqual([200, 100]);
  expect(verdict(await remove(platform, foreign))).toEqual([200, 100]);
  expect(await countOf('audit_entries', `event = 'deleteStudent' AND school_id = ${SECOND}`)).toBe(1);
});

test('CALL2-19 STUDENT-22 a deleted pupil is kept and listed as deleted, and is nobody’s sibling any more', async () => {
  const { data: sister } = await register(token, formAt(place, { siblingInfo: [{ siblingStudentId: id }] }));
  const { data: student } = await getStudent(token, id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => remove(token, id)));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 4 }, () => [404, 103])]);
  expect(await rowOf(id)).toMatchObject({
    studentCode: student.studentCode,
    studentSrNo: student.studentSrNo,
    deleted: true,
    disabled: false,
    blocked: false,
  });
  expect((await getStudent(token, sister.studentId)).data.siblingInfo).toEqual([]);
  expect((await audit('deleteStudent')).map(({ details }) => details)).toEqual([
    { entity: 'student', id, before: { code: student.studentCode, life: 'ACTIVE' } },
  ]);
});

test('CALL2-20 the flag is set, not flipped, and the trail says when it changed', async () => {
  for (const [flag, life] of [
    ['true', 'DISABLED'],
    ['true', 'DISABLED'],
    ['false', 'ACTIVE'],
    ['false', 'ACTIVE'],
  ] as const) {
    expect(await setDisabled(token, id, flag)).toMatchObject({ status: 200, responseCode: 100, data: null });
    expect([await lifeOf(id), (await rowOf(id))?.disabled]).toEqual([life, life === 'DISABLED']);
  }
  const changes = (await audit('setStudentStatus')).map(({ details }) => details).filter(Boolean);
  expect(changes).toEqual([
    { entity: 'student', id, before: { disabled: false }, after: { disabled: true } },
    { entity: 'student', id, before: { disabled: true }, after: { disabled: false } },
  ]);
  expect((await getStudent(token, id)).data.version).toBe(3);
  for (const flag of ['TRUE', '1', 'yes']) expect(verdict(await setDisabled(token, id, flag))).toEqual([400, 109]);
});

test('CODE-180 CODE-185 a name struck off is not disabled over it, a TC not ended by enabling', async () => {
  const set = (life: string) => sql('UPDATE students SET life = $1 WHERE id = $2', [life, id]);
  await set('STRUCK_OFF');
  expect(await rowOf(id)).toMatchObject({ blocked: true, disabled: false, deleted: false });
  expect([verdict(await setDisabled(token, id, true)), verdict(await setDisabled(token, id, false))]).toEqual([
    [409, 180],
    [200, 100],
  ]);
  expect(await lifeOf(id)).toBe('STRUCK_OFF');
  await set('TC_ISSUED');
  expect(await rowOf(id)).toMatchObject({ disabled: true, blocked: false, deleted: false });
  expect([verdict(await setDisabled(token, id, false)), verdict(await setDisabled(token, id, true))]).toEqual([
    [409, 185],
    [200, 100],
  ]);
  expect(await lifeOf(id)).toBe('TC_ISSUED');
});

test('SCHOOL-49 CALL2-09 a disabled school’s pupils are read and listed, not changed', async () => {
  await disableSchool(await tokenOf('platform'));
  expect((await getStudent(token, id)).status).toBe(200);
  expect((await list(token)).data.totalElements).toBeGreaterThan(100);
  const before = await stored();
  for (const answer of [await remove(token, id), await setDisabled(token, id, true)])
    expect(verdict(answer)).toEqual([409, 112]);
  expect(await stored()).toEqual(before);
});

test('STUDENT-76 STUDENT-24 disabled, struck off and deleted, a pupil leaves what pickers ask for at once', async () => {
  const picker = {
    schoolId: FIRST,
    sessionId: place.sessionId,
    classId: place.classId,
    registrationStatus: 'COMPLETE',
  };
  const holds = async () => (await listAll(token, picker)).data.some(({ studentId }) => studentId === id);
  expect(await holds()).toBe(true);
  for (const life of ['DISABLED', 'TC_ISSUED', 'STRUCK_OFF', 'DELETED']) {
    await sql('UPDATE students SET life = $1 WHERE id = $2', [life, id]);
    expect([life, await holds()]).toEqual([life, false]);
  }
});
