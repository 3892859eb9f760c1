// What the student's form shows of a record, and what it sends: whole objects, so that no field is forgotten or mixed up.
import type { Enrolment, Parent, Sibling, Student, StudentRow } from '@/api/students';
import * as parentForm from '@/features/students/form/parentForm';
import * as siblingForm from '@/features/students/form/siblingForm';
import * as studentForm from '@/features/students/form/studentForm';
import { STUDENT } from '../../support/entities/students';
import { samplesIn } from '../../support/entities/table';

const enrolment: Enrolment = {
  sessionId: 2,
  sessionDisplayName: '2026 - 2027',
  sessionStatus: 'ACTIVE',
  sessionStartDate: '2026-04-01',
  classId: 8,
  sectionId: 15,
  rollNo: 4,
  className: '5',
  sectionName: 'A',
  registrationStatus: 'COMPLETE',
  newAdmission: true,
};
const father = {
  parentId: 5,
  type: 'FATHER',
  name: 'Ramesh Verma',
  aadharNo: 'XXXX XXXX 1234',
  panNo: 'XXXXXX234F',
  mobileNo: '9829012345',
  taxPayer: true,
  higherQualification: 'GRADUATE',
  occupation: 'DOCTOR',
} as const satisfies Parent;
const sister: Sibling = {
  siblingStudentId: 12,
  studentId: 1,
  siblingName: 'Sita Verma',
  siblingCode: 1012,
  schoolId: 1,
  schoolName: 'Saraswati',
  classId: 9,
  className: '6',
};
const texts = samplesIn(STUDENT, 'text');
const lastSchool = { name: 'Old', className: '4', marks: '80', attendance: '200', contactNo: '0141234567' };
const plain = { ...samplesIn(STUDENT, 'required'), ...samplesIn(STUDENT, 'choice') };
const stored: Student = {
  ...plain,
  ...texts,
  studentId: 1,
  studentCode: 1001,
  fatherName: 'Ramesh Verma',
  motherName: '',
  image: '1-7',
  deleted: false,
  disabled: false,
  blocked: false,
  schoolId: 1,
  version: 6,
  enrollments: [enrolment, { ...enrolment, sessionId: 1, classId: 7, sectionId: null }],
  parentsInfo: [father],
  siblingInfo: [sister],
  lastSchoolDetails: { ...lastSchool, result: 'Pass' },
};
const fatherShown: parentForm.ParentValues = { ...father };
const sisterShown = {
  siblingStudentId: 12,
  siblingName: 'Sita Verma',
  siblingCode: 1012,
  schoolId: 1,
  classId: 9,
  className: '6',
};
const shown: studentForm.StudentValues = {
  ...plain,
  ...texts,
  studentImage: '1-7',
  parentsInfo: [fatherShown],
  siblingInfo: [sisterShown],
  lastSchoolDetails: { ...lastSchool, result: 'Pass' },
  sessionId: 2,
  classId: 8,
  sectionId: 15,
};
const blankTexts = Object.fromEntries(Object.keys(texts).map((name) => [name, '']));
const noTexts = Object.fromEntries(Object.keys(texts).map((name) => [name, null]));
const noLastSchool = { name: null, className: null, marks: null, attendance: null, contactNo: null, result: null };
const blankLastSchool = { name: '', className: '', marks: '', attendance: '', contactNo: '', result: undefined };

test('ENUM-01 ENUM-02 ENUM-03 a student is shown in the form with the first enrolment', () => {
  expect(studentForm.valuesOf(stored)).toEqual(shown);
});

test('missing values of a student are blank or not chosen in the form', () => {
  const bare = { aadharNo: null, category: null, bloodGroup: null, image: null, enrollments: [] };
  const found = studentForm.valuesOf({
    ...stored,
    ...noTexts,
    ...bare,
    parentsInfo: [],
    siblingInfo: [],
    lastSchoolDetails: noLastSchool,
  });
  expect(found).toEqual({
    ...shown,
    ...blankTexts,
    aadharNo: '',
    category: undefined,
    bloodGroup: undefined,
    studentImage: null,
    parentsInfo: [],
    siblingInfo: [],
    lastSchoolDetails: blankLastSchool,
    sessionId: undefined,
    classId: undefined,
    sectionId: undefined,
  });
});

