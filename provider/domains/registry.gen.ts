// Generated from openapi/ by `npm run codegen`. Never edited by hand.
import type { Handlers } from '../call/handler.ts';
import { getUserInfo } from './auth/getUserInfo.ts';
import { refreshTokens } from './auth/refreshTokens.ts';
import { requestPasswordReset } from './auth/requestPasswordReset.ts';
import { signIn } from './auth/signIn.ts';
import { signOut } from './auth/signOut.ts';
import { updatePassword } from './auth/updatePassword.ts';
import { cancelCertificate } from './certificates/cancelCertificate.ts';
import { downloadCertificate } from './certificates/downloadCertificate.ts';
import { getCertificateDraft } from './certificates/getCertificateDraft.ts';
import { issueCertificate } from './certificates/issueCertificate.ts';
import { listCertificates } from './certificates/listCertificates.ts';
import { markCertificatePrinted } from './certificates/markCertificatePrinted.ts';
import { previewCertificate } from './certificates/previewCertificate.ts';
import { createClass } from './classes/createClass.ts';
import { createClasses } from './classes/createClasses.ts';
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
import { annotateOpeningBalances } from './fees/opening/annotateOpeningBalances.ts';
import { checkOpeningBalances } from './fees/opening/checkOpeningBalances.ts';
import { downloadOpeningTemplate } from './fees/opening/downloadOpeningTemplate.ts';
import { getFeeStructure } from './fees/getFeeStructure.ts';
import { getStreamFeeStructure } from './fees/getStreamFeeStructure.ts';
import { getStudentFees } from './fees/getStudentFees.ts';
import { importOpeningBalances } from './fees/opening/importOpeningBalances.ts';
import { listDiscountChanges } from './fees/listDiscountChanges.ts';
import { listFeeStructures } from './fees/grid/listFeeStructures.ts';
import { listOpeningBalances } from './fees/opening/listOpeningBalances.ts';
import { reverseOpeningBalances } from './fees/opening/reverseOpeningBalances.ts';
import { saveFeeStructure } from './fees/saveFeeStructure.ts';
import { saveFeeStructures } from './fees/grid/saveFeeStructures.ts';
import { saveFeeTerms } from './fees/saveFeeTerms.ts';
import { saveStudentDiscount } from './fees/saveStudentDiscount.ts';
import { listHistory } from './history/listHistory.ts';
import { listUserPrivileges } from './privileges/listUserPrivileges.ts';
import { manageUserPrivileges } from './privileges/manageUserPrivileges.ts';
import { getPromotionRun } from './promotion/runs/getPromotionRun.ts';
import { listPromotionRuns } from './promotion/runs/listPromotionRuns.ts';
import { listPromotionStudents } from './promotion/listPromotionStudents.ts';
import { previewPromotion } from './promotion/previewPromotion.ts';
import { promoteStudents } from './promotion/promoteStudents.ts';
import { undoPromotion } from './promotion/runs/undoPromotion.ts';
import { annotateReceiptsFile } from './receipts/confirm/annotateReceiptsFile.ts';
import { cancelReceipt } from './receipts/cancelReceipt.ts';
import { checkReceiptsFile } from './receipts/confirm/checkReceiptsFile.ts';
import { confirmReceipts } from './receipts/confirm/confirmReceipts.ts';
import { confirmReceiptsByFile } from './receipts/confirm/confirmReceiptsByFile.ts';
import { createReceipt } from './receipts/create/createReceipt.ts';
import { createReceipts } from './receipts/create/createReceipts.ts';
import { downloadCashHandover } from './receipts/dayClose/downloadCashHandover.ts';
import { downloadDayClose } from './receipts/dayClose/downloadDayClose.ts';
import { downloadReceipt } from './receipts/document/downloadReceipt.ts';
import { exportReceipts } from './receipts/list/exportReceipts.ts';
import { generateFeeCertificate } from './receipts/certificate/generateFeeCertificate.ts';
import { getDayClose } from './receipts/dayClose/getDayClose.ts';
import { getReceipt } from './receipts/getReceipt.ts';
import { getReceiptHistory } from './receipts/reopen/getReceiptHistory.ts';
import { listBankNames } from './receipts/list/listBankNames.ts';
import { listDayCloses } from './receipts/dayClose/listDayCloses.ts';
import { listFamilyFees } from './receipts/list/listFamilyFees.ts';
import { listPendingFees } from './receipts/list/listPendingFees.ts';
import { listReceiptCashiers } from './receipts/list/listReceiptCashiers.ts';
import { listReceipts } from './receipts/list/listReceipts.ts';
import { markReceiptPrinted } from './receipts/document/markReceiptPrinted.ts';
import { printReceipts } from './receipts/document/printReceipts.ts';
import { reopenReceipt } from './receipts/reopen/reopenReceipt.ts';
import { saveCashCount } from './receipts/dayClose/saveCashCount.ts';
import { downloadPendingFeeReport } from './reports/pendingFee/downloadPendingFeeReport.ts';
import { downloadReport } from './reports/school/downloadReport.ts';
import { downloadStudentFeeReport } from './reports/studentFee/downloadStudentFeeReport.ts';
import { getDashboard } from './reports/dashboard/getDashboard.ts';
import { getReportProgress } from './reports/getReportProgress.ts';
import { listPendingFeeReport } from './reports/pendingFee/listPendingFeeReport.ts';
import { listReport } from './reports/school/listReport.ts';
import { listStudentFeeReport } from './reports/studentFee/listStudentFeeReport.ts';
import { annotateMarksFile } from './results/marksFile/annotateMarksFile.ts';
import { applyResultConfig } from './results/config/applyResultConfig.ts';
import { applySubjectLimits } from './results/limits/applySubjectLimits.ts';
import { checkMarksFile } from './results/marksFile/checkMarksFile.ts';
import { downloadAwardList } from './results/awardList/downloadAwardList.ts';
import { downloadMarksTemplate } from './results/marksFile/downloadMarksTemplate.ts';
import { downloadMarksheets } from './results/marksheets/downloadMarksheets.ts';
import { downloadResultRegister } from './results/register/downloadResultRegister.ts';
import { getMarksheetProgress } from './results/marksheets/getMarksheetProgress.ts';
import { getResultConfig } from './results/config/getResultConfig.ts';
import { getResultRules } from './results/rules/getResultRules.ts';
import { getSchoolSetup } from './results/readiness/getSchoolSetup.ts';
import { getSessionReadiness } from './results/readiness/getSessionReadiness.ts';
import { getYearResult } from './results/year/getYearResult.ts';
import { listExamProgress } from './results/progress/listExamProgress.ts';
import { listExams } from './results/exams/listExams.ts';
import { listGrades } from './results/grades/listGrades.ts';
import { listStudentMarks } from './results/marks/listStudentMarks.ts';
import { listStudentRemarks } from './results/remarks/listStudentRemarks.ts';
import { listSubjectLimits } from './results/limits/listSubjectLimits.ts';
import { lockExam } from './results/exams/lockExam.ts';
import { previewConfigCopy } from './results/config/previewConfigCopy.ts';
import { previewLimitsCopy } from './results/limits/previewLimitsCopy.ts';
import { previewResultRules } from './results/rules/previewResultRules.ts';
import { saveExamControls } from './results/exams/saveExamControls.ts';
import { saveGrades } from './results/grades/saveGrades.ts';
import { saveResultConfig } from './results/config/saveResultConfig.ts';
import { saveResultRules } from './results/rules/saveResultRules.ts';
import { saveStudentMarks } from './results/marks/saveStudentMarks.ts';
import { saveStudentRemarks } from './results/remarks/saveStudentRemarks.ts';
import { saveSubjectLimits } from './results/limits/saveSubjectLimits.ts';
import { uploadStudentMarks } from './results/marksFile/uploadStudentMarks.ts';
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
import { annotateStudentImport } from './students/import/annotateStudentImport.ts';
import { checkStudentImport } from './students/import/checkStudentImport.ts';
import { countStudents } from './students/list/countStudents.ts';
import { deleteStudent } from './students/lifecycle/deleteStudent.ts';
import { downloadImportTemplate } from './students/import/downloadImportTemplate.ts';
import { exportStudents } from './students/list/exportStudents.ts';
import { findStudentByCode } from './students/list/findStudentByCode.ts';
import { getStudent } from './students/form/getStudent.ts';
import { importStudents } from './students/import/importStudents.ts';
import { listAllStudents } from './students/list/listAllStudents.ts';
import { listStruckOffStudents } from './students/list/listStruckOffStudents.ts';
import { listStudents } from './students/list/listStudents.ts';
import { listTcStudents } from './students/list/listTcStudents.ts';
import { registerStudent } from './students/form/registerStudent.ts';
import { revealStudent } from './students/form/revealStudent.ts';
import { saveSessionDetails } from './students/sessionDetails/saveSessionDetails.ts';
import { setStudentStatus } from './students/lifecycle/setStudentStatus.ts';
import { strikeOffStudent } from './students/lifecycle/strikeOffStudent.ts';
import { updateStudent } from './students/form/updateStudent.ts';
import { applySubjects } from './subjects/copies/applySubjects.ts';
import { deleteClassSubject } from './subjects/deleteClassSubject.ts';
import { deleteMasterSubject } from './subjects/deleteMasterSubject.ts';
import { deleteSubjectGroup } from './subjects/deleteSubjectGroup.ts';
import { listClassSubjects } from './subjects/listClassSubjects.ts';
import { listMasterSubjects } from './subjects/listMasterSubjects.ts';
import { listSubjectGroups } from './subjects/listSubjectGroups.ts';
import { previewSubjectCopy } from './subjects/copies/previewSubjectCopy.ts';
import { saveClassSubject } from './subjects/saveClassSubject.ts';
import { saveMasterSubject } from './subjects/saveMasterSubject.ts';
import { saveSubjectGroup } from './subjects/saveSubjectGroup.ts';
import { checkTeacherImport } from './teachers/import/checkTeacherImport.ts';
import { createAdministrator } from './teachers/createAdministrator.ts';
import { createTeacher } from './teachers/createTeacher.ts';
import { deleteTeacher } from './teachers/deleteTeacher.ts';
import { downloadTeacherTemplate } from './teachers/import/downloadTeacherTemplate.ts';
import { getTeacher } from './teachers/getTeacher.ts';
import { importTeachers } from './teachers/import/importTeachers.ts';
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
  cancelCertificate,
  downloadCertificate,
  getCertificateDraft,
  issueCertificate,
  listCertificates,
  markCertificatePrinted,
  previewCertificate,
  createClass,
  createClasses,
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
  annotateOpeningBalances,
  checkOpeningBalances,
  downloadOpeningTemplate,
  getFeeStructure,
  getStreamFeeStructure,
  getStudentFees,
  importOpeningBalances,
  listDiscountChanges,
  listFeeStructures,
  listOpeningBalances,
  reverseOpeningBalances,
  saveFeeStructure,
  saveFeeStructures,
  saveFeeTerms,
  saveStudentDiscount,
  listHistory,
  listUserPrivileges,
  manageUserPrivileges,
  getPromotionRun,
  listPromotionRuns,
  listPromotionStudents,
  previewPromotion,
  promoteStudents,
  undoPromotion,
  annotateReceiptsFile,
  cancelReceipt,
  checkReceiptsFile,
  confirmReceipts,
  confirmReceiptsByFile,
  createReceipt,
  createReceipts,
  downloadCashHandover,
  downloadDayClose,
  downloadReceipt,
  exportReceipts,
  generateFeeCertificate,
  getDayClose,
  getReceipt,
  getReceiptHistory,
  listBankNames,
  listDayCloses,
  listFamilyFees,
  listPendingFees,
  listReceiptCashiers,
  listReceipts,
  markReceiptPrinted,
  printReceipts,
  reopenReceipt,
  saveCashCount,
  downloadPendingFeeReport,
  downloadReport,
  downloadStudentFeeReport,
  getDashboard,
  getReportProgress,
  listPendingFeeReport,
  listReport,
  listStudentFeeReport,
  annotateMarksFile,
  applyResultConfig,
  applySubjectLimits,
  checkMarksFile,
  downloadAwardList,
  downloadMarksTemplate,
  downloadMarksheets,
  downloadResultRegister,
  getMarksheetProgress,
  getResultConfig,
  getResultRules,
  getSchoolSetup,
  getSessionReadiness,
  getYearResult,
  listExamProgress,
  listExams,
  listGrades,
  listStudentMarks,
  listStudentRemarks,
  listSubjectLimits,
  lockExam,
  previewConfigCopy,
  previewLimitsCopy,
  previewResultRules,
  saveExamControls,
  saveGrades,
  saveResultConfig,
  saveResultRules,
  saveStudentMarks,
  saveStudentRemarks,
  saveSubjectLimits,
  uploadStudentMarks,
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
  countStudents,
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
  applySubjects,
  deleteClassSubject,
  deleteMasterSubject,
  deleteSubjectGroup,
  listClassSubjects,
  listMasterSubjects,
  listSubjectGroups,
  previewSubjectCopy,
  saveClassSubject,
  saveMasterSubject,
  saveSubjectGroup,
  checkTeacherImport,
  createAdministrator,
  createTeacher,
  deleteTeacher,
  downloadTeacherTemplate,
  getTeacher,
  importTeachers,
  listActiveTeachers,
  listTeachers,
  setTeacherStatus,
  updateTeacher,
};
