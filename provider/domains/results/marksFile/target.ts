// The exam, class and section that a marks file is for, and its columns.
import { present } from '../../../../common/present.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { fail, failField } from '../../../shared/fail.ts';
import { listClassRows } from '../../classes/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { findClassAndSections } from '../classSelection.ts';
import { listExamRows, type ExamRow } from '../exams/exams.queries.ts';
import { requireMarksOpen } from '../exams/lockExamForMarks.ts';
import { listGradeRows } from '../grades/grades.queries.ts';
import { limitsOf, listLimits } from '../limits/limits.queries.ts';
import type { MarksSelection } from '../marks/marks.queries.ts';
import { sectionOf } from '../marks/readMarks.ts';
import { listTaught } from '../results.queries.ts';
import { entryColumns, type EntryColumn } from './fileColumns.ts';
import { marksFileWords as words } from './marksFile.words.ts';

export type Params = components['schemas']['MarksFileParams'];

const FIELDS = ['examId', 'classId', 'sectionId', 'sessionId', 'schoolId'] as const;

/** The parameters, which may be sent as object, as text, or as both; 109 without them, and where the two differ. */
export function paramsOf({ params, paramsJson }: { params?: Params; paramsJson?: Params }): Params {
  const differs = params && paramsJson && FIELDS.some((name) => (params[name] ?? null) !== (paramsJson[name] ?? null));
  if (differs) failField('paramsJson', words.differ);
  return params ?? paramsJson ?? failField('params.examId', words.required);
}

export interface MarksTarget {
  exam: ExamRow;
  /** exams of the class, by which a file made for another one is named */
  exams: readonly ExamRow[];
  selection: MarksSelection;
  columns: EntryColumn[];
}

/** The columns of the entries that an exam can have. */
export async function readColumns(db: Db, selection: MarksSelection, { id }: ExamRow): Promise<EntryColumn[]> {
  const [subjects, limits, grades] = await Promise.all([
    listTaught(db, selection),
    listLimits(db, selection),
    listGradeRows(db, selection.schoolId),
  ]);
  const ofExam = new Map(
    limits.filter(({ examId }) => examId === id).map((row) => [row.subjectId, limitsOf(row)] as const),
  );
  return entryColumns(
    subjects,
    ofExam,
    grades.map((grade) => ({ id: grade.id, name: grade.name })),
  );
}

/** 103, 158, 118 and 161 for unknown parts of the selection, 103 also for a school that is not that of the exam. */
export async function readTarget(db: Db, schoolId: number, params: Params): Promise<MarksTarget> {
  if ((params.schoolId ?? schoolId) !== schoolId) fail('NOT_FOUND');
  const { selection: ofClass, sections } = await findClassAndSections(db, schoolId, params);
  const selection = { ...ofClass, sectionId: sectionOf(params.sectionId, sections) };
  const exams = await listExamRows(db, ofClass);
  const exam = exams.find(({ id }) => id === params.examId) ?? fail('EXAM_NOT_FOUND');
  return { exam, exams, selection, columns: await readColumns(db, selection, exam) };
}

/** Exam, class, section and session, by which the name of a file differs from others. */
export async function nameWordsOf(
  db: Db,
  { exam, selection }: Pick<MarksTarget, 'exam' | 'selection'>,
): Promise<string[]> {
  const { schoolId, classId, sectionId, sessionId } = selection;
  const ofClass = (await listClassRows(db, { schoolId })).find(({ id }) => id === classId);
  const { name, sections } = present(ofClass, 'the class of a marks file');
  const section = sections.find(({ id }) => id === sectionId);
  const session = present(await findSessionRow(db, sessionId), 'the session of a marks file');
  return [exam.name, name, ...(section ? [section.name] : []), session.name];
}

/** The same for an upload: 112 for a disabled school, 164 outside an ACTIVE session, 163 while uploading is locked. */
export async function readUploadTarget(db: Db, schoolId: number, params: Params): Promise<MarksTarget> {
  const target = await readTarget(db, schoolId, params);
  if ((await getSchoolRow(db, schoolId)).disabled) fail('SCHOOL_NOT_ACTIVE');
  requireMarksOpen(target.exam, await findSessionRow(db, target.selection.sessionId), 'UPLOAD');
  return target;
}
