// Samples of the reports' operations; see samples.ts.
import { feePlaceOf } from './fees';
import type { Sample } from './sample';
import { control, sql } from '../../support/provider';

const requestOf = async (schoolId: number): Promise<Record<string, unknown>> => {
  const { sessionId, classId } = await feePlaceOf('5', 'ACTIVE', schoolId);
  return { schoolId, sessionId, classIds: [classId], fileFormat: 'EXCEL' };
};
const ofSchoolReport = async (schoolId: number): Promise<Record<string, unknown>> => {
  const { sessionId, classId } = await feePlaceOf('5', 'ACTIVE', schoolId);
  return { report: 'CLASS_REGISTER', schoolId, sessionId, classIds: [classId] };
};
const RUN_KEY = 'run-of-a-report-1';
const choices = { includeDiscountedStudents: true, includeAdmissionFeeApplicableStudents: true };

export const reportMakers: Record<string, (schoolId: number) => Promise<Sample>> = {
  listPendingFeeReport: async (schoolId) => ({ body: await requestOf(schoolId) }),
  downloadPendingFeeReport: async (schoolId) => ({ body: { ...(await requestOf(schoolId)), runKey: RUN_KEY } }),
  listStudentFeeReport: async (schoolId) => ({ body: { ...(await requestOf(schoolId)), ...choices } }),
  downloadStudentFeeReport: async (schoolId) => ({ body: { ...(await requestOf(schoolId)), ...choices } }),
  listReport: async (schoolId) => ({ body: await ofSchoolReport(schoolId) }),
  downloadReport: async (schoolId) => ({ body: { ...(await ofSchoolReport(schoolId)), fileFormat: 'EXCEL' } }),
  getReportProgress: async () => {
    const users = await sql<{ id: number }>('SELECT id FROM users');
    await control('beginRuns', { userIds: users.map(({ id }) => id), runKey: RUN_KEY });
    return { path: { runKey: RUN_KEY } };
  },
};
