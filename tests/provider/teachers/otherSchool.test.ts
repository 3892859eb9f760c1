// Every call of teachers and privileges, asked with the token of one school about another's.
import { call, resetProvider, tokenOf } from '../../support/provider';
import { withoutHeaders } from '../support/http';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { stored } from '../support/tables';
import { CHANGE, FORM, idsOf } from '../support/teachers';

interface Place {
  schoolId: number;
  teacherId: number;
  userId: number;
}

/** What is asked, of the school or the person that is put in. */
const CALLS: [string, (at: Place) => { method: string; path: string; json?: unknown }, 'by school' | 'by id'][] = [
  ['listTeachers', ({ schoolId }) => ({ method: 'GET', path: `/user/teacher/all/${schoolId}` }), 'by school'],
  ['listActiveTeachers', ({ schoolId }) => ({ method: 'GET', path: `/user/teacher/active/${schoolId}` }), 'by school'],
  [
    'createTeacher',
    ({ schoolId }) => ({
      method: 'POST',
      path: '/user/teacher',
      json: { ...FORM, userName: `new.${schoolId}`, schoolId },
    }),
    'by school',
  ],
  [
    'updateTeacher, naming the school',
    ({ teacherId, schoolId }) => ({
      method: 'PUT',
      path: `/user/teacher/${teacherId}`,
      json: { ...CHANGE, schoolId },
    }),
    'by school',
  ],
  ['getTeacher', ({ teacherId }) => ({ method: 'GET', path: `/user/teacher/${teacherId}` }), 'by id'],
  ['updateTeacher', ({ teacherId }) => ({ method: 'PUT', path: `/user/teacher/${teacherId}`, json: CHANGE }), 'by id'],
  [
    'updateTeacher with the own school',
    ({ teacherId }) => ({ method: 'PUT', path: `/user/teacher/${teacherId}`, json: { ...CHANGE, schoolId: SECOND } }),
    'by id',
  ],
  [
    'updateTeacher with a password',
    ({ teacherId }) => ({
      method: 'PUT',
      path: `/user/teacher/${teacherId}`,
      json: { ...CHANGE, password: 'Banyan@2026' },
    }),
    'by id',
  ],
  [
    'setTeacherStatus, disabling',
    ({ teacherId }) => ({ method: 'PUT', path: `/user/teacher/${teacherId}/true/disable` }),
    'by id',
  ],
  [
    'setTeacherStatus, enabling',
    ({ teacherId }) => ({ method: 'PUT', path: `/user/teacher/${teacherId}/false/disable` }),
    'by id',
  ],
  ['deleteTeacher', ({ teacherId }) => ({ method: 'DELETE', path: `/user/teacher/${teacherId}` }), 'by id'],
  ['listUserPrivileges', ({ userId }) => ({ method: 'GET', path: `/privilege/user/${userId}/all` }), 'by id'],
  [
    'manageUserPrivileges',
    ({ userId }) => ({ method: 'PUT', path: `/privilege/manage/${userId}`, json: { assignedPrivileges: [1] } }),
    'by id',
  ],
  [
    'manageUserPrivileges with what was held',
    ({ userId }) => ({
      method: 'PUT',
      path: `/privilege/manage/${userId}`,
      json: { assignedPrivileges: [], previousPrivileges: [1, 30, 33] },
    }),
    'by id',
  ],
];

const NOWHERE: Place = { schoolId: UNKNOWN, teacherId: UNKNOWN, userId: UNKNOWN };
const placeOf = async (userName: string): Promise<Place> => ({ ...(await idsOf(userName)), schoolId: FIRST });

let admin2: string;
beforeEach(async () => {
  await resetProvider();
  admin2 = await tokenOf('admin2');
});

test.each(CALLS)('B2 PRIVILEGE-14 %s: another school is refused as an unknown one is', async (_name, asked, how) => {
  const before = await stored();
  const ask = async (at: Place) => {
    const { method, path, json } = asked(at);
    return withoutHeaders(await call(method, path, { token: admin2, json }));
  };
  const unknown = await ask(NOWHERE);
  if (how === 'by school') expect(unknown).toMatchObject({ status: 403, responseCode: 189, data: null });
  else expect(unknown).toMatchObject({ status: 404, data: null });
  for (const userName of ['kavita.meena', 'om.jangid', 'admin'])
    expect(await ask(await placeOf(userName))).toEqual(unknown);
  expect(await stored()).toEqual(before);
});

test.each(CALLS.filter(([name]) => !name.endsWith('the own school')))(
  'B2 %s: a platform user may do it in every school',
  async (_name, asked) => {
    const platform = await tokenOf('platform');
    for (const [schoolId, userName] of [
      [FIRST, 'kavita.meena'],
      [SECOND, 'deepika.hada'],
    ] as const) {
      const { method, path, json } = asked({ ...(await idsOf(userName)), schoolId });
      expect(await call(method, path, { token: platform, json })).toMatchObject({ status: 200, responseCode: 100 });
    }
  },
);
