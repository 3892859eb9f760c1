import { Link } from 'react-router-dom';
import type { Dashboard } from '@/api/reports';
import { useHolds } from '@/shared/access';
import { paths } from '@/shared/navigation';
import { BarTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { percentEntered } from '@common/percent';
import { FigureCard } from './FigureCard';
import { figuresWords } from './figuresWords';
import { useListLink } from './useListLink';

interface ExamsCardProps {
  readonly schoolId: number;
  /** undefined while they are loading */
  readonly figures: Dashboard | undefined;
}

const WHOLE = 100;

/** The share of marks entered by exam; an exam leads to the class in which most are missing. */
export function ExamsCard({ schoolId, figures }: ExamsCardProps) {
  const words = useWords(figuresWords);
  const holds = useHolds();
  const linkTo = useListLink(schoolId);
  const screen = holds('UPLOAD_RESULT') ? paths.uploadResult : paths.controlResult;
  const { exams, session } = figures ?? {};
  const rowOf = ({ name, expected, entered, next }: NonNullable<typeof exams>[number]) => {
    const { classId, className, examId } = next;
    const percent = percentEntered({ expected, entered });
    return {
      key: name,
      label: (
        <Link
          to={linkTo(screen, { sessionId: session?.sessionId ?? 0, classId, examId })}
          aria-label={words.marksOf(name, className)}
        >
          {name}
        </Link>
      ),
      parts: [percent],
      cells: [
        expected === 0 ? words.noLimits : words.percent(percent),
        expected > entered ? className : words.complete,
      ],
    };
  };
  return (
    <FigureCard
      title={words.exams}
      kind="exams"
      link={holds('LOCK_RESULT') ? { to: linkTo(paths.controlResult), text: words.allExams } : undefined}
    >
      {exams &&
        (exams.length === 0 ? (
          <p className="figure-empty">{words.noExams}</p>
        ) : (
          <BarTable
            title={words.exams}
            heading={words.exam}
            headings={[words.entered, words.nextClass]}
            rows={exams.map(rowOf)}
            most={WHOLE}
          />
        ))}
    </FigureCard>
  );
}
