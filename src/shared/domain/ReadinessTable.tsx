import { CheckOutlined } from '@ant-design/icons';
import type { ClassReadiness } from '@/api/results';
import { useWords } from '../words';
import { MendingLink } from './MendingLink';
import { COLUMNS, detailsOf, isReady, lacks, partsOf, type ReadinessColumn, type ReadySession } from './readiness';
import { readinessWords } from './readinessWords';

interface ReadinessTableProps {
  readonly session: ReadySession;
  readonly classes: readonly ClassReadiness[];
}

/** Class by class: existing parts, and missing ones as links to their screens. */
export function ReadinessTable({ session, classes }: ReadinessTableProps) {
  const words = useWords(readinessWords);
  const lacking = classes.filter((one) => !isReady(one)).length;
  if (classes.length === 0) return <p>{words.noClasses}</p>;
  return (
    <>
      <p role="status">{lacking === 0 ? words.ready(classes.length) : words.lacking(lacking, classes.length)}</p>
      <div className="readiness-scroll" role="region" aria-label={words.table} tabIndex={0}>
        <table className="readiness-table">
          <thead>
            <tr>
              <th scope="col">{words.class}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {words[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classes.map((one) => (
              <tr key={one.classId}>
                <th scope="row">{one.className}</th>
                {COLUMNS.map((column) => (
                  <td key={column}>
                    <Cell session={session} one={one} column={column} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface CellProps {
  readonly session: ReadySession;
  readonly one: ClassReadiness;
  readonly column: ReadinessColumn;
}

/** The first missing part of the column as a link, or what the class has. */
function Cell({ session, one, column }: CellProps) {
  const words = useWords(readinessWords);
  const part = partsOf(column).find((candidate) => lacks(one, candidate));
  if (part !== undefined) {
    const details = detailsOf(one, part);
    const name = details.length > 0 ? words.withDetails(one.className, details) : one.className;
    return (
      <span className="readiness-missing">
        <MendingLink column={column} session={session} classId={one.classId} label={words.linkOf(part, name)}>
          {part === 'LIMITS' ? words.missingCount(one.limitsMissing) : words.missingOf(part)}
        </MendingLink>
      </span>
    );
  }
  // Without exams there are no limits to set; a disabled class may have no subjects and exams.
  if (column === 'limits' && (one.exams === 0 || one.subjects === 0)) return words.none;
  const count = column === 'subjects' || column === 'exams' ? one[column] : undefined;
  if (count === 0) return words.none;
  return (
    <span className="readiness-done">
      <CheckOutlined aria-hidden /> {count ?? words.complete}
    </span>
  );
}
