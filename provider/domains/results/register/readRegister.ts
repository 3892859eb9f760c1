import { present } from '../../../../common/present.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import type { RegisterData } from '../../../documents/printed/registerData.ts';
import { fail } from '../../../shared/fail.ts';
import { listClassRows } from '../../classes/index.ts';
import { letterheadOf } from '../../schools/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { findClassAndSections, sectionOrder } from '../classSelection.ts';
import { listGradeRows } from '../grades/grades.queries.ts';
import { sectionOf } from '../marks/readMarks.ts';
import { examOf, isOfYear, readClassResults, yearOf } from '../year/readClassResults.ts';
import { registerRows, type Listed } from './register.rules.ts';

type Form = components['schemas']['ResultRegisterForm'];

/**
 * The register of a class or section. The annual and the supplementary exam have the results of the year. Fails with the codes of
 * `listStudentMarks`, and with 176 without students.
 * @param madeOn yyyy-MM-dd
 */
export async function readRegister(db: Db, schoolId: number, form: Form, madeOn: string): Promise<RegisterData> {
  const { selection, sections } = await findClassAndSections(db, schoolId, form);
  const sectionId = sectionOf(form.sectionId, sections);
  const results = await readClassResults(db, selection);
  const exam = results.exams.find(({ id }) => id === form.examId) ?? fail('EXAM_NOT_FOUND');
  const isYear = isOfYear(exam);
  const ofClass = isYear ? yearOf(results) : examOf(results, exam.id);
  const orderOf = sectionOrder(sections);
  const listed = results.students
    .map((student, index): Listed => ({ student, result: present(ofClass[index], 'the result of a student') }))
    .filter(({ student }) => sectionId === null || student.sectionId === sectionId)
    .sort((one, other) => orderOf(one.student) - orderOf(other.student));
  if (listed.length === 0) fail('NO_STUDENTS_AVAILABLE_FOR_RESULT');
  const counted = isYear ? results.exams.filter(({ kind }) => kind !== 'SUPPLEMENTARY') : [exam];
  const grades = new Map((await listGradeRows(db, schoolId)).map(({ id, name }) => [id, name]));
  const [row] = await listClassRows(db, { schoolId, classId: form.classId });
  const session = present(await findSessionRow(db, selection.sessionId), 'the session of a register');
  return {
    school: await letterheadOf(db, schoolId),
    session: session.name,
    exam: exam.name,
    yearExams: isYear ? counted.map(({ name }) => name) : null,
    className: present(row, 'the class of a register').name,
    section: sections.find(({ id }) => id === sectionId)?.name ?? null,
    hasSections: sections.length > 0,
    madeOn,
    ...registerRows({ results, counted, isYear, listed, grades }),
  };
}
