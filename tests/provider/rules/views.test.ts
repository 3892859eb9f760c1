// What the provider answers of a row: whole objects, so that no field is forgotten, mixed up or shown in full.
import { userInfoOf } from '../../../provider/domains/auth/account.view.ts';
import { classView, classViews, sectionView } from '../../../provider/domains/classes/classes.view.ts';
import { schoolView } from '../../../provider/domains/schools/schools.view.ts';
import { sessionView, sessionViews, viewOfSession } from '../../../provider/domains/sessions/sessions.view.ts';
import { listRowView } from '../../../provider/domains/students/list/list.view.ts';
import { sheetRow, STUDENT_SHEET } from '../../../provider/domains/students/list/list.export.ts';
import { studentView } from '../../../provider/domains/students/students.view.ts';
import { teacherNameView, teacherView } from '../../../provider/domains/teachers/teachers.view.ts';
import { imageAddress } from '../../../provider/shared/imageAddress.ts';
import type { Services } from '../../../provider/call/services.ts';

const clock = { now: () => Date.parse('2026-07-15T05:00:00.000Z') };
const key = new Uint8Array(32).fill(7);
const services = { clock, settings: { keys: { imageAddresses: key } } } as unknown as Services;
const addressOf = (schoolId: number, imageId: number) => imageAddress(key, clock, { schoolId, imageId });
/** A row as the database gives it, with what the view does not look at left out. */
const row = <Row>(values: object): Row => values as Row;

const ACCOUNT = {
  userId: 3,
  userName: 'asha',
  fullName: 'Asha Kumari Verma',
  email: 'asha@school.example',
  gender: 'FEMALE',
  privileges: ['DASHBOARD'],
  isPlatform: false,
  disabled: false,
  schoolId: 1,
  schoolName: 'Saraswati',
  schoolLogoId: 9,
};
type Account = Parameters<typeof userInfoOf>[0];

test('AUTH-18 AUTH-22 who is signed in', () => {
  const info = userInfoOf(row<Account>(ACCOUNT), services);
  expect(info).toEqual({
    userId: 3,
    userName: 'asha',
    username: 'asha',
    name: 'Asha Kumari Verma',
    fullName: 'Asha Kumari Verma',
    firstName: 'Asha Kumari',
    lastName: 'Verma',
    email: 'asha@school.example',
    permissions: ['DASHBOARD'],
    role: 'STAFF',
    userType: 'STAFF',
    gender: 'FEMALE',
    isActive: true,
    schoolId: 1,
    schoolName: 'Saraswati',
    schoolLogoUrl: addressOf(1, 9),
  });
  const platform = { ...ACCOUNT, isPlatform: true, disabled: true, schoolId: null, schoolName: null };
  expect(userInfoOf(row<Account>(platform), services)).toMatchObject({
    role: 'SUPER_ADMIN',
    userType: 'SUPER_ADMIN',
    isActive: false,
    schoolId: null,
    schoolLogoUrl: null,
  });
  expect(userInfoOf(row<Account>({ ...ACCOUNT, schoolLogoId: null }), services).schoolLogoUrl).toBeNull();
});

test('CLASS-30 CLASS-31 a class with its sections', () => {
  const section = { id: 5, name: 'A', classId: 4, stream: 'ARTS', version: 2, schoolId: 1 };
  const shown = { sectionId: 5, sectionName: 'A', classId: 4, stream: 'ARTS', version: 2 };
  expect(sectionView(row(section))).toEqual(shown);
  const one = {
    id: 4,
    name: '5',
    schoolId: 1,
    teacherId: 9,
    teacherName: 'Om',
    disabled: true,
    sequence: 7,
    version: 3,
  };
  const { id: classId, name: className, ...rest } = one;
  const told = { classId, className, ...rest, sections: [shown] };
  for (const inUse of [true, false])
    expect(classView(row({ ...one, sections: [section] }), inUse)).toEqual({ ...told, inUse });
});

