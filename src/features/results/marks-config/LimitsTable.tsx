import { memo } from 'react';
import type { Component } from '@common/results';
import type { SubjectLimits } from '@/api/results';
import { StatusTag } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { BOUNDS, componentsIn, componentsOf, storedOf, type Pair } from './limitCells';
import { LimitPair } from './LimitPair';
import type { LimitsSheet } from './limitsSheet';
import { limitsWords } from './limitsWords';

interface LimitsTableProps {
  readonly subjects: readonly SubjectLimits[];
  /** undefined where the marks can only be read */
  readonly sheet: LimitsSheet | undefined;
}

/** Subjects below each other, exams side by side; drawn anew only where other marks are stored. */
export const LimitsTable = memo(function LimitsTable({ subjects, sheet }: LimitsTableProps) {
  const words = useWords(limitsWords);
  const components = componentsIn(subjects);
  const exams = subjects[0]?.exams ?? [];
  const columns = exams.length * components.length;
  return (
    <div className="limits-scroll" role="region" aria-label={words.grid} tabIndex={0}>
      <table className="limits-table" data-rows={subjects.length} data-columns={columns * BOUNDS.length}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className="limits-name">
              {words.subject}
            </th>
            {exams.map((exam) => (
              <th key={exam.examId} scope="colgroup" colSpan={components.length} className="limits-exam">
                <span>{exam.examName}</span>
                {exam.lockedMaxMarks && <StatusTag tone="warning" text={words.locked} />}
              </th>
            ))}
          </tr>
          <tr>
            {exams.map((exam) =>
              components.map((component, at) => (
                <th key={`${exam.examId} ${component}`} scope="col" data-first={at === 0 || undefined}>
                  {words[component]}
                  <small aria-hidden>
                    <span>{words.min}</span>
                    <span>{words.max}</span>
                  </small>
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject, row) => (
            <SubjectRow key={subject.subjectId} subject={subject} row={row} components={components} sheet={sheet} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface SubjectRowProps {
  readonly subject: SubjectLimits;
  readonly row: number;
  readonly components: readonly Component[];
  readonly sheet: LimitsSheet | undefined;
}

function SubjectRow({ subject, row, components, sheet }: SubjectRowProps) {
  const words = useWords(limitsWords);
  const own = componentsOf(subject);
  const { exams } = subject;
  const columnOf = (exam: number, at: number) => (exam * components.length + at) * BOUNDS.length;
  return (
    <tr>
      <th scope="row" className="limits-name">
        {subject.subjectName}
      </th>
      {own.length === 0 ? (
        <td colSpan={exams.length * components.length} className="limits-graded">
          <span>{words.graded}</span>
        </td>
      ) : (
        exams.map((exam, place) =>
          components.map((component, at) => (
            <td key={`${exam.examId} ${component}`} data-first={at === 0 || undefined}>
              {own.includes(component) ? (
                <Cell pair={{ subject, exam, component }} sheet={sheet} row={row} column={columnOf(place, at)} />
              ) : (
                <Lacking subject={subject} component={component} />
              )}
            </td>
          )),
        )
      )}
    </tr>
  );
}

interface CellProps {
  readonly pair: Pair;
  readonly sheet: LimitsSheet | undefined;
  readonly row: number;
  readonly column: number;
}

/** Fields where the marks can be changed, else the marks (MARKSCONF-08). */
function Cell({ pair, sheet, row, column }: CellProps) {
  const words = useWords(limitsWords);
  if (sheet && !pair.exam.lockedMaxMarks) return <LimitPair pair={pair} sheet={sheet} row={row} column={column} />;
  const [least, most] = BOUNDS.map((bound) => storedOf(pair, bound));
  return (
    <span className="limits-read">
      {typeof least === 'number' && typeof most === 'number' ? words.range(String(least), String(most)) : words.none}
    </span>
  );
}

interface LackingProps {
  readonly subject: SubjectLimits;
  readonly component: Component;
}

function Lacking({ subject, component }: LackingProps) {
  const words = useWords(limitsWords);
  return (
    <span className="limits-read" title={words.lacks(subject.subjectName, words[component])}>
      {words.none}
    </span>
  );
}
