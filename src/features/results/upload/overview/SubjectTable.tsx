import { useScrollArea } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { SubjectOverview } from './classOverview';
import { overviewWords } from './overviewWords';

interface SubjectTableProps {
  readonly subjects: readonly SubjectOverview[];
}

/** The figures of each subject. */
export function SubjectTable({ subjects }: SubjectTableProps) {
  const words = useWords(overviewWords);
  const { area, scrolls } = useScrollArea();
  const shown = (value: number | null) => value ?? words.none;
  return (
    <div
      ref={area}
      className="overview-subjects"
      {...(scrolls && { role: 'region', 'aria-label': words.subjects, tabIndex: 0 })}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{words.subject}</th>
            <th scope="col">{words.appeared}</th>
            <th scope="col">{words.passPercent}</th>
            <th scope="col">{words.average}</th>
            <th scope="col">{words.highest}</th>
            <th scope="col">
              {words.distribution} <small>{words.scale}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject) => (
            <tr key={subject.subjectId}>
              <th scope="row">
                {subject.name} <small>{words.outOf(subject.max)}</small>
              </th>
              <td>{subject.appeared}</td>
              <td>{subject.passPercent === null ? words.none : words.percent(subject.passPercent)}</td>
              <td>{shown(subject.average)}</td>
              <td>{shown(subject.highest)}</td>
              <td>
                <Distribution bands={subject.bands} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const BAR = 10;
const GAP = 2;
const HEIGHT = 32;
/** of a band with a student */
const LEAST = 3;

/** The numbers of students from 0 to 100 % in bands of ten. */
function Distribution({ bands }: Pick<SubjectOverview, 'bands'>) {
  const words = useWords(overviewWords);
  const most = Math.max(1, ...bands);
  const lastOf = (index: number) => (index === bands.length - 1 ? 100 : index * 10 + 9);
  const label = bands
    .flatMap((count, index) => (count > 0 ? [words.band(index * 10, lastOf(index), count)] : []))
    .join(', ');
  return (
    <svg
      className="overview-bands"
      role="img"
      aria-label={label === '' ? words.none : label}
      width={bands.length * (BAR + GAP)}
      height={HEIGHT}
    >
      {bands.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(LEAST, (HEIGHT * count) / most);
        return (
          <rect key={index} x={index * (BAR + GAP)} y={HEIGHT - height} width={BAR} height={height}>
            <title>{words.band(index * 10, lastOf(index), count)}</title>
          </rect>
        );
      })}
    </svg>
  );
}
