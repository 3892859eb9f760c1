// Generated from openapi/ by `npm run codegen`. Never edited by hand.
import type { Handlers } from '../call/handler.ts';
import { getUserInfo } from './auth/getUserInfo.ts';
import { refreshTokens } from './auth/refreshTokens.ts';
import { requestPasswordReset } from './auth/requestPasswordReset.ts';
import { signIn } from './auth/signIn.ts';
import { signOut } from './auth/signOut.ts';
import { updatePassword } from './auth/updatePassword.ts';
import { createClass } from './classes/createClass.ts';
import { createSection } from './classes/createSection.ts';
import { deleteClass } from './classes/deleteClass.ts';
import { deleteSection } from './classes/deleteSection.ts';
import { getClass } from './classes/getClass.ts';
import { listClasses } from './classes/listClasses.ts';
import { listMasterClasses } from './classes/listMasterClasses.ts';
import { orderClasses } from './classes/orderClasses.ts';
import { setClassStatus } from './classes/setClassStatus.ts';
import { updateClass } from './classes/updateClass.ts';
import { updateSection } from './classes/updateSection.ts';
import { getFeeStructure } from './fees/getFeeStructure.ts';
import { getStreamFeeStructure } from './fees/getStreamFeeStructure.ts';
import { getStudentFees } from './fees/getStudentFees.ts';
import { saveFeeStructure } from './fees/saveFeeStructure.ts';
import { saveFeeTerms } from './fees/saveFeeTerms.ts';
import { saveStudentDiscount } from './fees/saveStudentDiscount.ts';
import { listUserPrivileges } from './privileges/listUserPrivileges.ts';
import { manageUserPrivileges } from './privileges/manageUserPrivileges.ts';
import { annotateReceiptsFile } from './receipts/annotateReceiptsFile.ts';
import { cancelReceipt } from './receipts/cancelReceipt.ts';
import { checkReceiptsFile } from './receipts/checkReceiptsFile.ts';
import { confirmReceipts } from './receipts/confirmReceipts.ts';
import { confirmReceiptsByFile } from './receipts/confirmReceiptsByFile.ts';
import { createReceipt } from './receipts/createReceipt.ts';
import { downloadDayClose } from './receipts/downloadDayClose.ts';
import { downloadReceipt } from './receipts/downloadReceipt.ts';
import { exportReceipts } from './receipts/exportReceipts.ts';
import { generateFeeCertificate } from './receipts/generateFeeCertificate.ts';
import { getDayClose } from './receipts/getDayClose.ts';
import { getReceipt } from './receipts/getReceipt.ts';
import { listPendingFees } from './receipts/listPendingFees.ts';
import { listReceipts } from './receipts/listReceipts.ts';
import { markReceiptPrinted } from './receipts/markReceiptPrinted.ts';
import { printReceipts } from './receipts/printReceipts.ts';
import { getResultConfig } from './results/getResultConfig.ts';
import { getSessionReadiness } from './results/getSessionReadiness.ts';
import { listExams } from './results/listExams.ts';
import { listGrades } from './results/listGrades.ts';
import { listSubjectLimits } from './results/listSubjectLimits.ts';
import { lockExam } from './results/lockExam.ts';
import { saveGrades } from './results/saveGrades.ts';
import { saveResultConfig } from './results/saveResultConfig.ts';
import { saveSubjectLimits } from './results/saveSubjectLimits.ts';
import { createSchool } from './schools/createSchool.ts';
import { deleteSchool } from './schools/deleteSchool.ts';
import { getSchool } from './schools/getSchool.ts';
import { listActiveSchools } from './schools/listActiveSchools.ts';
import { listSchools } from './schools/listSchools.ts';
import { setSchoolStatus } from './schools/setSchoolStatus.ts';
import { updateSchool } from './schools/updateSchool.ts';
import { createSession } from './sessions/createSession.ts';
import { deleteSession } from './sessions/deleteSession.ts';
import { getSession } from './sessions/getSession.ts';
import { listActiveSessions } from './sessions/listActiveSessions.ts';
import { listReportSessions } from './sessions/listReportSessions.ts';
import { listSessions } from './sessions/listSessions.ts';
import { setSessionStatus } from './sessions/setSessionStatus.ts';
import { updateSession } from './sessions/updateSession.ts';
import { annotateStudentImport } from './students/annotateStudentImport.ts';
import { checkStudentImport } from './students/checkStudentImport.ts';
import { deleteStudent } from './students/deleteStudent.ts';
import { downloadImportTemplate } from './students/downloadImportTemplate.ts';
import { exportStudents } from './students/exportStudents.ts';
import { findStudentByCode } from './students/findStudentByCode.ts';
import { getStudent } from './students/getStudent.ts';
import { importStudents } from './students/importStudents.ts';
import { listAllStudents } from './students/listAllStudents.ts';
import { listStruckOffStudents } from './students/listStruckOffStudents.ts';
import { listStudents } from './students/listStudents.ts';
import { listTcStudents } from './students/listTcStudents.ts';
import { registerStudent } from './students/registerStudent.ts';
import { revealStudent } from './students/revealStudent.ts';
import { saveSessionDetails } from './students/saveSessionDetails.ts';
import { setStudentStatus } from './students/setStudentStatus.ts';
import { strikeOffStudent } from './students/strikeOffStudent.ts';
import { updateStudent } from './students/updateStudent.ts';
import { deleteClassSubject } from './subjects/deleteClassSubject.ts';
import { deleteMasterSubject } from './subjects/deleteMasterSubject.ts';
import { deleteSubjectGroup } from './subjects/deleteSubjectGroup.ts';
import { listClassSubjects } from './subjects/listClassSubjects.ts';
import { listMasterSubjects } from './subjects/listMasterSubjects.ts';
import { listSubjectGroups } from './subjects/listSubjectGroups.ts';
import { saveClassSubject } from './subjects/saveClassSubject.ts';
import { saveMasterSubject } from './subjects/saveMasterSubject.ts';
import { saveSubjectGroup } from './subjects/saveSubjectGroup.ts';
import { createTeacher } from './teachers/createTeacher.ts';
import { deleteTeacher } from './teachers/deleteTeacher.ts';
import { getTeacher } from './teachers/getTeacher.ts';
import { listActiveTeachers } from './teachers/listActiveTeachers.ts';
import { listTeachers } from './teachers/listTeachers.ts';
import { setTeacherStatus } from './teachers/setTeacherStatus.ts';
import { updateTeacher } from './teachers/updateTeacher.ts';

