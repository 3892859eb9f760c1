import { holds, userOf, type UserClaims } from '@/shared/access';

const ids: [string, UserClaims, string][] = [
  ['userId', { userId: 7, sub: '8' }, '7'],
  ['userId as text', { userId: '7' }, '7'],
  ['sub without a userId', { sub: '8' }, '8'],
];
test.each(ids)('CALL-18 AUTH-19 AUTH-18 the user id is read from %s', (_what, claims, id) => {
  expect(userOf(claims).userId).toBe(id);
});

const roles: [string, UserClaims, string][] = [
  ['role', { role: 'STAFF', userType: 'SUPER_ADMIN' }, 'STAFF'],
  ['userType without a role', { userType: 'STAFF' }, 'STAFF'],
  ['neither', {}, ''],
];
test.each(roles)('CALL-18 AUTH-19 AUTH-18 the role is read from %s', (_what, claims, role) => {
  expect(userOf({ schoolId: 1, ...claims })).toMatchObject({ role, isPlatform: false });
});

const names: [string, UserClaims, string][] = [
  ['fullName first', { fullName: 'Asha Verma', name: 'A', firstName: 'B', lastName: 'C' }, 'Asha Verma'],
  ['then name', { fullName: ' ', name: 'Asha', firstName: 'B', lastName: 'C' }, 'Asha'],
  ['then first and last name', { fullName: null, name: '', firstName: 'Asha', lastName: 'Verma' }, 'Asha Verma'],
  ['a first name alone', { firstName: 'Asha' }, 'Asha'],
  ['a last name alone', { lastName: 'Verma' }, 'Verma'],
  ['else nothing', { userName: 'asha', email: 'asha@school.example' }, ''],
];
test.each(names)('CALL-18 AUTH-20 AUTH-18 the display name: %s', (_what, claims, name) => {
  expect(userOf(claims).displayName).toBe(name);
});

const userNames: [UserClaims, string][] = [
  [{ userName: 'asha', username: 'other' }, 'asha'],
  [{ username: 'asha' }, 'asha'],
  [{}, ''],
];
test.each(userNames)('CALL-18 AUTH-20 AUTH-18 the username of %j is %j', (claims, userName) => {
  expect(userOf(claims).userName).toBe(userName);
});

const OTHER_ROLES = ['PRINCIPAL', 'STAFF', 'TEACHER', 'SCHOOL_ADMIN', 'PLATFORM', 'super_admin', 'SUPER_ADMIN ', ''];
test.each(OTHER_ROLES)(
  'AUTH-21 AUTH-45 PRIVILEGE-18 PRIVILEGE-24 the role %j is text without effect, as userType too',
  (role) => {
    for (const claims of [{ role }, { userType: role }, { role, userType: 'SUPER_ADMIN' }]) {
      const user = userOf({ ...claims, schoolId: 3 });
      expect(user).toMatchObject({ role, isPlatform: false, permissions: [] });
      expect(holds(user, 'DASHBOARD')).toBe(false);
    }
    const permitted = userOf({ role, schoolId: 3, permissions: ['DASHBOARD'] });
    expect(permitted.permissions).toEqual(['DASHBOARD']);
    expect(holds(permitted, 'DASHBOARD')).toBe(true);
  },
);

const kinds: [string, UserClaims, boolean][] = [
  ['with a school', { role: 'STAFF', schoolId: 3 }, false],
  ['without a school', { role: 'STAFF' }, true],
  ['whose school is null', { role: 'STAFF', schoolId: null }, true],
  ['of the role SUPER_ADMIN', { role: 'SUPER_ADMIN' }, true],
  ['of the role SUPER_ADMIN with a school', { role: 'SUPER_ADMIN', schoolId: 3 }, true],
  ['of the userType SUPER_ADMIN with a school', { userType: 'SUPER_ADMIN', schoolId: 3 }, true],
];
test.each(kinds)(
  'AUTH-43 STUDENT-02 PRIVILEGE-18 PRIVILEGE-24 a user %s: platform user %j',
  (_what, claims, isPlatform) => {
    expect(userOf(claims).isPlatform).toBe(isPlatform);
    // The kind of user is no permission.
    expect(holds(userOf(claims), 'DASHBOARD')).toBe(false);
  },
);

test('CALL-18 AUTH-18 AUTH-19 what the token tells of the user is kept, except whether the account is active, and what it leaves out is empty', () => {
  const whole = {
    email: 'asha@school.example',
    gender: 'FEMALE',
    schoolId: 3,
    schoolName: 'Saraswati',
    schoolLogoUrl: '3-9',
    permissions: ['DASHBOARD'],
  } as const;
  expect(userOf({ ...whole, permissions: ['DASHBOARD'] })).toMatchObject(whole);
  const named = { userId: 7, userName: 'asha', fullName: 'Asha Verma', userType: 'STAFF' };
  const user = { ...whole, userId: '7', userName: 'asha', displayName: 'Asha Verma', role: 'STAFF', isPlatform: false };
  for (const isActive of [true, false])
    expect(userOf({ ...whole, ...named, permissions: ['DASHBOARD'], isActive })).toEqual(user);
  expect(userOf({})).toEqual({
    userId: '',
    userName: '',
    displayName: '',
    email: '',
    gender: null,
    permissions: [],
    role: '',
    isPlatform: true,
    schoolId: null,
    schoolName: '',
    schoolLogoUrl: null,
  });
});

test('AUTH-23 an answer without permissions leaves the known permissions as they are', () => {
  expect(userOf({}, ['DASHBOARD']).permissions).toEqual(['DASHBOARD']);
  expect(userOf({ permissions: [] }, ['DASHBOARD']).permissions).toEqual([]);
});

test('AUTH-20 a name has no blanks around it', () => {
  expect(userOf({ fullName: ' Asha Verma ' }).displayName).toBe('Asha Verma');
  expect(userOf({ fullName: null, name: ' Asha ' }).displayName).toBe('Asha');
});

test.each([
  ['STUDENT_MANAGEMENT', true],
  ['student_management', true],
  ['FEES', true],
  ['STUDENT', false],
  ['', false],
])('SHELL-39 whatever its case, the user has the privilege %j: %j', (privilege, expected) => {
  const user = userOf({ permissions: ['STUDENT_MANAGEMENT', 'fees'] });
  expect(holds(user, privilege)).toBe(expected);
  expect(holds(null, privilege)).toBe(false);
});
