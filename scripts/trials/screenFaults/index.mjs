// Faults of the screens and of what they share, by the folder they are made in. Their shape is told in faults.mjs.
import { authFaults } from './auth.mjs';
import { classesFaults } from './classes.mjs';
import { frameFaults } from './frame.mjs';
import { homeFaults } from './home.mjs';
import { receiptsFaults } from './receipts.mjs';
import { resultsFaults } from './results.mjs';
import { schoolsFaults } from './schools.mjs';
import { sessionsFaults } from './sessions.mjs';
import { sharedFaults } from './shared.mjs';
import { shownPartsFaults } from './shownParts.mjs';
import { studentListsFaults } from './studentLists.mjs';
import { studentSheetsFaults } from './studentSheets.mjs';
import { studentsFaults } from './students.mjs';
import { subjectsFaults } from './subjects.mjs';
import { teachersFaults } from './teachers.mjs';

/** @type {import('../faults.mjs').Fault[]} */
export const screenFaults = [
  ...authFaults,
  ...classesFaults,
  ...frameFaults,
  ...homeFaults,
  ...receiptsFaults,
  ...resultsFaults,
  ...schoolsFaults,
  ...sessionsFaults,
  ...sharedFaults,
  ...shownPartsFaults,
  ...studentListsFaults,
  ...studentSheetsFaults,
  ...studentsFaults,
  ...subjectsFaults,
  ...teachersFaults,
];
