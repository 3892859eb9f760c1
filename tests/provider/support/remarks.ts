// The remarks of a class as the tests read and save them.
import { call, sql, type Answer } from '../../support/provider';
import type { MarksWorld } from './marks';

export interface Remark {
  studentId: number;
  remark: string | null;
  version: number;
}
export interface RemarkRow extends Omit<Remark, 'studentId'> {
  student: { studentId: number; studentName: string };
}
interface Failure {
  problems: { path: string; message: string }[];
  marks: Record<string, unknown>[];
}

/** Section A, as both requests name it. */
export const remarksForm = ({ schoolId, place, sections }: Pick<MarksWorld, 'schoolId' | 'place' | 'sections'>) => ({
  schoolId,
  ...place,
  sectionId: sections['A'],
});

export const listRemarks = (token: string, world: MarksWorld, changes: object = {}): Promise<Answer<RemarkRow[]>> =>
  call('POST', '/result/students/remarks', { token, json: { ...remarksForm(world), ...changes } });

export const saveRemarks = (
  token: string,
  world: MarksWorld,
  remarks: readonly object[],
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<Answer<Remark[] & Failure>> =>
  call('PUT', '/result/students/remarks', { token, json: { ...remarksForm(world), remarks, ...changes }, headers });

/** The remark of the student at an index of the world. */
export const remarkOf = ({ students }: MarksWorld, index: number, remark: string | null, version = 0): Remark => ({
  studentId: students[index]?.id ?? 0,
  remark,
  version,
});

/** What is stored for the session, by the index of the student: remark and version. */
export async function storedRemarks({ place, students }: MarksWorld): Promise<Record<number, unknown>> {
  const rows = await sql<{ id: number; remark: string | null; version: number }>(
    'SELECT student_id AS id, remark, version FROM student_remarks WHERE session_id = $1',
    [place.sessionId],
  );
  const indexOf = (id: number) => students.findIndex((student) => student.id === id);
  return Object.fromEntries(rows.map(({ id, remark, version }) => [indexOf(id), [remark, version]]));
}
