import { rejectsReason } from '../../../../common/results/index.ts';
import { present } from '../../../../common/present.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import type { AwardListData } from '../../../documents/printed/awardList.ts';
import { fail } from '../../../shared/fail.ts';
import { listClassRows } from '../../classes/index.ts';
import { letterheadOf } from '../../schools/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { findClassSelection, type ClassSelection } from '../classSelection.ts';
import { listExamRows, type ExamRow } from '../exams/exams.queries.ts';
import { listGradeRows } from '../grades/grades.queries.ts';
import { limitsOf, listLimits } from '../limits/limits.queries.ts';
import { listEntries, listExamined, listTakenElsewhere, type ExaminedRow } from '../marks/marks.queries.ts';
import { sectionOf } from '../marks/readMarks.ts';
import { listTaught } from '../results.queries.ts';
import { awardSubjects, takes, type AwardSubject, type EnteredSubjects } from './awardList.rules.ts';
import { awardListFileWords as words } from './awardList.words.ts';

type Form = components['schemas']['AwardListForm'];

function subjectsByStudent(rows: readonly { studentId: number; subjectId: number }[]): Map<number, Set<number>> {
  const byStudent = new Map<number, Set<number>>();
  for (const { studentId, subjectId } of rows)
    byStudent.set(studentId, (byStudent.get(studentId) ?? new Set<number>()).add(subjectId));
  return byStudent;
}

/** The subjects in which the students of the class have entries. Reads all sections, because the others show which subjects are optional in use. */
async function readEntered(
  db: Db,
  selection: ClassSelection,
  examId: number,
  students: readonly ExaminedRow[],
): Promise<EnteredSubjects> {
  const ids = students.map(({ id }) => id);
  const entries = await listEntries(db, selection.schoolId, examId, ids);
  return {
    here: subjectsByStudent(entries.filter(({ marks, gradeId, reason }) => (marks ?? gradeId ?? reason) !== null)),
    elsewhere: subjectsByStudent(await listTakenElsewhere(db, selection, examId, ids)),
  };
}

/** The students of a list, and whether it contains some whose choice is open. */
function listedOf(
  { subject }: AwardSubject,
  students: readonly ExaminedRow[],
  entered: EnteredSubjects,
): Pick<AwardListData, 'students' | 'choiceOpen'> {
  const evaluated = students.map((student) => ({ student, taken: takes(student, subject, entered) }));
  const listed = evaluated.filter(({ taken }) => taken !== false);
  return {
    choiceOpen: listed.some(({ taken }) => taken === undefined),
    students: listed.map(({ student: { rollNo, code, name, fatherName, sectionName } }) => ({
      rollNo,
      code,
      name,
      fatherName,
      section: sectionName,
    })),
  };
}

async function readSubjects(
  db: Db,
  selection: ClassSelection,
  exam: ExamRow,
  subjectIds: readonly number[],
): Promise<AwardSubject[]> {
  const limits = (await listLimits(db, selection)).filter(({ examId }) => examId === exam.id);
  const bySubject = new Map(limits.map((row) => [row.subjectId, limitsOf(row)]));
  return awardSubjects(subjectIds, await listTaught(db, selection), bySubject, exam.name);
}

/**
 * The award lists of a class in an exam, one for each subject that has students; 176 if none has. Fails with the codes of
 * `listStudentMarks`, and with 149 and 179 for a subject.
 */
export async function readAwardLists(db: Db, schoolId: number, form: Form): Promise<AwardListData[]> {
  const selection = await findClassSelection(db, schoolId, form);
  const ofClass = (await listClassRows(db, { schoolId })).find(({ id }) => id === form.classId);
  const { name: className, sections } = present(ofClass, 'the class of an award list');
  const sectionId = sectionOf(form.sectionId, sections);
  const exam = (await listExamRows(db, selection)).find(({ id }) => id === form.examId) ?? fail('EXAM_NOT_FOUND');
  const subjects = await readSubjects(db, selection, exam, form.subjectIds);
  const ofAllSections = await listExamined(db, { ...selection, sectionId: null });
  const students = ofAllSections.filter((one) => !one.left && (sectionId === null || one.sectionId === sectionId));
  if (students.length === 0) fail('NO_STUDENTS_AVAILABLE_FOR_RESULT');
  const entered = await readEntered(db, selection, exam.id, ofAllSections);
  const session = present(await findSessionRow(db, selection.sessionId), 'the session of an award list');
  const common = {
    school: await letterheadOf(db, schoolId),
    session: session.name,
    exam: exam.name,
    className,
    section: sections.find(({ id }) => id === sectionId)?.name ?? null,
    hasSections: sections.length > 0,
    grades: (await listGradeRows(db, schoolId)).map(({ name }) => name),
    acceptsMedical: !rejectsReason(exam.kind, 'MEDICAL'),
  };
  const lists = subjects.map((one) => ({
    ...common,
    subject: one.subject.name,
    papers: one.papers,
    ...listedOf(one, students, entered),
  }));
  const filled = lists.filter((list) => list.students.length > 0);
  if (filled.length === 0) fail('NO_STUDENTS_AVAILABLE_FOR_RESULT', { message: words.nobodyTakes });
  return filled;
}
