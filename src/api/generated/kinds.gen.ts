// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const multipartOperations: ReadonlySet<string> = new Set<string>([
  'createSchool',
  'updateSchool',
  'confirmReceiptsByFile',
  'annotateReceiptsFile',
  'checkReceiptsFile',
  'uploadStudentMarks',
  'checkMarksFile',
  'annotateMarksFile',
  'registerStudent',
  'checkStudentImport',
  'annotateStudentImport',
  'importStudents',
  'updateStudent',
]);
export const binaryOperations: ReadonlySet<string> = new Set<string>([
  'downloadDayClose',
  'annotateReceiptsFile',
  'downloadReceipt',
  'exportReceipts',
  'printReceipts',
  'generateFeeCertificate',
  'downloadAwardList',
  'downloadResultRegister',
  'downloadMarksheets',
  'downloadMarksTemplate',
  'annotateMarksFile',
  'exportStudents',
  'downloadImportTemplate',
  'annotateStudentImport',
]);
export const publicOperations: ReadonlySet<string> = new Set<string>([
  'signIn',
  'refreshTokens',
  'signOut',
  'requestPasswordReset',
]);
