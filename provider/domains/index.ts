// Rules that span domains. The handlers are in registry.gen.ts, by operationId.
import type { CrossRules } from '../call/crossRules.ts';
import type { SchoolFinders } from '../call/schoolFinder.ts';
import { usersOfSchool } from './auth/index.ts';
import {
  cancelCertificateOfReceipt,
  certificatesOfSession,
  keepSessionWithCertificates,
  schoolOfCertificate,
} from './certificates/index.ts';
import { classesOfSchool, releaseClassTeacher, schoolOfClass, schoolOfSection } from './classes/index.ts';
import {
  deleteFeesOfClass,
  deleteFeesOfSession,
  deleteOpeningsOfSession,
  deleteUnusedFees,
  feeRequirements,
  keepFeeDatesInside,
  keepFees,
  keepSessionWithFees,
  keepSessionWithOpenings,
  openingsOfSession,
  requireFeesPaid,
} from './fees/index.ts';
import { schoolOfUser } from './privileges/index.ts';
import { keepSessionWithPromotions } from './promotion/index.ts';
import { keepReceiptsNear, receiptsOfSession, schoolOfReceipt } from './receipts/index.ts';
import {
  copyExams,
  copyLimits,
  deleteResultsOfClass,
  deleteResultsOfSession,
  dropLimitsOfComponents,
  keepGraceWithinSubjects,
  keepSessionWithResults,
  resultRequirements,
  schoolOfExam,
} from './results/index.ts';
import { schoolOfSession, sessionsOfSchool } from './sessions/index.ts';
import {
  classesWithStudents,
  keepStreamOfCompletedSessions,
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
  subjectRequirements,
} from './subjects/index.ts';
import { schoolOfTeacher } from './teachers/index.ts';

export { handlers } from './registry.gen.ts';

export const crossRules: CrossRules = {
  schoolInUse: [usersOfSchool, sessionsOfSchool, classesOfSchool, studentsOfSchool],
  sessionActivates: [...subjectRequirements, ...resultRequirements, ...feeRequirements],
  sessionIsActivated: [deleteUnusedFees],
  sessionMoves: [keepFeeDatesInside, keepReceiptsNear],
  sessionCompletes: [requireFeesPaid],
  sessionInUse: [studentsOfSession, receiptsOfSession, openingsOfSession, certificatesOfSession],
  sessionsUsed: [sessionsWithStudents],
  sessionIsDeleted: [deleteFeesOfSession, deleteOpeningsOfSession, deleteResultsOfSession, deleteSubjectsOfSession],
  sessionChangesSchool: [
    keepSessionWithFees,
    keepSessionWithOpenings,
    keepSessionWithSubjects,
    keepSessionWithResults,
    keepSessionWithStudents,
    keepSessionWithPromotions,
    keepSessionWithCertificates,
  ],
  sessionCopies: [copySubjects, copyExams, copyLimits],
  subjectChanges: [dropLimitsOfComponents],
  subjectIsDeleted: [keepGraceWithinSubjects],
  classInUse: [studentsOfClass],
  classIsDeleted: [deleteFeesOfClass, deleteResultsOfClass, deleteSubjectsOfClass],
  classesUsed: [classesWithStudents],
  sectionInUse: [studentsOfSection],
  sectionChangesStream: [keepStreamOfCompletedSessions],
  feeClassChanges: [keepFees],
  receiptIsCancelled: [cancelCertificateOfReceipt],
  teacherIsDeleted: [releaseClassTeacher],
};

export const schoolFinders: SchoolFinders = {
  certificate: schoolOfCertificate,
  class: schoolOfClass,
  exam: schoolOfExam,
  receipt: schoolOfReceipt,
  section: schoolOfSection,
  session: schoolOfSession,
  student: schoolOfStudent,
  teacher: schoolOfTeacher,
  user: schoolOfUser,
};
