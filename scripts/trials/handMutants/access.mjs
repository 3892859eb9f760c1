// Mutants of permissions, tenants and sign-ins.
import { dropCall, dropCondition, dropFail, replaceAccess, replaceRead, replaceSql, replaceText } from './changes.mjs';

/** @typedef {import('./list.mjs').HandMutant} HandMutant */

const CONTRACT = 'openapi/dist/openapi.json';

/** @type {HandMutant[]} */
const permissions = [
  {
    name: 'privileges of operations are not checked',
    file: 'provider/contract/access.ts',
    change: dropFail('NO_PRIVILEGES', { within: 'checkAccess' }),
    tests: ['accessMatrix'],
  },
  {
    name: 'operations for platform users are open to school users',
    file: 'provider/contract/access.ts',
    change: dropFail('NOT_AUTHORIZED', { within: 'checkAccess' }),
    tests: ['accessMatrix'],
  },
  {
    name: 'the contract opens the cancellation of receipts to every signed-in user',
    file: CONTRACT,
    change: replaceAccess('cancelReceipt', 'signed-in'),
    tests: ['cancelReceipt'],
  },
  {
    name: 'the contract opens the creation of schools to school users',
    file: CONTRACT,
    change: replaceAccess('createSchool', { anyOf: ['SCHOOL_MANAGEMENT'], user: 'any' }),
    tests: ['createSchool'],
  },
  {
    name: 'a user may grant privileges that they do not have',
    file: 'provider/domains/privileges/grantPrivileges.ts',
    change: dropFail('NO_PRIVILEGES'),
    tests: ['refusals', 'manageUserPrivileges'],
  },
  {
    name: 'a user may change the privileges of a user with more privileges',
    file: 'provider/domains/privileges/grantPrivileges.ts',
    change: dropFail('UNAUTHORIZED_PRIVILEGE_MANAGEMENT'),
    tests: ['refusals', 'manageUserPrivileges'],
  },
  {
    name: 'the last manager of privileges of a school can be removed',
    file: 'provider/domains/**/requireOtherManager.ts',
    change: dropFail('BAD_REQUEST'),
    tests: ['lastManager'],
  },
  {
    name: 'a teacher may set the password of a user with more privileges',
    file: 'provider/domains/teachers/**',
    change: dropFail('NO_PRIVILEGES', { within: /MaySetPassword$/ }),
    tests: ['teacherPassword'],
  },
  {
    name: 'a manager of privileges can be disabled by any user',
    file: 'provider/domains/teachers/**',
    change: dropFail('NO_PRIVILEGES', { within: /MayDecideOn$/ }),
    tests: ['shutOut'],
  },
  {
    name: 'the privilege of one list readmits students of the other list',
    file: 'provider/domains/**/strikeOffStudent.ts',
    change: dropFail('NO_PRIVILEGES'),
    tests: ['strikeOffStudent'],
  },
  {
    name: 'the privilege of one list exports all students',
    file: 'provider/domains/**/exportStudents.ts',
    change: dropFail('NO_PRIVILEGES'),
    tests: ['listTcStudents', 'listStruckOffStudents'],
  },
  {
    name: 'a disabled account keeps its access',
    file: 'provider/domains/auth/authenticate.ts',
    change: replaceRead('disabled', 'false'),
    tests: ['setTeacherStatus', 'getUserInfo'],
  },
  {
    name: 'the menu shows every entry',
    file: 'src/app/menu.tsx',
    change: dropCall('holds', { replacement: 'true' }),
    tests: ['menu'],
  },
  {
    name: 'drafts are shown to the next user of the browser',
    file: 'src/shared/drafts/useDraft.ts',
    change: replaceRead('owner', 'owner'),
    tests: ['savingDrafts'],
  },
];

/** @type {HandMutant[]} */
const tenants = [
  {
    name: 'a user may name another school',
    file: 'provider/contract/schools.ts',
    change: dropFail('NOT_AUTHORIZED'),
    tests: ['otherSchool'],
  },
  {
    name: 'every unit of work has the scope of the platform',
    file: 'provider/database/scope.ts',
    change: replaceRead('kind', "'platform'", { within: 'settingsOf' }),
    tests: ['otherSchool'],
  },
  {
    name: 'the list of classes does not compare the school',
    file: 'provider/domains/classes/**/classes.queries.ts',
    change: dropCondition('schoolId', { within: 'listClassRows' }),
    tests: ['createClass.idempotency', 'deleteSchool', 'listClasses'],
  },
  {
    name: 'row-level security does not apply to the owner of the tables',
    file: 'provider/database/migrations/*.sql',
    change: replaceSql('FORCE ROW LEVEL SECURITY', 'ENABLE ROW LEVEL SECURITY'),
    tests: ['rowLevelSecurity'],
  },
  {
    name: 'the purge may store rows',
    file: 'provider/database/migrations/*.sql',
    change: replaceSql('WITH CHECK (false)', ''),
    tests: ['purge'],
  },
  {
    name: 'a disabled school is changed',
    file: 'provider/call/activeSchool.ts',
    change: dropFail('SCHOOL_NOT_ACTIVE'),
    tests: ['setSchoolStatus', 'createSession'],
  },
];

/** @type {HandMutant[]} */
const signIns = [
  {
    name: 'a used refresh token works again later',
    file: 'provider/domains/auth/refreshTokens.rules.ts',
    change: replaceText('reuse', 'repeat'),
    tests: ['rules', 'refreshTokens'],
  },
  {
    name: 'an ended sign-in is renewed',
    file: 'provider/domains/auth/refreshTokens.rules.ts',
    change: replaceRead('familyEnded', 'false'),
    tests: ['rules', 'signOut'],
  },
  {
    name: 'a new password leaves the other sign-ins open',
    file: 'provider/domains/auth/updatePassword.ts',
    change: dropCall('endSignInsOf'),
    tests: ['updatePassword'],
  },
];

export const accessMutants = [...permissions, ...tenants, ...signIns];
