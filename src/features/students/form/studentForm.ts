import { STUDENT_FIELDS, type Enrolment, type Student, type StudentForm, type StudentUpload } from '@/api/students';
import { defineFields } from '@/shared/forms';
import type { ImageValue } from '@/shared/ui';
import { parentRequest, parentValues, type ParentValues } from './parentForm';
import { siblingOf, siblingRequest, siblingValues, type SiblingValues } from './siblingForm';
import { present } from '@common/present';

export const studentFields = defineFields(STUDENT_FIELDS.StudentForm);
export const uploadFields = defineFields(STUDENT_FIELDS.StudentUpload);
export const lastSchoolFields = defineFields(STUDENT_FIELDS.LastSchoolForm);
export const enrolmentFields = defineFields(STUDENT_FIELDS.EnrollmentForm);

type Chosen<T> = T | undefined;
/** The optional texts by their names in the contract. */
const TEXTS = [
  'studentSrNo',
  'janAadharNo',
  'nicNo',
  'religion',
  'caste',
  'bplCardNo',
  'ewsCardNo',
  'municipalBoard',
  'municipalWard',
  'guardianAddress',
] as const;
const LAST_SCHOOL_TEXTS = ['name', 'className', 'marks', 'attendance', 'contactNo'] as const;
type LastSchool = Student['lastSchoolDetails'];

/** The values of the form. Aadhaar: digits without blanks, or the mask of the stored number. */
export interface StudentValues extends Record<(typeof TEXTS)[number], string> {
  studentImage: ImageValue;
  studentName: string;
  gender: Chosen<Student['gender']>;
  dateOfBirth: string | null;
  admissionDate: string | null;
  mobileNo: string;
  aadharNo: string;
  category: Chosen<NonNullable<Student['category']>>;
  bloodGroup: Chosen<NonNullable<Student['bloodGroup']>>;
  rte: boolean;
  address1: string;
  district: string;
  block: string;
  pinCode: string;
  parentsInfo: readonly ParentValues[];
  siblingInfo: readonly SiblingValues[];
  lastSchoolDetails: Record<(typeof LAST_SCHOOL_TEXTS)[number], string> & {
    result: Chosen<NonNullable<LastSchool['result']>>;
  };
  sessionId: Chosen<number>;
  classId: Chosen<number>;
  sectionId: Chosen<number>;
}

const mapped = <Key extends string>(keys: readonly Key[], read: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, string>;

export const newStudent: StudentValues = {
  ...mapped(TEXTS, () => ''),
  studentImage: null,
  studentName: '',
  gender: undefined,
  dateOfBirth: null,
  admissionDate: null,
  mobileNo: '',
  aadharNo: '',
  category: undefined,
  bloodGroup: undefined,
  rte: false,
  address1: '',
  district: '',
  block: '',
  pinCode: '',
  parentsInfo: [],
  siblingInfo: [],
  lastSchoolDetails: { ...mapped(LAST_SCHOOL_TEXTS, () => ''), result: undefined },
  sessionId: undefined,
  classId: undefined,
  sectionId: undefined,
};

/** Values that siblings share. */
const HOME = [
  'mobileNo',
  'address1',
  'district',
  'block',
  'pinCode',
  'municipalBoard',
  'municipalWard',
  'guardianAddress',
] as const;

/** A registered student with the typed values. */
export interface Registered {
  readonly student: Student;
  readonly values: StudentValues;
}

/** The form for the next student, with the same session and date of admission. */
export const nextStudent = ({ sessionId, admissionDate }: StudentValues): StudentValues => ({
  ...newStudent,
  sessionId,
  admissionDate,
});

/** Values that the next student of the same class shares. */
export const sameClass = ({
  sessionId,
  classId,
  sectionId,
  admissionDate,
}: StudentValues): Pick<StudentValues, 'sessionId' | 'classId' | 'sectionId' | 'admissionDate'> => ({
  sessionId,
  classId,
  sectionId,
  admissionDate,
});

/** Values that a sibling shares with the previous student, who is one of the siblings. */
export const sameFamily = ({ student, values }: Registered): Partial<StudentValues> => ({
  ...mapped(HOME, (key) => values[key]),
  parentsInfo: values.parentsInfo,
  siblingInfo: [...values.siblingInfo, siblingOf(student)],
});

/** The fields of an enrolment. */
export const classValues = (enrolment: Enrolment | undefined): Pick<StudentValues, 'classId' | 'sectionId'> => ({
  classId: enrolment?.classId,
  sectionId: enrolment?.sectionId ?? undefined,
});

/** The values of a record, with its first enrolment. */
export const valuesOf = (student: Student): StudentValues => ({
  ...mapped(TEXTS, (key) => student[key] ?? ''),
  studentImage: student.image,
  studentName: student.studentName,
  gender: student.gender,
  dateOfBirth: student.dateOfBirth,
  admissionDate: student.admissionDate,
  mobileNo: student.mobileNo,
  aadharNo: student.aadharNo ?? '',
  category: student.category ?? undefined,
  bloodGroup: student.bloodGroup ?? undefined,
  rte: student.rte,
  address1: student.address1,
  district: student.district,
  block: student.block,
  pinCode: student.pinCode,
  parentsInfo: student.parentsInfo.map(parentValues),
  siblingInfo: student.siblingInfo.map(siblingValues),
  lastSchoolDetails: {
    ...mapped(LAST_SCHOOL_TEXTS, (key) => student.lastSchoolDetails[key] ?? ''),
    result: student.lastSchoolDetails.result ?? undefined,
  },
  sessionId: student.enrollments[0]?.sessionId,
  ...classValues(student.enrollments[0]),
});

const blankIsNull = (text: string): string | null => text.trim() || null;

function formOf(values: StudentValues, schoolId: number): StudentForm {
  const texts = Object.fromEntries(TEXTS.map((key) => [key, blankIsNull(values[key])]));
  const last = values.lastSchoolDetails;
  return {
    ...texts,
    schoolId,
    studentName: values.studentName.trim(),
    gender: present(values.gender, 'gender'),
    dateOfBirth: present(values.dateOfBirth, 'date of birth'),
    admissionDate: present(values.admissionDate, 'admission date'),
    mobileNo: values.mobileNo,
    aadharNo: blankIsNull(values.aadharNo),
    category: values.category ?? null,
    bloodGroup: values.bloodGroup ?? null,
    rte: values.rte,
    address1: values.address1.trim(),
    district: values.district.trim(),
    block: values.block.trim(),
    pinCode: values.pinCode,
    parentsInfo: values.parentsInfo.map(parentRequest),
    siblingInfo: values.siblingInfo.map(siblingRequest),
    lastSchoolDetails: {
      ...Object.fromEntries(LAST_SCHOOL_TEXTS.map((key) => [key, blankIsNull(last[key])])),
      result: last.result ?? null,
    },
    enrollments: [
      {
        sessionId: present(values.sessionId, 'session'),
        classId: present(values.classId, 'class'),
        sectionId: values.sectionId ?? null,
      },
    ],
  };
}

/** The request of the contract (STUDENT-56, STUDENT-57); blank optional fields are null. `stored`: the edited record. */
export const requestOf = (
  values: StudentValues,
  schoolId: number,
  stored?: Student,
  version?: number,
): StudentUpload => ({
  student: {
    ...formOf(values, schoolId),
    ...(stored?.image != null && values.studentImage === null ? { removeImage: true } : {}),
    ...(version === undefined ? {} : { version }),
  },
  ...(values.studentImage instanceof Blob ? { studentImage: values.studentImage } : {}),
});