test('a new student is empty', () => {
  const empty = Object.fromEntries(Object.keys(plain).map((name) => [name, '']));
  expect(studentForm.newStudent).toEqual({
    ...empty,
    ...blankTexts,
    gender: undefined,
    dateOfBirth: null,
    admissionDate: null,
    category: undefined,
    bloodGroup: undefined,
    rte: false,
    studentImage: null,
    parentsInfo: [],
    siblingInfo: [],
    lastSchoolDetails: blankLastSchool,
    sessionId: undefined,
    classId: undefined,
    sectionId: undefined,
  });
});

test('ENUM-02 STUDENT-57 ENUM-01 ENUM-03 the form is sent whole, texts tidied', () => {
  const tidied = ['studentName', 'address1', 'district', 'block'] as const;
  const padded = Object.fromEntries(tidied.map((name) => [name, ` ${shown[name]} `]));
  const sent = {
    ...plain,
    ...texts,
    schoolId: 1,
    parentsInfo: [father],
    siblingInfo: [{ siblingStudentId: 12, schoolId: 1, classId: 9 }],
    lastSchoolDetails: { ...lastSchool, result: 'Pass' },
    enrollments: [{ sessionId: 2, classId: 8, sectionId: 15 }],
  };
  expect(studentForm.requestOf({ ...shown, ...padded }, 1, stored, 6)).toStrictEqual({
    student: { ...sent, version: 6 },
  });
  expect(studentForm.requestOf({ ...shown, caste: ' Verma ' }, 1)).toStrictEqual({ student: sent });
});

test('STUDENT-56 STUDENT-57 blank fields are sent as null; a missing choice or date is an error', () => {
  const spaces = Object.fromEntries(Object.keys(texts).map((name) => [name, '  ']));
  const values = {
    ...studentForm.newStudent,
    ...spaces,
    studentName: 'Tara',
    gender: 'FEMALE' as const,
    dateOfBirth: '2016-05-04',
    admissionDate: '2026-04-01',
    sessionId: 2,
    classId: 8,
    aadharNo: ' ',
    lastSchoolDetails: { ...blankLastSchool, name: ' ' },
  };
  for (const field of ['gender', 'dateOfBirth', 'admissionDate', 'sessionId', 'classId'])
    expect(() => studentForm.requestOf({ ...values, [field]: undefined }, 1)).toThrow('Missing: ');
  expect(studentForm.requestOf(values, 1).student).toStrictEqual({
    ...noTexts,
    schoolId: 1,
    studentName: 'Tara',
    gender: 'FEMALE',
    dateOfBirth: '2016-05-04',
    admissionDate: '2026-04-01',
    mobileNo: '',
    aadharNo: null,
    category: null,
    bloodGroup: null,
    rte: false,
    address1: '',
    district: '',
    block: '',
    pinCode: '',
    parentsInfo: [],
    siblingInfo: [],
    lastSchoolDetails: noLastSchool,
    enrollments: [{ sessionId: 2, classId: 8, sectionId: null }],
  });
});

test('a chosen photograph is sent as a file, a removed one as a flag, and an unchanged one is not sent', () => {
  const photo = new File(['x'], 'tara.png');
  const removed = (image: string | null, studentImage: studentForm.StudentValues['studentImage']) => {
    const { student, studentImage: sent } = studentForm.requestOf({ ...shown, studentImage }, 1, { ...stored, image });
    return [student.removeImage, sent];
  };
  expect(removed('1-7', photo)).toEqual([undefined, photo]);
  expect(removed('1-7', null)).toEqual([true, undefined]);
  expect(removed('1-7', '1-7')).toEqual([undefined, undefined]);
  expect(removed(null, null)).toEqual([undefined, undefined]);
});

