import type { ExamLimits, SubjectLimits, SubjectLimitsForm } from '@/api/results';
import { useWords } from '@/shared/words';
import { limitsWords } from './limitsWords';

/** Maximum number of named entries; further ones are counted. */
const NAMED = 3;

interface SaveTextProps {
  readonly forms: readonly SubjectLimitsForm[];
  readonly incomplete: readonly { readonly subject: SubjectLimits; readonly exam: ExamLimits }[];
}

/** The entries that a save stores, and those that it omits. */
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
