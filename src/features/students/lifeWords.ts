import { defineWords } from '@/shared/words';

/** Texts of TC list, strike-off list and re-admission. */
export const lifeWords = defineWords({
  tcTitle: 'TC Student List',
  tcStudents: 'TC Students',
  strikeOffTitle: 'Name Strike Off Students',
  struckOffStudents: 'Students struck off',
  chooseSchool: 'Choose a school',

  history: 'Comments History',
  readmission: 'Re-Admission',
  transferCertificate: 'Transfer Certificate',
  feeReceipt: 'Fee Receipt',
  pendingFailed: 'Failed to fetch pending fee details',
  nothingDue: (name: string) => `Nothing is due from ${name}`,
  readmissionOf: (name: string) => `Re-Admission of “${name}”`,
  readmissionText: 'The school has more than one active session. Choose the session for the re-admission.',
  session: 'Session',
  chooseSession: 'Choose a session',
  selectSession: 'Please select a session',
  goOn: 'Continue',
  noActiveSession: 'No active session found',
  readmitFailed: 'Failed to readmit student',

  addStrikeOff: 'Add Name Strike Off',
  whoseName: 'Choose a student to strike off',
  strikeOffOf: (name: string) => `Strike off the name of “${name}”?`,
  strikeOff: 'Strike Off',
  code: 'Student Code',
  class: 'Class',
  father: 'Father Name',
  reasonHint: 'The reason is added to the student’s Comments History.',
  strikeOffDone: 'Student name struck off successfully',
  strikeOffFailed: 'Failed to strike off student',
});