test('a school, with an address for its logo where it has one', () => {
  const same = {
    address: 'Lake Road',
    principal: 'Mrs. Joshi',
    contactEmail: 'a@b.example',
    contactPhone: '0294 2412345',
    contactMobile: '9414012345',
    studentCodeStartFrom: 1,
    feeReceiptStartFrom: 2,
    feeCertificateStartFrom: 3,
    letterNo: 'GJ/7',
    upiId: 'gyan.jyoti@upi',
    certificateWording: 'For the tax office',
    disabled: true,
    version: 4,
  };
  const stored = { ...same, id: 7, name: 'Gyan', logoId: 8, createdAt: '2026-07-15 05:00:00+00' };
  const shown = { ...same, schoolId: 7, schoolName: 'Gyan', createdAt: '2026-07-15T05:00:00.000Z' };
  expect(schoolView(row(stored), services)).toEqual({ ...shown, logo: addressOf(7, 8) });
  expect(schoolView(row({ ...stored, logoId: null }), services)).toEqual({ ...shown, logo: null });
});

test('SESSION-56 SESSION-57 a session', () => {
  const same = {
    startDate: '2026-04-01',
    endDate: '2027-03-31',
    status: 'ACTIVE',
    disabled: false,
    schoolId: 1,
    sourceSessionId: 5,
    createSubjectsConfig: true,
    createExamConfig: false,
    createMarksConfig: true,
    version: 2,
  };
  const names = { sessionId: 3, sessionName: '2026 - 2027', sessionDisplayName: '2026 - 2027' };
  for (const inUse of [true, false])
    expect(sessionView(row({ ...same, id: 3, name: '2026 - 2027' }), inUse)).toEqual({ ...same, ...names, inUse });
});

test('TEACHER-21 a teacher, without a password, and the name alone', () => {
  const same = { schoolId: 1, dateOfBirth: '1992-02-29', contactPhone: '9829300001', disabled: false, version: 2 };
  const stored = {
    ...same,
    id: 4,
    userId: 8,
    fullName: 'Meera Joshi',
    userName: 'meera',
    gender: 'FEMALE',
    email: 'meera@school.example',
    createdAt: '2026-07-15 05:00:00+00',
    modifiedAt: '2026-07-15 06:00:00+00',
    passwordHash: '$argon2id$',
  };
  const shown = {
    ...same,
    teacherId: 4,
    userId: 8,
    teacherName: 'Meera Joshi',
    userName: 'meera',
    gender: 'FEMALE',
    contactEmail: 'meera@school.example',
    createdAt: '2026-07-15T05:00:00.000Z',
    modifiedAt: '2026-07-15T06:00:00.000Z',
  };
  expect(teacherView(row(stored))).toEqual(shown);
  const names = { teacherId: 4, firstName: 'Meera', lastName: 'Joshi', teacherName: 'Meera Joshi' };
  expect(teacherNameView(row(stored))).toEqual(names);
});

test.each([
  ['fullName', 'name'],
  ['gender', 'gender'],
  ['email', 'e-mail'],
])('TEACHER-21 a stored teacher without %s is an error, never shown with another value', (column, what) => {
  const stored = { fullName: 'Om', gender: 'MALE', email: 'om@school.example', createdAt: '2026-07-15 05:00:00+00' };
  const bare = { ...stored, modifiedAt: stored.createdAt, [column]: null };
  expect(() => teacherView(row(bare))).toThrow(`Missing: the ${what} of a teacher`);
});

