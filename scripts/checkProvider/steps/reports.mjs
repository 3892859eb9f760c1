// Reports and promotion.
const scope = (w) => ({ schoolId: w.school.schoolId, sessionId: w.session.sessionId });
const register = (w) => ({ body: { report: 'CLASS_REGISTER', ...scope(w) } });

const reports = [
  { id: 'listPendingFeeReport', request: (w) => ({ body: scope(w) }) },
  { id: 'downloadPendingFeeReport', request: (w) => ({ body: { ...scope(w), fileFormat: 'EXCEL' } }) },
  { id: 'listStudentFeeReport', request: (w) => ({ body: { ...scope(w), includeDiscountedStudents: true } }) },
  {
    id: 'downloadStudentFeeReport',
    request: (w) => ({ body: { ...scope(w), includeDiscountedStudents: true, fileFormat: 'PDF' } }),
  },
  { id: 'listReport', request: register },
  {
    id: 'downloadReport',
    request: (w) => ({ body: { ...register(w).body, fileFormat: 'EXCEL', runKey: `report-${w.runKey}` } }),
  },
  { id: 'getReportProgress', request: (w) => ({ path: { runKey: `report-${w.runKey}` } }) },
];

const search = (w) => ({
  ...{ schoolId: w.school.schoolId, sourceSessionId: w.activeSession.sessionId },
  ...{ targetSessionId: w.nextSession.sessionId, classIds: [w.first.classId], excludeFailed: false },
});
const order = (w) => ({ ...search(w), promoteAnyway: [w.student.studentId] });
const ofRun = (w) => ({ path: { schoolId: w.school.schoolId, runId: w.promotion.runId } });
const promotion = [
  { id: 'listPromotionStudents', request: (w) => ({ body: { ...search(w), showEligibleOnly: false } }) },
  { id: 'previewPromotion', request: (w) => ({ body: order(w) }) },
  { id: 'promoteStudents', request: (w) => ({ body: order(w) }), keep: (w, data) => (w.promotion = data) },
  { id: 'listPromotionRuns', request: (w) => ({ path: { schoolId: w.school.schoolId } }) },
  { id: 'getPromotionRun', request: ofRun },
  { id: 'undoPromotion', request: ofRun },
];

export const reportSteps = [...reports, ...promotion];