export const handlers: Handlers = {
  getUserInfo,
  refreshTokens,
  requestPasswordReset,
  signIn,
  signOut,
  updatePassword,
  createClass,
  createSection,
  deleteClass,
  deleteSection,
  getClass,
  listClasses,
  listMasterClasses,
  orderClasses,
  setClassStatus,
  updateClass,
  updateSection,
  getFeeStructure,
  getStreamFeeStructure,
  getStudentFees,
  saveFeeStructure,
  saveFeeTerms,
  saveStudentDiscount,
  listUserPrivileges,
  manageUserPrivileges,
  annotateReceiptsFile,
  cancelReceipt,
  checkReceiptsFile,
  confirmReceipts,
  confirmReceiptsByFile,
  createReceipt,
  downloadDayClose,
  downloadReceipt,
  exportReceipts,
  generateFeeCertificate,
  getDayClose,
  getReceipt,
  listPendingFees,
  listReceipts,
  markReceiptPrinted,
  printReceipts,
  getResultConfig,
  getSessionReadiness,
  listExams,
  listGrades,
  listSubjectLimits,
  lockExam,
  saveGrades,
  saveResultConfig,
  saveSubjectLimits,
  createSchool,
  deleteSchool,
  getSchool,
  listActiveSchools,
  listSchools,
  setSchoolStatus,
  updateSchool,
  createSession,
  deleteSession,
  getSession,
  listActiveSessions,
  listReportSessions,
  listSessions,
  setSessionStatus,
  updateSession,
  annotateStudentImport,
  checkStudentImport,
  deleteStudent,
  downloadImportTemplate,
  exportStudents,
  findStudentByCode,
  getStudent,
  importStudents,
  listAllStudents,
  listStruckOffStudents,
  listStudents,
  listTcStudents,
  registerStudent,
  revealStudent,
  saveSessionDetails,
  setStudentStatus,
  strikeOffStudent,
  updateStudent,
  deleteClassSubject,
  deleteMasterSubject,
  deleteSubjectGroup,
  listClassSubjects,
  listMasterSubjects,
  listSubjectGroups,
  saveClassSubject,
  saveMasterSubject,
  saveSubjectGroup,
  createTeacher,
  deleteTeacher,
  getTeacher,
  listActiveTeachers,
  listTeachers,
  setTeacherStatus,
  updateTeacher,
};