describe('a parent', () => {
  const empty = { aadharNo: null, panNo: null, mobileNo: null, higherQualification: null, occupation: null };
  const blank = { aadharNo: '', panNo: '', mobileNo: '', higherQualification: undefined, occupation: undefined };

  test('ENUM-04 ENUM-28 PARENT-12 is shown and sent with every field, a blank one as null', () => {
    expect(parentForm.parentValues(father)).toEqual(fatherShown);
    expect(parentForm.parentValues({ ...father, ...empty })).toEqual({ ...father, ...blank });
    expect(parentForm.parentRequest(fatherShown)).toStrictEqual(father);
    const padded = { name: ' Ramesh Verma ', higherQualification: ' GRADUATE ', occupation: ' DOCTOR ' };
    expect(parentForm.parentRequest({ ...fatherShown, ...padded })).toStrictEqual(father);
    const { parentId: _id, ...added } = { ...fatherShown, ...blank, higherQualification: ' ', occupation: ' ' };
    const { parentId: _stored, ...sent } = { ...father, ...empty };
    expect(parentForm.parentRequest(added)).toStrictEqual(sent);
    for (const type of ['FATHER', 'MOTHER', 'GUARDIAN'] as const)
      expect(parentForm.parentRequest({ ...fatherShown, type })).toMatchObject({ type });
    expect(parentForm.parentRequest({ ...added, higherQualification: undefined, occupation: '' })).toStrictEqual(sent);
    expect(() => parentForm.parentRequest({ ...added, type: undefined })).toThrow('Missing: relation');
  });

  test('ENUM-28 PARENT-10 begins with the first relation that is free', () => {
    const of = (...types: parentForm.ParentType[]) => types.map((type) => ({ ...fatherShown, type }));
    expect(parentForm.freeTypes([])).toEqual(['FATHER', 'MOTHER', 'GUARDIAN']);
    expect(parentForm.freeTypes(of('MOTHER'))).toEqual(['FATHER', 'GUARDIAN']);
    expect(parentForm.freeTypes(of('FATHER', 'MOTHER', 'GUARDIAN'))).toEqual([]);
    const start = { type: 'MOTHER', name: '', ...blank, taxPayer: false };
    expect(parentForm.newParent(of('FATHER'), '9829012345')).toEqual(start);
    const first = (mobile: string) => parentForm.newParent([], mobile);
    expect(first('9829012345')).toEqual({ ...start, type: 'FATHER', mobileNo: '9829012345' });
    for (const mobile of ['', '98290', '5829012345']) expect([mobile, first(mobile).mobileNo]).toEqual([mobile, '']);
  });
});

describe('the next student', () => {
  const values = { ...studentForm.valuesOf(stored), siblingInfo: [] };
  const registered = { student: { ...stored, studentId: 12, studentName: 'Sita Verma', studentCode: 1012 }, values };
  const { sessionId, classId, sectionId, admissionDate } = values;

  test('STUDENT-58 begins with the session and the date of admission and else empty, and with the class where it is asked for', () => {
    expect(studentForm.nextStudent(values)).toEqual({ ...studentForm.newStudent, sessionId, admissionDate });
    expect(studentForm.sameClass(values)).toEqual({ sessionId, classId, sectionId, admissionDate });
    expect([sessionId, classId, sectionId, admissionDate]).not.toContain(undefined);
  });

  test('of one family has its parents, its address and its mobile, and the student before as a sibling', () => {
    const { mobileNo, address1, district, block, pinCode, municipalBoard, municipalWard, guardianAddress } = values;
    expect(studentForm.sameFamily(registered)).toEqual({
      ...{ mobileNo, address1, district, block, pinCode, municipalBoard, municipalWard, guardianAddress },
      parentsInfo: values.parentsInfo,
      siblingInfo: [
        { siblingStudentId: 12, siblingName: 'Sita Verma', siblingCode: 1012, schoolId: 1, classId: 8, className: '5' },
      ],
    });
  });
});

describe('a sibling', () => {
  test('ENUM-05 is shown as it is stored, and as it was looked up', () => {
    expect(siblingForm.siblingValues(sister)).toEqual(sisterShown);
    const nowhere = { ...sister, classId: null, className: null };
    expect(siblingForm.siblingValues(nowhere)).toEqual({ ...sisterShown, classId: undefined, className: '' });
    const row: StudentRow = { ...stored, studentId: 12, studentName: 'Sita Verma', studentCode: 1012 };
    const place = { ...enrolment, classId: 9, className: '6' };
    expect(siblingForm.siblingOf({ ...row, enrollments: [place, enrolment] })).toEqual(sisterShown);
    expect(siblingForm.siblingOf({ ...row, enrollments: [] })).toEqual({
      ...sisterShown,
      classId: undefined,
      className: '',
    });
  });

  test('ENUM-05 is sent by id, school and class', () => {
    const sent = { siblingStudentId: 12, schoolId: 1, classId: 9 };
    expect(siblingForm.siblingRequest(sisterShown)).toStrictEqual(sent);
    expect(siblingForm.siblingRequest({ ...sisterShown, classId: undefined })).toStrictEqual({
      ...sent,
      classId: null,
    });
  });
});

test.each([
  [{ className: '5', sectionName: 'A' }, '5 A'],
  [{ className: '5', sectionName: null }, '5'],
  [{ className: null, sectionName: null }, ''],
  [undefined, ''],
])('class and section of %j are %j', (place, text) => {
  expect(siblingForm.classText(place as Parameters<typeof siblingForm.classText>[0])).toBe(text);
});
