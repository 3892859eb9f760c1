// The numbers themselves, on demand.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { disableSchool } from '../support/sessions';
import {
  demoStudent,
  FATHER,
  formAt,
  MOTHER,
  placeOf,
  register,
  remove,
  reveal,
  type Place,
} from '../support/students';

const OWN = '987650001234';

const FATHERS = '876540002345';

const PAN = 'CNRPY7788Q';

const FULL = { aadharNo: '9876 5000 1234', parentsInfo: [{ ...FATHER, aadharNo: FATHERS, panNo: PAN }, MOTHER] };

let token: string;
let place: Place;

beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
});

test('E1 E4 reveal gives every number in full, in a disabled school too, to who may edit, and is in the trail without them', async () => {
  const { data } = await register(token, formAt(place, FULL));
  await disableSchool(await tokenOf('platform'));
  const answer = await reveal(token, data.studentId);
  expect(answer.data).toEqual({
    aadharNo: OWN,
    parents: [
      { parentId: data.parentsInfo[0]?.parentId, aadharNo: FATHERS, panNo: PAN },
      { parentId: data.parentsInfo[1]?.parentId, aadharNo: null, panNo: null },
    ],
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await reveal(await tokenOf('platform'), data.studentId)).data).toEqual(answer.data);
  const trail = await sql(
    `SELECT a.school_id, user_name, details FROM audit_entries a JOIN users u ON u.id = a.user_id
      WHERE event = 'revealStudent' ORDER BY a.id`,
  );
  const row = (name: string) => ({
    school_id: FIRST,
    user_name: name,
    details: { entity: 'student', id: data.studentId },
  });
  expect(trail).toEqual([row('admin'), row('platform')]);
  await setPrivileges('clerk', 'LIST_STUDENT', 'ADD_STUDENT', 'REMOVE_STUDENT');
  expect(verdict(await reveal(await tokenOf('clerk'), data.studentId))).toEqual([403, 137]);
});

test('E1 a number of another key is null, and the numbers of the others are given; a damaged one is an error', async () => {
  const { data } = await register(token, formAt(place, FULL));
  const [parent, mother] = data.parentsInfo.map(({ parentId }) => parentId);
  await sql("UPDATE students SET aadhar = regexp_replace(aadhar, '^[^.]+', 'otherkey') WHERE id = $1", [
    data.studentId,
  ]);
  expect((await reveal(token, data.studentId)).data).toEqual({
    aadharNo: null,
    parents: [
      { parentId: parent, aadharNo: FATHERS, panNo: PAN },
      { parentId: mother, aadharNo: null, panNo: null },
    ],
  });
  await sql('UPDATE student_parents SET pan = aadhar WHERE id = $1', [parent]);
  expect(verdict(await reveal(token, data.studentId))).toEqual([500, 108]);
});

test('STUDENT-67 CODE-103 B2 numbers of an unknown, a deleted and another school’s student are not there, and the trail says nothing of them', async () => {
  const gone = await demoStudent('5');
  await remove(token, gone);
  for (const id of [UNKNOWN, gone, await demoStudent('5', { schoolId: SECOND })])
    expect(await reveal(token, id)).toMatchObject({ status: 404, responseCode: 103, data: null });
  expect(await sql("SELECT 1 FROM audit_entries WHERE event = 'revealStudent'")).toEqual([]);
  expect(verdict(await call('GET', `/student/${gone}/reveal`, { token }))).toEqual([404, 103]);
});
