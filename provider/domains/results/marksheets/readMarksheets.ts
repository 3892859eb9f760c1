import { groupDigits } from '../../../../common/digits.ts';
import { nameKey } from '../../../../common/names.ts';
import { present } from '../../../../common/present.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { showDay } from '../../../documents/documentText.ts';
import type { DocumentSchool } from '../../../documents/printed/school.ts';
import { fail } from '../../../shared/fail.ts';
import { letterheadOf } from '../../schools/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { findClassAndSections, sectionOrder } from '../classSelection.ts';
import type { ExamRow } from '../exams/exams.queries.ts';
import { listGradeRows, type GradeRow } from '../grades/grades.queries.ts';
import { sectionOf } from '../marks/readMarks.ts';
import { findRemarks } from '../remarks/remarks.queries.ts';
import { readClassResults, type ClassResults } from '../year/readClassResults.ts';
import { marksheetFileWords as words } from './marksheets.words.ts';

type Form = components['schemas']['MarksheetsForm'];

/** Maximum number of marksheets in a file; 201 above it. */
const MOST = FORM_FACTS.MarksheetsForm.studentIds.maxItems;

/** A class with the students whose marksheets were requested. */
export interface RequestedSheets {
  results: ClassResults;
  exam: ExamRow;
  grades: readonly GradeRow[];
  school: DocumentSchool;
  session: string;
  /** indexes of the students in the results, by section and roll number */
  chosen: readonly number[];
  /** by student */
  remarks: ReadonlyMap<number, string>;
}

/** 174 where the school requires a declaration date and the exam has none, or a later one. */
function requireDeclared({ rules }: ClassResults, { name, resultDeclarationDate }: ExamRow, today: string): void {
  if (!rules.declarationRequired) return;
  if (resultDeclarationDate === null) fail('RESULT_DECLARATION_DATE_MISSING', { message: words.noDate(name) });
  else if (resultDeclarationDate > today)
    fail('RESULT_DECLARATION_DATE_MISSING', { message: words.tooEarly(name, showDay(resultDeclarationDate)) });
}

/** Indexes of the requested students: 126 for one outside the class and section, 176 for none, 201 for too many. */
function chosenOf({ students }: ClassResults, sectionId: number | null, { studentIds, searchText }: Form): number[] {
  const ofSection = [...students.keys()].filter((at) => sectionId === null || students[at]?.sectionId === sectionId);
  if (ofSection.length === 0) fail('NO_STUDENTS_AVAILABLE_FOR_RESULT');
  const ids = new Set(ofSection.map((at) => students[at]?.id));
  const outside = (studentIds ?? []).findIndex((id) => !ids.has(id));
  if (outside >= 0) {
    const problem = { path: `studentIds.${outside}`, message: words.notInClass };
    fail('STUDENT_NOT_ENROLLED_IN_SESSION', { message: problem.message, problems: [problem] });
  }
  const named = studentIds && new Set(studentIds);
  const wanted = nameKey(searchText ?? '');
  const chosen = ofSection.filter((at) => {
    const { id, name, code } = present(students[at], 'a student');
    return (!named || named.has(id)) && (nameKey(name).includes(wanted) || String(code).includes(wanted));
  });
  if (chosen.length === 0) fail('NO_STUDENTS_AVAILABLE_FOR_RESULT');
  if (chosen.length > MOST)
    fail('TOO_LARGE', { message: words.tooMany(groupDigits(chosen.length), groupDigits(MOST)) });
  return chosen;
}

/** The data of the marksheets of a class. Fails with the codes of `listStudentMarks`, and with 126, 174, 176 and 201. */
export async function readMarksheets(db: Db, schoolId: number, form: Form, today: string): Promise<RequestedSheets> {
  const { selection, sections } = await findClassAndSections(db, schoolId, form);
  const sectionId = sectionOf(form.sectionId, sections);
  const results = await readClassResults(db, selection);
  const exam = results.exams.find(({ id }) => id === form.examId) ?? fail('EXAM_NOT_FOUND');
  const orderOf = sectionOrder(sections);
  const orderAt = (at: number) => orderOf(present(results.students[at], 'a student'));
  // The students of a class are in the order of their roll numbers.
  const chosen = chosenOf(results, sectionId, form).sort((one, other) => orderAt(one) - orderAt(other));
  requireDeclared(results, exam, today);
  const ids = chosen.map((at) => present(results.students[at], 'a student').id);
  const [grades, school, session, remarks] = await Promise.all([
    listGradeRows(db, schoolId),
    letterheadOf(db, schoolId),
    findSessionRow(db, selection.sessionId),
    findRemarks(db, selection, ids),
  ]);
  return { results, exam, grades, school, session: present(session, 'the session').name, chosen, remarks };
}
