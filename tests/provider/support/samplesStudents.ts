// Samples of the students' operations; see samples.ts.
import { sql } from '../../support/provider';
import type { Sample } from './sample';
import { historyOfPrivilege } from './samplesHistory';
import { reportsOfPrivilege } from './samplesReports';
import { copiedSubjects } from './samplesCopies';
import { addedSubjects } from './samplesSubjects';
import { certificatesOfPrivilege } from './samplesCertificates';
import { row, workbookOf } from './imports';
import { picture } from './schools';
import { demoStudent, formAt, placeOf } from './students';

type Maker = (schoolId: number) => Promise<Sample>;

const student: Maker = async (schoolId) => ({ path: { id: await demoStudent('5', { schoolId }) } });
const ofPlace: Maker = async (schoolId) => ({ body: { ...(await placeOf('5', { schoolId })), searchText: 'a' } });

/** The student's form with a brother or sister in class 1, and `parentId` where there are parents already. */
async function studentForm(schoolId: number, parentId?: number): Promise<Sample> {
  const sibling = {
    siblingStudentId: await demoStudent('1', { schoolId }),
    classId: (await placeOf('1', { schoolId })).classId,
    schoolId,
  };
  const father = { type: 'FATHER', name: 'Girdhari Rathi', panNo: 'ABCPR1234F', ...(parentId && { parentId }) };
  const changes = { studentName: 'Lavanya Rathi', aadharNo: '765432109876', nicNo: 'NIC7654321' };
  const form = formAt(await placeOf('5', { schoolId }), { ...changes, parentsInfo: [father], siblingInfo: [sibling] });
  return { body: { student: form }, files: { studentImage: await picture() } };
}

/** Two students of 5 A get other numbers. */
const sessionDetails: Maker = async (schoolId) => {
  const { sessionId, classId, sectionId } = await placeOf('5', { schoolId });
  const rows = await sql<{ id: number; rollNo: number | null }>(
    `SELECT student_id AS id, roll_no AS "rollNo" FROM enrolments WHERE school_id = $1 AND session_id = $2 AND section_id = $3
       AND life = 'ACTIVE' ORDER BY student_id LIMIT 2`,
    [schoolId, sessionId, sectionId],
  );
  const students = rows.map(({ id, rollNo }, at) => ({ studentId: id, rollNo: 901 + at, rollNoBefore: rollNo }));
  return { body: { sessionId, classId, sectionId, students } };
};

/** A spreadsheet of two students, one with every number. */
async function importOf(schoolId: number): Promise<Sample> {
  const { sessionId } = await placeOf('5', { schoolId });
  const father = { 'Father Name': 'Girdhari Rathi', 'Full Residential Address': '3 Amber Lane' };
  const file = await workbookOf(
    row('Lavanya Rathi', { ...father, 'Aadhar Number': '765432109876', 'Father PAN Number': 'ABCPR1234F' }),
    row('Yamini Rathi', father),
  );
  return { body: { schoolId, sessionId }, files: { file } };
}

export const studentMakers: Record<string, Maker> = {
  listStudents: ofPlace,
  listAllStudents: ofPlace,
  findStudentByCode: async (schoolId) => {
    const { sessionId, classId, sectionId } = await placeOf('5', { schoolId });
    const [found] = await sql<{ code: number }>('SELECT code FROM students WHERE id = $1', [
      await demoStudent('5', { schoolId }),
    ]);
    return { query: { schoolId, studentCode: found?.code ?? 0, sessionId, classId, sectionId } };
  },
  countStudents: async (schoolId) => {
    const { sessionId } = await placeOf('5', { schoolId });
    return { path: { sessionId }, query: { targetSessionId: sessionId } };
  },
  exportStudents: ofPlace,
  listTcStudents: ofPlace,
  listStruckOffStudents: ofPlace,
  strikeOffStudent: async (schoolId) => {
    const { sessionId } = await placeOf('5', { schoolId });
    const body = { schoolId, sessionId, studentId: await demoStudent('5', { schoolId }) };
    return { body: { ...body, comment: 'Absent for 30 days', type: 'INACTIVE' } };
  },
  registerStudent: (schoolId) => studentForm(schoolId),
  getStudent: async (schoolId) => ({
    ...(await student(schoolId)),
    query: { sessionId: (await placeOf('5', { schoolId })).sessionId },
  }),
  updateStudent: async (schoolId) => {
    const { path } = await student(schoolId);
    const [parent] = await sql<{ id: number }>('SELECT min(id) AS id FROM student_parents WHERE student_id = $1', [
      path?.['id'],
    ]);
    return { path: path ?? {}, ...(await studentForm(schoolId, parent?.id)) };
  },
  deleteStudent: student,
  setStudentStatus: async (schoolId) => ({ path: { ...(await student(schoolId)).path, flag: 'true' } }),
  revealStudent: student,
  saveSessionDetails: sessionDetails,
  downloadImportTemplate: () => Promise.resolve({}),
  checkStudentImport: importOf,
  annotateStudentImport: importOf,
  importStudents: async (schoolId) => {
    const { body, ...sample } = await importOf(schoolId);
    return { ...sample, body: { ...body, students: 2 } };
  },
};

const leftFrom = (sample: Sample, asked: Record<string, boolean>): Sample => ({
  ...sample,
  body: { schoolId: sample.body?.['schoolId'], sessionId: sample.body?.['sessionId'], ...asked },
});

const pendingAlone = (sample: Sample): Sample => ({ ...sample, body: { ...sample.body, status: 'PENDING' } });

/** What a privilege allows of an operation that others allow the whole of: the sample as its holder may send it. */
export const ofPrivilege: Record<string, Record<string, (sample: Sample) => Sample | Promise<Sample>>> = {
  exportStudents: {
    TC_STUDENTS_LIST: (sample) => leftFrom(sample, { onlyTc: true }),
    NAME_STRIKE_OFF: (sample) => leftFrom(sample, { onlyBlocked: true }),
  },
  listReceipts: { CONFIRM_FEE_RECEIPT: pendingAlone },
  exportReceipts: { CONFIRM_FEE_RECEIPT: pendingAlone },
  listHistory: historyOfPrivilege,
  ...addedSubjects,
  ...copiedSubjects,
  ...reportsOfPrivilege,
  ...certificatesOfPrivilege,
  strikeOffStudent: {
    TC_STUDENTS_LIST: async (sample) => {
      await sql(`UPDATE students SET life = 'TC_ISSUED' WHERE id = $1`, [sample.body?.['studentId']]);
      return { ...sample, body: { ...sample.body, type: 'ACTIVE' } };
    },
  },
};
