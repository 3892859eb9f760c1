// A student is deleted and kept.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { SECOND, UNKNOWN } from '../support/schools';
import {
  demoStudent,
  formAt,
  getStudent,
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

const rowOf = async (one: number) => {
  const filter = { sessionId: place.sessionId, includeDisabled: true, includeBlocked: true };
  return (await listAll(token, filter)).data.find(({ studentId }) => studentId === one);
};

const audit = (event: string) =>
  sql<{ details: unknown }>('SELECT details FROM audit_entries WHERE event = $1 ORDER BY id', [event]);

test('STUDENT-67 CODE-103 B2 an unknown, a deleted and another school’s student are read, deleted and disabled alike: not at all', async () => {
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

test('CALL2-19 STUDENT-22 a deleted student is kept and listed as deleted, and is nobody’s sibling any more', async () => {
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
