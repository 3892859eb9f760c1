// Samples of the students' operations; see samples.ts.
import { sql } from '../../support/provider';
import type { Sample } from './sample';
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

export const studentMakers: Record<string, Maker> = {
  listStudents: ofPlace,
  listAllStudents: ofPlace,
  exportStudents: ofPlace,
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
};
