import { examsOf, goneExams, type ExamChoices } from '@common/results';
import { useId } from 'react';
import type { Exam } from '@/api/results';
import { useWords } from '@/shared/words';
import { configWords } from '../words';

interface ExamPreviewProps {
  readonly choices: ExamChoices;
  readonly stored: readonly Exam[];
}

/** The exams that a save creates, in the order of the year, and those that it removes (RESCONF-11). */
export function ExamPreview({ choices, stored }: ExamPreviewProps) {
  const words = useWords(configWords);
  const id = useId();
  const planned = examsOf(choices);
  const gone = goneExams(stored, choices);
  return (
    <aside className="portal-card config-preview" aria-labelledby={id}>
      <h2 id={id}>{words.preview}</h2>
      {planned.length === 0 ? (
        <p className="config-none">{words.noneYet}</p>
      ) : (
        <ol>
          {planned.map(({ kind, ordinal, name }) => (
            <li key={`${kind} ${ordinal}`}>{name}</li>
          ))}
        </ol>
      )}
      {gone.length > 0 && (
        <ul className="config-gone">
          {gone.map(({ examId, examName, subjectsWithLimits }) => (
            <li key={examId}>
              {words.going(examName)}
              {subjectsWithLimits > 0 && ` ${words.limitsGo(subjectsWithLimits)}`}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