describe('a student', () => {
  const listed = {
    fatherName: 'Ramesh',
    motherName: 'Sunita',
    gender: 'FEMALE',
    admissionDate: '2026-04-06',
    dateOfBirth: '2016-08-15',
    mobileNo: '9811122233',
    category: 'OBC',
    rte: true,
    schoolId: 1,
    version: 6,
  };
  const more = {
    district: 'Jaipur',
    block: 'Sanganer',
    municipalBoard: 'Board',
    municipalWard: 'Ward',
    pinCode: '302016',
    janAadharNo: '1234567890',
    nicNo: 'NIC7',
    religion: 'Hindu',
    caste: 'Verma',
    bloodGroup: 'A+',
    bplCardNo: 'B1',
    ewsCardNo: 'E1',
    guardianAddress: 'Ajmer',
  };
  const place = {
    sessionId: 2,
    classId: 8,
    sectionId: 15,
    rollNo: 4,
    registrationStatus: 'COMPLETE',
  };
  const names = { className: '5', sectionName: 'A' };
  const stored = {
    ...listed,
    ...more,
    id: 1,
    code: 1001,
    name: 'Tara',
    srNo: '17',
    aadharLast4: '0123',
    imageId: 9,
    life: 'STRUCK_OFF',
    address: 'Gandhi Path',
    lastSchoolName: 'Old',
    lastSchoolClass: '4',
    lastSchoolMarks: '80',
    lastSchoolAttendance: '200',
    lastSchoolResult: 'Pass',
    lastSchoolContact: '0141234567',
  };
  const shown = {
    ...listed,
    studentId: 1,
    studentCode: 1001,
    studentName: 'Tara',
    studentSrNo: '17',
    aadharNo: 'XXXX XXXX 0123',
    image: addressOf(1, 9),
    deleted: false,
    disabled: false,
    blocked: true,
  };
  type ListRow = Parameters<typeof listRowView>[0];

  test('ENUM-01 ENUM-02 in a list', () => {
    expect(listRowView(row<ListRow>({ ...stored, ...place, ...names }), services)).toEqual({
      ...shown,
      enrollments: [{ ...place, ...names }],
    });
    const bare = { ...stored, ...place, ...names, imageId: null, aadharLast4: null };
    expect(listRowView(row<ListRow>(bare), services)).toMatchObject({ image: null, aadharNo: null });
  });

  test.each([
    ['ACTIVE', false, false, false],
    ['DISABLED', false, true, false],
    ['TC_ISSUED', false, true, false],
    ['STRUCK_OFF', false, false, true],
    ['DELETED', true, false, false],
  ])('ENUM-01 whose life is %s: deleted %j, disabled %j, blocked %j', (life, deleted, disabled, blocked) => {
    const found = listRowView(row<ListRow>({ ...stored, ...place, ...names, life }), services);
    expect(found).toMatchObject({ deleted, disabled, blocked });
  });

  test('STUDENT-36 as a whole, numbers masked', () => {
    const parent = {
      type: 'FATHER',
      name: 'Ramesh',
      mobileNo: '9829012345',
      taxPayer: true,
      higherQualification: 'GRADUATE',
      occupation: 'DOCTOR',
    };
    const session = { sessionName: '2026 - 2027', sessionStatus: 'ACTIVE', sessionStartDate: '2026-04-01' };
    const enrolment = { row: place, ...session, ...names };
    const sibling = { id: 12, name: 'Sita', code: 1012, schoolName: 'Saraswati' };
    const whole = {
      student: stored,
      enrolments: [enrolment],
      parents: [
        { ...parent, id: 5, aadharLast4: '1234', panLast4: '234F' },
        { ...parent, id: 6, aadharLast4: null, panLast4: null },
      ],
      siblings: [
        { ...sibling, enrolment },
        { ...sibling, id: 13, enrolment: undefined },
      ],
    };
    const siblingShown = {
      siblingStudentId: 12,
      studentId: 1,
      siblingName: 'Sita',
      siblingCode: 1012,
      schoolId: 1,
      schoolName: 'Saraswati',
      classId: 8,
      className: '5',
    };
    expect(studentView(row(whole), services)).toEqual({
      ...shown,
      ...more,
      address1: 'Gandhi Path',
      enrollments: [
        {
          ...place,
          ...names,
          sessionDisplayName: '2026 - 2027',
          sessionStatus: 'ACTIVE',
          sessionStartDate: '2026-04-01',
        },
      ],
      parentsInfo: [
        { ...parent, parentId: 5, aadharNo: 'XXXX XXXX 1234', panNo: 'XXXXXX234F' },
        { ...parent, parentId: 6, aadharNo: null, panNo: null },
      ],
      siblingInfo: [siblingShown, { ...siblingShown, siblingStudentId: 13, classId: null, className: null }],
      lastSchoolDetails: {
        name: 'Old',
        className: '4',
        marks: '80',
        attendance: '200',
        result: 'Pass',
        contactNo: '0141234567',
      },
    });
  });

  const ADDRESS = ['Gandhi Path', 'Jaipur', 'Sanganer', '302016'];
  type ExportRow = Parameters<typeof sheetRow>[0];
  const cellsOf = (changes: object) => sheetRow(row<ExportRow>({ ...stored, ...place, ...names, ...changes }));

  test('STUDENT-13 in the spreadsheet', () => {
    expect(cellsOf({})).toEqual([
      ...[1001, 17, 'Tara', 'Ramesh', 'Sunita', 'Female', '2016-08-15', '2026-04-06', '5', 'A', 4],
      ...['9811122233', 'XXXX XXXX 0123', 'OBC', 'Yes', ...ADDRESS, 'Complete', 'Inactive'],
    ]);
    const other = { fatherName: '', motherName: '', gender: 'OTHER', rte: false, registrationStatus: 'PENDING' };
    expect(cellsOf({ ...other, life: 'ACTIVE' })).toEqual([
      ...[1001, 17, 'Tara', null, null, 'Other', '2016-08-15', '2026-04-06', '5', 'A', 4],
      ...['9811122233', 'XXXX XXXX 0123', 'OBC', 'No', ...ADDRESS, 'Pending', 'Active'],
    ]);
    expect(cellsOf({ gender: 'MALE' })[5]).toBe('Male');
    expect(['DELETED', 'DISABLED', 'TC_ISSUED'].map((life) => cellsOf({ life }).at(-1))).toEqual([
      'Deleted',
      'Inactive',
      'Inactive',
    ]);
  });

  test('STUDENT-13 whose columns have these titles, kinds and widths', () => {
    const { name, columns } = STUDENT_SHEET;
    expect(name).toBe('Students');
    expect(columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
      ...['Student Code: number', 'Sr. No.: number', 'Student Name: text', 'Father Name: text', 'Mother Name: text'],
      ...['Gender: text', 'Date of Birth: date', 'Admission Date: date', 'Class: text', 'Section: text'],
      ...['Roll No.: number', 'Mobile No.: text', 'Aadhar Number: text', 'Category: text', 'RTE: text'],
      ...['Full Residential Address: text', 'District: text', 'Block: text', 'Pin Code: text'],
      ...['Registration Status: text', 'Status: text'],
    ]);
    for (const { title, width } of columns) expect(width).toBeGreaterThanOrEqual(title.length);
  });
});

