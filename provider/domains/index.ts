// The rules that span domains. The handlers stand in registry.gen.ts, by operationId.
import type { CrossRules } from '../call/crossRules.ts';
import type { SchoolFinders } from '../call/schoolFinder.ts';
import { usersOfSchool } from './auth/index.ts';
import { classesOfSchool, releaseClassTeacher, schoolOfClass, schoolOfSection } from './classes/index.ts';
import {
  deleteFeesOfClass,
  deleteFeesOfSession,
  keepSessionWithFees,
  requireFees,
  requireFeesPaid,
} from './fees/index.ts';
import { schoolOfUser } from './privileges/index.ts';
import { receiptsOfSession, schoolOfReceipt } from './receipts/index.ts';
import { schoolOfSession, sessionsOfSchool } from './sessions/index.ts';
import {
  classesWithStudents,
  keepSessionWithStudents,
  schoolOfStudent,
  sessionsWithStudents,
  studentsOfClass,
  studentsOfSchool,
  studentsOfSection,
  studentsOfSession,
} from './students/index.ts';
import {
  copySubjects,
  deleteSubjectsOfClass,
  deleteSubjectsOfSession,
  keepSessionWithSubjects,
  requireSubjects,
} from './subjects/index.ts';
import { schoolOfTeacher } from './teachers/index.ts';

export { handlers } from './registry.gen.ts';

export const crossRules: CrossRules = {
  schoolInUse: [usersOfSchool, sessionsOfSchool, classesOfSchool, studentsOfSchool],
  sessionActivates: [requireSubjects, requireFees],
  sessionCompletes: [requireFeesPaid],
  sessionInUse: [studentsOfSession, receiptsOfSession],
  sessionsUsed: [sessionsWithStudents],
  sessionIsDeleted: [deleteFeesOfSession, deleteSubjectsOfSession],
  sessionChangesSchool: [keepSessionWithFees, keepSessionWithSubjects, keepSessionWithStudents],
  sessionCopies: [copySubjects],
  subjectChanges: [],
  classInUse: [studentsOfClass],
  classIsDeleted: [deleteFeesOfClass, deleteSubjectsOfClass],
  classesUsed: [classesWithStudents],
  sectionInUse: [studentsOfSection],
  teacherIsDeleted: [releaseClassTeacher],
};

export const schoolFinders: SchoolFinders = {
  class: schoolOfClass,
  receipt: schoolOfReceipt,
  section: schoolOfSection,
  session: schoolOfSession,
  student: schoolOfStudent,
  teacher: schoolOfTeacher,
  user: schoolOfUser,
};
