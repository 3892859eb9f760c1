import { CheckOutlined } from '@ant-design/icons';
import type { ClassReadiness } from '@/api/results';
import { showDate } from '../lib/dates';
import { useWords } from '../words';
import { MendingLink } from './MendingLink';
import { COLUMNS, isReady, lacks, type ReadySession } from './readiness';
import { readinessWords } from './readinessWords';

interface ReadinessTableProps {
  readonly session: ReadySession;
  readonly classes: readonly ClassReadiness[];
}

/** Class by class: what is there, and what is missing as a link to where it is mended. */
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
              {COLUMNS.map((part) => (
                <th key={part} scope="col">
                  {words[part]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classes.map((one) => (
              <tr key={one.classId}>
                <th scope="row">{one.className}</th>
                {COLUMNS.map((part) => (
                  <td key={part}>
                    <Part session={session} one={one} part={part} />
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

interface PartProps {
  readonly session: ReadySession;
  readonly one: ClassReadiness;
  readonly part: (typeof COLUMNS)[number];
}

function Part({ session, one, part }: PartProps) {
  const words = useWords(readinessWords);
  if (lacks(one, part))
    return (
      <span className="readiness-missing">
        <MendingLink part={part} session={session} classId={one.classId} label={words.mend(words[part], one.className)}>
          {part === 'limits' ? words.missingCount(one.limitsMissing) : words.missing}
        </MendingLink>
      </span>
    );
  if (part === 'fees' && lacks(one, 'feeDates'))
    return (
      <span className="readiness-missing">
        <MendingLink
          part="feeDates"
          session={session}
          classId={one.classId}
          label={words.mendDates(one.className, one.feeDatesOutside.map(showDate))}
        >
          {words.datesOutside}
        </MendingLink>
      </span>
    );
  // Without exams there is nothing yet that could have limits.
  if (part === 'limits' && (one.exams === 0 || one.subjects === 0)) return words.none;
  return (
    <span className="readiness-done">
      <CheckOutlined aria-hidden /> {part === 'subjects' || part === 'exams' ? one[part] : words.complete}
    </span>
  );
}
