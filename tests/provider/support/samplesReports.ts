// Samples of the reports' operations; see samples.ts.
import { SCHOOL_REPORTS } from '../../../provider/domains/reports/school/schoolReports.ts';
import { feePlaceOf } from './fees';
import type { Sample } from './sample';
import { control, sql } from '../../support/provider';

const requestOf = async (schoolId: number): Promise<Record<string, unknown>> => {
  const { sessionId, classId } = await feePlaceOf('5', 'ACTIVE', schoolId);
  return { schoolId, sessionId, classIds: [classId], fileFormat: 'EXCEL' };
};
const RUN_KEY = 'run-of-a-report-1';
const ofSchoolReport = async (schoolId: number): Promise<Record<string, unknown>> => {
  const { sessionId, classId } = await feePlaceOf('5', 'ACTIVE', schoolId);
  return { report: 'CLASS_REGISTER', schoolId, sessionId, classIds: [classId] };
};
const choices = { includeDiscountedStudents: true, includeAdmissionFeeApplicableStudents: true };

export const reportMakers: Record<string, (schoolId: number) => Promise<Sample>> = {
  getDashboard: (schoolId) => Promise.resolve({ query: { schoolId } }),
  listPendingFeeReport: async (schoolId) => ({ body: await requestOf(schoolId) }),
  downloadPendingFeeReport: async (schoolId) => ({ body: { ...(await requestOf(schoolId)), runKey: RUN_KEY } }),
  listStudentFeeReport: async (schoolId) => ({ body: { ...(await requestOf(schoolId)), ...choices } }),
  downloadStudentFeeReport: async (schoolId) => ({ body: { ...(await requestOf(schoolId)), ...choices } }),
  getReportProgress: async () => {
    const users = await sql<{ id: number }>('SELECT id FROM users');
    await control('beginRuns', { userIds: users.map(({ id }) => id), runKey: RUN_KEY });
    return { path: { runKey: RUN_KEY } };
  },
  listReport: async (schoolId) => ({ body: await ofSchoolReport(schoolId) }),
  downloadReport: async (schoolId) => ({ body: { ...(await ofSchoolReport(schoolId)), fileFormat: 'EXCEL' } }),
};

const DAYS = { from: '2026-04-01', to: '2026-07-15' };

/** The further reports by their privileges: the sample as it asks for such a report, with the filters that it takes. */
const byPrivilege = Object.fromEntries(
  Object.entries(SCHOOL_REPORTS).map(([report, { privilege, takes }]) => [
    privilege,
    ({ body: { sessionId, ...body } = {}, ...sample }: Sample): Sample => ({
      ...sample,
      body: {
        ...body,
        report,
        ...(takes.sessionId !== undefined && { sessionId }),
        ...(takes.from !== undefined && DAYS),
      },
    }),
  ]),
);

/** What each privilege allows of the operations of the further reports. */
export const reportsOfPrivilege = { listReport: byPrivilege, downloadReport: byPrivilege };
