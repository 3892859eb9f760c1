import { Link } from 'react-router-dom';
import type { Dashboard } from '@/api/reports';
import { useHolds } from '@/shared/access';
import { useListLink } from '@/shared/lists';
import { paths } from '@/shared/navigation';
import { BarTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { percentEntered } from '@common/percent';
import { FigureCard } from './FigureCard';
import { figuresWords } from './figuresWords';

interface ExamsCardProps {
  readonly schoolId: number;
  /** undefined while loading */
  readonly figures: Dashboard | undefined;
}

const WHOLE = 100;

/** The share of entered marks by exam; an exam links to the class with most missing marks. */
export function ExamsCard({ schoolId, figures }: ExamsCardProps) {
  const words = useWords(figuresWords);
  const holds = useHolds();
  const linkTo = useListLink(schoolId);
  const { exams, session } = figures ?? {};
  return (
    <FigureCard
      title={words.exams}
      kind="exams"
      link={
        holds('LOCK_RESULT') && session
          ? { to: linkTo(paths.controlResult, { sessionId: session.sessionId }), text: words.allExams }
          : undefined
      }
    >
      {exams && session && <ExamTable exams={exams} sessionId={session.sessionId} linkTo={linkTo} />}
    </FigureCard>
  );
}

interface ExamTableProps {
  readonly exams: NonNullable<Dashboard['exams']>;
  readonly sessionId: number;
  readonly linkTo: ReturnType<typeof useListLink>;
}

function ExamTable({ exams, sessionId, linkTo }: ExamTableProps) {
  const words = useWords(figuresWords);
  const holds = useHolds();
  const screen = holds('UPLOAD_RESULT') ? paths.uploadResult : paths.controlResult;
  if (exams.length === 0) return <p className="figure-empty">{words.noExams}</p>;
  const rows = exams.map(({ name, expected, entered, next: { classId, className, examId } }) => {
    const percent = percentEntered({ expected, entered });
    return {
      key: name,
      label: (
        <Link to={linkTo(screen, { sessionId, classId, examId })} aria-label={words.marksOf(name, className)}>
          {name}
        </Link>
      ),
      parts: [percent],
      cells: [
        expected === 0 ? words.noLimits : words.percent(percent),
        <span key="next" className="figure-next">
          {expected > entered ? className : expected === 0 ? '' : words.complete}
        </span>,
      ],
    };
  });
  return (
    <BarTable
      title={words.exams}
      heading={words.exam}
      headings={[words.entered, words.nextClass]}
      rows={rows}
      most={WHOLE}
    />
  );
}
