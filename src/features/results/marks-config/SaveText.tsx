import type { ExamLimits, SubjectLimits, SubjectLimitsForm } from '@/api/results';
import { useWords } from '@/shared/words';
import { limitsWords } from './limitsWords';

/** So many are named; more are counted. */
const NAMED = 3;

interface SaveTextProps {
  readonly forms: readonly SubjectLimitsForm[];
  readonly incomplete: readonly { readonly subject: SubjectLimits; readonly exam: ExamLimits }[];
}

/** What a save stores, and what of the grid it leaves out. */
export function SaveText({ forms, incomplete }: SaveTextProps) {
  const words = useWords(limitsWords);
  const entries = forms.reduce((sum, { exams }) => sum + exams.length, 0);
  const names = incomplete
    .slice(0, NAMED)
    .map(({ subject, exam }) => words.nameIn(subject.subjectName, exam.examName))
    .join(', ');
  return (
    <>
      <p>{words.saveText(forms.length, entries)}</p>
      {incomplete.length > 0 && <p>{words.leftOut(names, Math.max(0, incomplete.length - NAMED))}</p>}
    </>
  );
}