describe('what students use', () => {
  type Rows<View extends (...given: never[]) => unknown> = Parameters<View>[2];
  const db = {} as Parameters<typeof classViews>[1];
  /** Two areas, each with what it uses in school 7. */
  const asked = (...areas: number[][]) =>
    areas.map((ids) => (_db: unknown, school: number) => Promise.resolve(school === 7 ? ids : []));
  const context = (rules: object) => ({ services: { rules } }) as unknown as Parameters<typeof classViews>[0];
  const nothingAsked = context({});

  test('the classes of a school that any area uses are in use', async () => {
    const ctx = context({ classesUsed: asked([4], [6]) });
    const rows = [4, 5, 6].map((id) => ({ id, schoolId: 7, sections: [] }));
    const views = await classViews(ctx, db, row<Rows<typeof classViews>>(rows));
    expect(views.map(({ classId, inUse }) => [classId, inUse])).toEqual([
      [4, true],
      [5, false],
      [6, true],
    ]);
    expect(await classViews(nothingAsked, db, [])).toEqual([]);
  });

  test('the sessions of a school that any area uses are in use', async () => {
    const ctx = context({ sessionsUsed: asked([4], [6]) });
    const rows = [4, 5, 6].map((id) => ({ id, schoolId: 7 }));
    const views = await sessionViews(ctx, db, row<Rows<typeof sessionViews>>(rows));
    expect(views.map(({ sessionId, inUse }) => [sessionId, inUse])).toEqual([
      [4, true],
      [5, false],
      [6, true],
    ]);
    expect(await sessionViews(nothingAsked, db, [])).toEqual([]);
    expect(await viewOfSession(ctx, db, row<Rows<typeof viewOfSession>>({ id: 6, schoolId: 7 }))).toMatchObject({
      inUse: true,
    });
  });
});
