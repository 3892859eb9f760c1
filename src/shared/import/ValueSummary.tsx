import type { ImportReading } from '@/api/students';
import { groupDigits } from '@common/digits';
import { useWords } from '../words';
import { ImportFold } from './ImportFold';
import { importWords } from './words';

type ColumnValues = ImportReading['values'][number];
type Group = ColumnValues['values'][number];
type Words = (typeof importWords)['en'];

/** Maximum number of row numbers for a group with errors. */
const SHOWN_ROWS = 8;

function rowsOf(words: Words, { rows, firstRows }: Group): string {
  const shown = firstRows.slice(0, SHOWN_ROWS).join(', ');
  return rows > SHOWN_ROWS ? words.inRowsAndMore(shown) : words.inRows(firstRows.length, shown);
}

/** A group of values in one line. */
export function lineOf(words: Words, group: Group): string {
  const { outcome, value, readAs, example, rows } = group;
  const count = words.rowCount(rows, groupDigits(rows));
  if (outcome === 'NOT_READ') return `${words.notReadable(value, count)} ${rowsOf(words, group)}`;
  if (outcome === 'DOUBTFUL') return `${words.wrongCheckDigit(count)} ${rowsOf(words, group)}`;
  if (outcome === 'MASKED') return words.maskedNumber(value, count);
  if (example !== null) return words.readNotation(value, count, example, readAs ?? '');
  return words.readValue(value, readAs ?? '', count);
}

const isWrong = ({ outcome }: Group): boolean => outcome === 'NOT_READ' || outcome === 'DOUBTFUL';

/** The values that are read differently from how they are written, or cannot be read, by column and notation. */
export function ValueSummary({ values }: { readonly values: ImportReading['values'] }) {
  const words = useWords(importWords);
  if (values.length === 0) return null;
  const groups = values.flatMap((column) => column.values);
  const wrong = groups.filter(isWrong).length;
  const read = groups.length - wrong + values.reduce((sum, { more }) => sum + more, 0);
  const summary = [
    ...(wrong > 0 ? [words.valuesToCheck(wrong)] : []),
    ...(read > 0 ? [words.valuesRead(read, groupDigits(read))] : []),
  ].join(', ');
  return (
    <ImportFold title={words.values} summary={summary} initiallyOpen={wrong > 0}>
      <dl className="import-values">
        {values.map((column) => (
          <div key={column.column}>
            <dt>{column.column}</dt>
            <dd>
              <ul>
                {column.values.map((group) => (
                  <li key={JSON.stringify([group.outcome, group.value, group.readAs])} data-outcome={group.outcome}>
                    {lineOf(words, group)}
                  </li>
                ))}
                {column.more > 0 && <li>{words.moreValues(column.more, groupDigits(column.more))}</li>}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </ImportFold>
  );
}
