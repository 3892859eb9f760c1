/** The content of the drawer: the steps of a student's result from the entries of the sheet, saved or not. */
import { explainExam } from '@common/results';
import type { StudentMarks } from '@/api/results';
import { cellKey, type Sheet } from '@/shared/sheet';
import { sheetResults } from '../liveResults';
import type { MarksSheetData, Paper } from '../markCells';
import { resultExplanation, type ResultExplanation, type StepWords } from './resultSteps';

interface StudentExplanation extends ResultExplanation {
  readonly row: StudentMarks;
  /** The student has unsaved marks. */
  readonly isUnsaved: boolean;
  /** Other students have unsaved marks, which the rank depends on. */
  readonly dependsOnUnsaved: boolean;
}

/** @returns undefined for a student who is not in the sheet */
export function explainStudent(
  words: StepWords,
  sheet: Sheet<StudentMarks>,
  data: MarksSheetData,
  papers: readonly Paper[],
  rowKey: string,
): StudentExplanation | undefined {
  const row = sheet.rows().find((one) => sheet.rowKey(one) === rowKey);
  if (!row) return undefined;
  const results = sheetResults(sheet, data, papers);
  const result = results.find(({ studentId }) => studentId === row.student.studentId);
  if (!result) return undefined;
  const { rank, sectionId } = result;
  const sharing = results.filter((one) => rank && one.sectionId === sectionId && one.rank?.rank === rank.rank);
  const explanation = resultExplanation(
    {
      words,
      settings: data.settings,
      isSupplementary: data.exam.kind === 'SUPPLEMENTARY',
      subjectName: (id) => data.subjects.find(({ subjectId }) => subjectId === id)?.subjectName ?? '',
      gradeName: (id) => data.grades.find(({ gradeId }) => gradeId === id)?.name ?? '',
      entered: (subjectId, component) => {
        const paper = papers.find((one) => one.subject.subjectId === subjectId && one.component === component);
        return paper ? sheet.text(cellKey(rowKey, paper.key)) : '';
      },
      tied: sharing.length - 1,
    },
    explainExam(result),
  );
  const isUnsaved = sheet.isRowChanged(row);
  const dependsOnUnsaved = rank !== null && sheet.rows().some((one) => one !== row && sheet.isRowChanged(one));
  return { ...explanation, row, isUnsaved, dependsOnUnsaved };
}
