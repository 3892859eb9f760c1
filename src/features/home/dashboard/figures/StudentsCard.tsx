import { Link } from 'react-router-dom';
import type { Dashboard } from '@/api/reports';
import { useListLink } from '@/shared/lists';
import { paths } from '@/shared/navigation';
import { BarTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { FigureCard } from './FigureCard';
import { figuresWords } from './figuresWords';

interface StudentsCardProps {
  readonly schoolId: number;
  /** undefined while loading */
  readonly figures: Dashboard | undefined;
}

const GENDERS = ['boys', 'girls', 'others'] as const;

/** The active students of each class by gender; a class links to its list. */
export function StudentsCard({ schoolId, figures }: StudentsCardProps) {
  const words = useWords(figuresWords);
  const linkTo = useListLink(schoolId);
  const { session, students } = figures ?? {};
  return (
    <FigureCard
      title={words.byClass}
      kind="students"
      link={session && { to: linkTo(paths.students, { sessionId: session.sessionId }), text: words.studentList }}
    >
      {students && <ClassTable classes={students.classes} linkTo={linkTo} />}
    </FigureCard>
  );
}

interface ClassTableProps {
  readonly classes: NonNullable<Dashboard['students']>['classes'];
  readonly linkTo: ReturnType<typeof useListLink>;
}

function ClassTable({ classes, linkTo }: ClassTableProps) {
  const words = useWords(figuresWords);
  if (classes.length === 0) return <p className="figure-empty">{words.noStudents}</p>;
  const sumOf = (name: (typeof GENDERS)[number]) => classes.reduce((sum, row) => sum + row[name], 0);
  const shown = GENDERS.filter((name) => name !== 'others' || sumOf(name) > 0);
  const cellsOf = (counts: readonly number[]) =>
    [...counts, counts.reduce((sum, count) => sum + count, 0)].map((count) => groupDigits(count));
  return (
    <BarTable
      title={words.byClass}
      heading={words.class}
      headings={[...shown.map((name) => words[name]), words.total]}
      rows={classes.map((row) => {
        const counts = shown.map((name) => row[name]);
        return {
          key: row.classId,
          label: (
            <Link to={linkTo(paths.students, { classId: row.classId })} aria-label={words.studentsOf(row.className)}>
              {row.className}
            </Link>
          ),
          parts: counts,
          cells: cellsOf(counts),
        };
      })}
      total={[words.total, ...cellsOf(shown.map(sumOf))]}
    />
  );
}
