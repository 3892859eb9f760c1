import type { components } from '../../contract/generated/operations.gen.ts';
import { imageAddress } from '../../shared/imageAddress.ts';
import { maskedAadhaar, maskedPan } from '../../shared/personalNumbers.ts';
import type { Services } from '../../call/services.ts';
import type { ListedStudent } from './list/list.queries.ts';
import { flagsOf } from './students.rules.ts';
import type { EnrolmentRow, ParentRow, SiblingRow, StudentRow, WholeStudent } from './students.queries.ts';

type Schemas = components['schemas'];

export const rowView = (
  row: ListedStudent,
  enrolments: Schemas['Enrollment'][],
  { settings, clock }: Services,
): Schemas['StudentRow'] => ({
  studentId: row.id,
  studentCode: row.code,
  studentName: row.name,
  fatherName: row.fatherName,
  motherName: row.motherName,
  gender: row.gender,
  studentSrNo: row.srNo,
  admissionDate: row.admissionDate,
  dateOfBirth: row.dateOfBirth,
  mobileNo: row.mobileNo,
  aadharNo: maskedAadhaar(row.aadharLast4),
  category: row.category,
  rte: row.rte,
  image:
    row.imageId === null
      ? null
      : imageAddress(settings.keys.imageAddresses, clock, { schoolId: row.schoolId, imageId: row.imageId }),
  ...flagsOf(row.life),
  schoolId: row.schoolId,
  enrollments: enrolments,
  version: row.version,
});

export const enrolmentView = (found: EnrolmentRow): Schemas['Enrollment'] => ({
  sessionId: found.row.sessionId,
  sessionDisplayName: found.sessionName,
  sessionStatus: found.sessionStatus,
  sessionStartDate: found.sessionStartDate,
  classId: found.row.classId,
  sectionId: found.row.sectionId,
  rollNo: found.row.rollNo,
  className: found.className,
  sectionName: found.sectionName,
  registrationStatus: found.row.registrationStatus,
  newAdmission: found.row.newAdmission,
});

const parentView = (row: ParentRow): Schemas['Parent'] => ({
  parentId: row.id,
  type: row.type,
  name: row.name,
  aadharNo: maskedAadhaar(row.aadharLast4),
  panNo: maskedPan(row.panLast4),
  mobileNo: row.mobileNo,
  taxPayer: row.taxPayer,
  higherQualification: row.higherQualification,
  occupation: row.occupation,
});

const siblingView = ({ id: studentId, schoolId }: StudentRow, row: SiblingRow): Schemas['Sibling'] => ({
  siblingStudentId: row.id,
  studentId,
  siblingName: row.name,
  siblingCode: row.code,
  schoolId,
  schoolName: row.schoolName,
  classId: row.enrolment?.row.classId ?? null,
  className: row.enrolment?.className ?? null,
});

export const studentView = (whole: WholeStudent, services: Services): Schemas['Student'] => {
  const { student: row } = whole;
  return {
    ...rowView(row, whole.enrolments.map(enrolmentView), services),
    leftAt: whole.leftAt,
    address1: row.address,
    district: row.district,
    block: row.block,
    municipalBoard: row.municipalBoard,
    municipalWard: row.municipalWard,
    pinCode: row.pinCode,
    janAadharNo: row.janAadharNo,
    nicNo: row.nicNo,
    religion: row.religion,
    caste: row.caste,
    bloodGroup: row.bloodGroup,
    bplCardNo: row.bplCardNo,
    ewsCardNo: row.ewsCardNo,
    guardianAddress: row.guardianAddress,
    parentsInfo: whole.parents.map(parentView),
    siblingInfo: whole.siblings.map((sibling) => siblingView(row, sibling)),
    lastSchoolDetails: {
      name: row.lastSchoolName,
      className: row.lastSchoolClass,
      marks: row.lastSchoolMarks,
      attendance: row.lastSchoolAttendance,
      result: row.lastSchoolResult,
      contactNo: row.lastSchoolContact,
    },
  };
};

/** For users with privileges of receipts only: the values of a row of the student list, all others blank. */
export const listedStudentView = (whole: WholeStudent, services: Services): Schemas['Student'] => ({
  ...rowView(whole.student, whole.enrolments.map(enrolmentView), services),
  leftAt: whole.leftAt,
  address1: '',
  district: '',
  block: '',
  municipalBoard: null,
  municipalWard: null,
  pinCode: '',
  janAadharNo: null,
  nicNo: null,
  religion: null,
  caste: null,
  bloodGroup: null,
  bplCardNo: null,
  ewsCardNo: null,
  guardianAddress: null,
  parentsInfo: [],
  siblingInfo: [],
  lastSchoolDetails: { name: null, className: null, marks: null, attendance: null, result: null, contactNo: null },
});
