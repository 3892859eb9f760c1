// Schools, accounts, teachers and privileges.
import { PICTURE, workbookOf } from '../workbooks.mjs';

const schoolForm = ({ marker }, name) => ({
  schoolName: `Check of the contract ${marker} ${name}`,
  address: `1 ${marker} Road`,
  contactPhone: '0141 2345678',
  studentCodeStartFrom: 1000,
  feeReceiptStartFrom: 1000,
  feeCertificateStartFrom: 1000,
});

/** The form of a user, whose name and password are the run's own. */
const userNameOf = (marker, name) => `check.${name}.${marker}`.toLowerCase();
const personForm = ({ marker }, name) => ({
  teacherName: `${marker} ${name}`,
  gender: 'FEMALE',
  dateOfBirth: '1990-01-01',
  contactEmail: `${name}@${marker}.example`.toLowerCase(),
  contactPhone: '9829012345',
});
const userForm = ({ marker, password }, name, { schoolId }) => ({
  ...{ userName: userNameOf(marker, name), password, schoolId },
  ...personForm({ marker }, name),
});

/** Stores the account of a created user. */
const keepUser =
  (name, key = name) =>
  (w, data, { accounts }) => {
    w[key] = data;
    accounts.add(name, data.userName, w.password);
  };
/** Nothing of the other school contains the marker of the first one. */
const ofOtherSchool = (w) => ({ marker: w.otherMarker, password: w.password });

/** The schools and accounts that the checks of all operations need. */
const beginning = [
  {
    id: 'createSchool',
    prepares: true,
    as: 'platform',
    request: (w) => ({ body: schoolForm(w, 'A'), files: { logo: PICTURE } }),
    keep: (w, data) => (w.school = data),
  },
  {
    ...{ id: 'createSchool', prepares: true, as: 'platform' },
    request: (w) => ({ body: schoolForm(ofOtherSchool(w), 'B'), files: { logo: PICTURE } }),
    keep: (w, data) => (w.otherSchool = data),
  },
  {
    ...{ id: 'createAdministrator', prepares: true, as: 'platform' },
    request: (w) => ({ body: userForm(w, 'admin', w.school) }),
    keep: keepUser('admin'),
  },
  {
    ...{ id: 'createAdministrator', prepares: true, as: 'platform' },
    request: (w) => ({ body: userForm(ofOtherSchool(w), 'admin', w.otherSchool) }),
    keep: keepUser('otherAdmin'),
  },
  {
    id: 'createTeacher',
    prepares: true,
    request: (w) => ({ body: userForm(w, 'clerk', w.school) }),
    keep: keepUser('clerk'),
  },
  {
    id: 'createTeacher',
    prepares: true,
    request: (w) => ({ body: userForm(w, 'changer', w.school) }),
    keep: keepUser('changer'),
  },
  {
    ...{ id: 'getDayClose', prepares: true },
    request: (w) => ({ query: { schoolId: w.school.schoolId } }),
    keep: (w, data) => (w.today = data.date),
  },
];

const schools = [
  {
    id: 'createSchool',
    request: (w) => ({ body: schoolForm(w, 'spare'), files: { logo: PICTURE } }),
    keep: (w, data) => (w.spareSchool = data),
  },
  { id: 'listSchools' },
  { id: 'listActiveSchools' },
  { id: 'getSchool', request: (w) => ({ path: { id: w.school.schoolId } }) },
  {
    id: 'updateSchool',
    request: (w) => ({
      path: { id: w.school.schoolId },
      body: { ...schoolForm(w, 'A'), principal: 'A. Verma', version: w.school.version },
      files: { logo: PICTURE },
    }),
    keep: (w, data) => (w.school = data),
  },
  { id: 'setSchoolStatus', request: (w) => ({ path: { id: w.spareSchool.schoolId, status: 'true' } }) },
  { id: 'deleteSchool', request: (w) => ({ path: { id: w.spareSchool.schoolId } }) },
  { id: 'getSchoolSetup', request: (w) => ({ path: { schoolId: w.school.schoolId } }) },
  { id: 'getDashboard', request: (w) => ({ query: { schoolId: w.school.schoolId } }) },
];

const auth = [
  {
    id: 'signIn',
    request: (w) => ({ body: { userName: w.admin.userName, password: w.password } }),
    rejects: [
      {
        what: 'a wrong password',
        code: 'INVALID_USERNAME_OR_PASSWORD',
        request: (w) => ({ body: { userName: w.admin.userName, password: 'Not-this-1' } }),
      },
    ],
  },
  { id: 'getUserInfo' },
  {
    ...{ id: 'updatePassword', as: 'changer' },
    request: (w) => ({ body: { oldPassword: w.password, newPassword: w.newPassword } }),
    keep: (w, _data, { accounts }) => accounts.add('changer', w.changer.userName, w.newPassword),
    rejects: [
      {
        what: 'a wrong current password',
        code: 'INVALID_OLD_PASSWORD',
        request: (w) => ({ body: { oldPassword: w.newPassword, newPassword: w.password } }),
      },
    ],
  },
  {
    id: 'refreshTokens',
    as: 'changer',
    token: 'refreshToken',
    keep: (_w, _data, { accounts }) => accounts.forget('changer'),
  },
  { id: 'signOut', as: 'changer', token: 'refreshToken' },
  { id: 'requestPasswordReset', request: (w) => ({ body: { email: `nobody@${w.marker.toLowerCase()}.example` } }) },
];

const teacherRows = () =>
  workbookOf(
    ['Asha', 'Ravi'].map((name) => ({
      ...{ 'Full name': `${name} Verma`, Gender: 'Female', 'Date of birth': '15/08/1985' },
      ...{ Email: `${name.toLowerCase()}@school.example`, Phone: '9811122233' },
    })),
  );
const teacherFile = async (w) => ({ body: { schoolId: w.school.schoolId }, files: { file: await teacherRows() } });
const ofSchool = (w) => ({ path: { schoolId: w.school.schoolId } });
const ofTeacher = (w) => ({ path: { id: w.teacher.teacherId } });

const teachers = [
  { id: 'createAdministrator', request: (w) => ({ body: userForm(w, 'second', w.school) }) },
  {
    id: 'createTeacher',
    request: (w) => ({ body: userForm(w, 'teacher', w.school) }),
    keep: (w, data) => (w.teacher = data),
  },
  { id: 'listTeachers', request: ofSchool },
  { id: 'listActiveTeachers', request: ofSchool },
  { id: 'getTeacher', request: ofTeacher },
  {
    id: 'updateTeacher',
    request: (w) => {
      const changes = { contactPhone: '9829012346', schoolId: w.school.schoolId, version: w.teacher.version };
      return { ...ofTeacher(w), body: { ...personForm(w, 'teacher'), ...changes } };
    },
  },
  { id: 'listUserPrivileges', request: (w) => ({ path: { userId: w.teacher.userId } }) },
  {
    id: 'manageUserPrivileges',
    request: (w) => ({ path: { userId: w.teacher.userId }, body: { assignedPrivileges: [1] } }),
  },
  { id: 'setTeacherStatus', request: (w) => ({ path: { ...ofTeacher(w).path, flag: 'true' } }) },
  { id: 'deleteTeacher', request: ofTeacher },
  { id: 'downloadTeacherTemplate' },
  { id: 'checkTeacherImport', request: teacherFile },
  {
    id: 'importTeachers',
    request: async (w) => {
      const { body, files } = await teacherFile(w);
      return { body: { ...body, teachers: 2 }, files };
    },
  },
];

export const setUpSteps = [...beginning, ...schools, ...auth, ...teachers];
