import type { components } from '../../../contract/generated/operations.gen.ts';
import type { ExamRow } from '../exams/exams.queries.ts';
import type { TaughtRow } from '../results.queries.ts';
import type { LimitsRow } from './limits.queries.ts';

type View = components['schemas']['SubjectLimits'];
type OfExam = components['schemas']['ExamLimits'];

const marks = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

const ofExam = ({ id, name, lockedMaxMarks, lockedEditMarks }: ExamRow, row: LimitsRow | undefined): OfExam => ({
  examId: id,
  examName: name,
  theoryMinMarks: marks(row?.theoryMin),
  theoryMaxMarks: marks(row?.theoryMax),
  practicalMinMarks: marks(row?.practicalMin),
  practicalMaxMarks: marks(row?.practicalMax),
  vivaMinMarks: marks(row?.vivaMin),
  vivaMaxMarks: marks(row?.vivaMax),
  lockedMaxMarks,
  lockedEditMarks,
  ...(row && { version: row.version }),
});

/** Each subject with every exam, both in their given order (ENUM-21). */
export const limitsView = (
  subjects: readonly TaughtRow[],
  exams: readonly ExamRow[],
  rows: readonly LimitsRow[],
): View[] =>
  subjects.map(({ id, name, theory, practical, viva, evaluationMethod, type }) => ({
    subjectId: id,
    subjectName: name,
    theory,
    practical,
    viva,
    evaluationMethod,
    type,
    exams: exams.map((exam) =>
      ofExam(
        exam,
        rows.find(({ examId, subjectId }) => examId === exam.id && subjectId === id),
      ),
    ),
  }));
