import { DIVISIONS } from '@common/results';
import { Alert } from 'antd';
import { useCallback } from 'react';
import type { StudentMarks } from '@/api/results';
import { useSheetValue, type Sheet } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import type { MarksSheetData, Paper } from '../markCells';
import { uploadWords } from '../uploadWords';
import { classOverview, type ClassOverview } from './classOverview';
import { overviewWords } from './overviewWords';
import { SubjectTable } from './SubjectTable';

interface ClassOverviewViewProps {
  readonly sheet: Sheet<StudentMarks>;
  readonly data: MarksSheetData;
  readonly papers: readonly Paper[];
  readonly className: string;
}

/** Figures of the class, divisions, subjects and the first three ranks. */
export function ClassOverviewView({ sheet, data, papers, className }: ClassOverviewViewProps) {
  const words = useWords(overviewWords);
  const { live } = useWords(uploadWords);
  const read = useCallback((from: Sheet<StudentMarks>) => classOverview(from, data, papers), [data, papers]);
  const overview = useSheetValue(sheet, read);
  return (
    // Focusable, so that the keyboard scrolls it.
    <div className="overview" role="region" aria-label={words.title} tabIndex={0}>
      <h2>{words.about(data.exam.examName, className)}</h2>
      {overview.isUnsaved && <Alert type="info" showIcon title={`${live}. ${words.onlySaved}`} />}
      <Figures overview={overview} />
      <Divisions overview={overview} />
      <section>
        <h3>{words.subjects}</h3>
        <p>{words.subjectsHint}</p>
        <SubjectTable subjects={overview.subjects} />
      </section>
      <Toppers overview={overview} />
    </div>
  );
}

interface PartProps {
  readonly overview: ClassOverview;
}

function Figures({ overview: { figures } }: PartProps) {
  const words = useWords(overviewWords);
  const shown = [
    [words.students, figures.students],
    [words.passed, figures.passed],
    [words.failed, figures.failed],
    [words.incomplete, figures.incomplete],
    [words.passPercent, figures.passPercent === null ? words.none : words.percent(figures.passPercent)],
  ] as const;
  return (
    <dl className="overview-figures">
      {shown.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A bar for each division; its length is the share of all students. */
function Divisions({ overview: { figures } }: PartProps) {
  const words = useWords(overviewWords);
  const upload = useWords(uploadWords);
  return (
    <section>
      <h3>{words.divisions}</h3>
      <ul className="overview-bars">
        {DIVISIONS.map((division) => (
          <li key={division}>
            <span>{upload[division]}</span>
            <span className="overview-bar" aria-hidden>
              <span style={{ width: `${(100 * figures.divisions[division]) / Math.max(1, figures.students)}%` }} />
            </span>
            <span>{words.ofStudents(figures.divisions[division])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Toppers({ overview: { toppers } }: PartProps) {
  const words = useWords(overviewWords);
  return (
    <section>
      <h3>{words.toppers}</h3>
      {toppers.length === 0 ? (
        <p>{words.noToppers}</p>
      ) : (
        <ul className="overview-toppers">
          {toppers.map(({ studentId, rank, name, total, percentage }) => (
            <li key={studentId}>
              <b>{rank}</b>
              <span>{name}</span>
              <span>{words.topper(total, percentage)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
