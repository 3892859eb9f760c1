// The order of the changed fields: as on the forms. The audit trail stores JSONB, which sorts names by their length.
import { FEE_HEADS } from '../../../common/feeHeads.ts';

const PARENT = ['name', 'mobileNo', 'taxPayer', 'higherQualification', 'occupation', 'aadharNo', 'panNo'];

const ORDER: readonly string[] = [
  // Sessions, classes, sections
  ...['name', 'teacherId', 'stream', 'sections', 'startDate', 'endDate', 'status'],
  ...['sourceSessionId', 'createSubjectsConfig', 'createExamConfig', 'createMarksConfig'],
  // Exams
  ...['lockedMaxMarks', 'lockedUploadMarks', 'lockedEditMarks', 'resultDeclarationDate'],
  // Students
  ...['life', 'classId', 'sectionId', 'rollNo', 'studentImage', 'studentName', 'gender', 'dateOfBirth'],
  ...['admissionDate', 'studentSrNo', 'mobileNo', 'aadharNo', 'rte'],
  ...['address1', 'district', 'block', 'pinCode', 'municipalBoard', 'municipalWard', 'guardianAddress'],
  ...['FATHER', 'MOTHER', 'GUARDIAN'].flatMap((type) => PARENT.map((name) => `${type}.${name}`)),
  ...['siblings', 'category', 'caste', 'religion', 'bloodGroup', 'janAadharNo', 'nicNo', 'bplCardNo', 'ewsCardNo'],
  ...['name', 'className', 'marks', 'attendance', 'result', 'contactNo'].map((name) => `lastSchool.${name}`),
  // Receipts
  ...['type', 'paymentDate', 'mode', 'amount', 'sharedReference', 'printed', 'comments'],
  // Fee structures and discounts
  ...FEE_HEADS,
  ...['totalFee', 'discount', 'reason', 'admissionFeeApplicable'],
];

const INDEXES = new Map(ORDER.map((name, index) => [name, index]));
const indexOf = (name: string): number => INDEXES.get(name) ?? ORDER.length;

/** Names in the order of the form; names that no form has come last, in their given order. */
export const inFormOrder = (names: readonly string[]): string[] =>
  [...names].sort((one, other) => indexOf(one) - indexOf(other));
