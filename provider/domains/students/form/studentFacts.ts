// The values of a student in the audit trail. Aadhaar, PAN and phone numbers are masked before they are stored.
import { changedFacts, maskedNumber, type Facts } from '../../../call/facts.ts';
import { maskedAadhaar, maskedPan } from '../../../shared/personalNumbers.ts';
import type { EnrolmentChange } from '../enrol.ts';
import type { ParentRow, StudentRow } from '../students.queries.ts';
import type { ParentValues } from './storeParents.ts';

type ParentFacts = Pick<
  ParentRow,
  | 'type'
  | 'name'
  | 'aadharLast4'
  | 'aadharDigest'
  | 'panLast4'
  | 'panDigest'
  | 'mobileNo'
  | 'taxPayer'
  | 'higherQualification'
  | 'occupation'
>;

const aadhaar = ({ aadharLast4, aadharDigest }: Pick<ParentFacts, 'aadharLast4' | 'aadharDigest'>) => ({
  shown: maskedAadhaar(aadharLast4),
  key: aadharDigest,
});

/** 'FATHER.name' and so on, so that each value of each parent is one fact. */
const parentFacts = (parents: readonly ParentFacts[]): Facts =>
  Object.fromEntries(
    parents.flatMap((parent) =>
      Object.entries({
        name: parent.name,
        aadharNo: aadhaar(parent),
        panNo: { shown: maskedPan(parent.panLast4), key: parent.panDigest },
        mobileNo: maskedNumber(parent.mobileNo),
        taxPayer: parent.taxPayer,
        higherQualification: parent.higherQualification,
        occupation: parent.occupation,
      } satisfies Facts).map(([name, fact]) => [`${parent.type}.${name}`, fact]),
    ),
  );

const lastSchoolFacts = (row: StudentRow): Facts => ({
  'lastSchool.name': row.lastSchoolName,
  'lastSchool.className': row.lastSchoolClass,
  'lastSchool.marks': row.lastSchoolMarks,
  'lastSchool.attendance': row.lastSchoolAttendance,
  'lastSchool.result': row.lastSchoolResult,
  'lastSchool.contactNo': maskedNumber(row.lastSchoolContact),
});

/** The fields of the form by their names in the contract. Names of the parents are facts of the parents. */
const studentFacts = (row: StudentRow): Facts => ({
  studentName: row.name,
  studentSrNo: row.srNo,
  gender: row.gender,
  dateOfBirth: row.dateOfBirth,
  admissionDate: row.admissionDate,
  mobileNo: maskedNumber(row.mobileNo),
  aadharNo: aadhaar(row),
  janAadharNo: maskedNumber(row.janAadharNo),
  nicNo: row.nicNo,
  religion: row.religion,
  caste: row.caste,
  category: row.category,
  bloodGroup: row.bloodGroup,
  bplCardNo: row.bplCardNo,
  ewsCardNo: row.ewsCardNo,
  rte: row.rte,
  address1: row.address,
  district: row.district,
  block: row.block,
  municipalBoard: row.municipalBoard,
  municipalWard: row.municipalWard,
  pinCode: row.pinCode,
  guardianAddress: row.guardianAddress,
  ...lastSchoolFacts(row),
});

interface Whole {
  row: StudentRow;
  parents: readonly (ParentRow | ParentValues)[];
  siblings: readonly number[];
}

/** What a save changed: the form's values, class and section, and whether a photograph was added, replaced or removed. */
export function changeOfStudent(before: Whole, after: Whole, photo: string | null, enrolment?: EnrolmentChange) {
  const factsOf = ({ row, parents, siblings }: Whole): Facts => ({
    ...studentFacts(row),
    ...parentFacts(parents),
    siblings,
  });
  const changed = changedFacts(
    { ...factsOf(before), ...enrolment?.before },
    { ...factsOf(after), ...enrolment?.after, studentImage: photo },
  );
  // Names the session of a changed class or section.
  if (enrolment) changed.after = { ...changed.after, sessionId: enrolment.sessionId };
  return changed;
}

/** ADDED, REPLACED or REMOVED; null for an unchanged photograph. */
export function photoChange(had: boolean, added: boolean, removed: boolean): string | null {
  if (added) return had ? 'REPLACED' : 'ADDED';
  return had && removed ? 'REMOVED' : null;
}
