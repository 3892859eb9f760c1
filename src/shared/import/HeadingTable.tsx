import { Alert, Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import type { ImportReading } from '@/api/students';
import { groupDigits } from '@common/digits';
import { labelContains } from '../lib/contains';
import { StatusTag, type StatusTone } from '../ui';
import { useWords } from '../words';
import { ImportFold } from './ImportFold';
import { importWords } from './words';

type Column = ImportReading['columns'][number];
type Words = (typeof importWords)['en'];

interface HeadingTableProps {
  readonly reading: ImportReading;
  /** while the file is checked */
  readonly busy: boolean;
  /** while the file is stored */
  readonly disabled: boolean;
  readonly onChange: (heading: string, field: string | null) => void;
  /** Confirms all suggestions. */
  readonly onConfirm: () => void;
}

const TONES: Readonly<Record<Column['how'], StatusTone>> = {
  EXACT: 'success',
  CONFIRMED: 'success',
  REMEMBERED: 'info',
  SUGGESTED: 'warning',
  PORTAL: 'neutral',
  IGNORED: 'neutral',
};

const countOf = (columns: readonly Column[], ...hows: Column['how'][]): number =>
  columns.filter(({ how }) => hows.includes(how)).length;

function summaryOf(words: Words, { columns, missing }: ImportReading): string {
  const suggested = countOf(columns, 'SUGGESTED');
  const unread = columns.filter(({ field }) => field === null).length;
  return [
    ...(missing.length > 0 ? [words.columnsMissing(missing.length)] : []),
    ...(suggested > 0 ? [words.columnsSuggested(suggested)] : []),
    words.columnsRead(columns.length - unread, groupDigits(columns.length - unread)),
    ...(unread > 0 ? [words.columnsUnread(unread)] : []),
  ].join(', ');
}

function noColumn(words: Words, { columns, missing }: ImportReading): string {
  const text = words.noColumn(missing.join(', '));
  return columns.every(({ field }) => field === null) ? `${words.noHeadings} ${text}` : text;
}

/** The headings of a spreadsheet and the fields they are read as. Suggestions must be confirmed before an import. */
export function HeadingTable({ reading, busy, disabled, onChange, onConfirm }: HeadingTableProps) {
  const words = useWords(importWords);
  const { columns, missing } = reading;
  const suggested = countOf(columns, 'SUGGESTED');
  const [all, setAll] = useState(false);
  const shown = shownOf(columns, all);
  return (
    <ImportFold
      title={words.columns}
      summary={summaryOf(words, reading)}
      initiallyOpen={suggested > 0 || missing.length > 0}
    >
      {missing.length > 0 && <Alert type="error" showIcon role="alert" title={noColumn(words, reading)} />}
      <div className="import-columns-tools">
        <Checkbox checked={all} onChange={({ target }) => setAll(target.checked)}>
          {words.showAllColumns}
        </Checkbox>
        {suggested > 0 && (
          <Button type="primary" ghost loading={busy} disabled={disabled} onClick={() => !busy && onConfirm()}>
            {words.confirmColumns(suggested)}
          </Button>
        )}
      </div>
      {shown.length > 0 && (
        <div className="import-columns" role="region" aria-label={words.columnsTable} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.heading}</th>
                <th scope="col">{words.examples}</th>
                <th scope="col">{words.readAs}</th>
                <th scope="col">{words.how}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ column, at }) => (
                <HeadingRow key={at} column={column} reading={reading} disabled={disabled} onChange={onChange} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ImportFold>
  );
}

/** The columns with their position in the file; those to confirm come first. */
function shownOf(columns: readonly Column[], all: boolean): { column: Column; at: number }[] {
  const listed = columns.map((column, at) => ({ column, at })).filter(({ column }) => all || column.how !== 'EXACT');
  const isOpen = ({ column }: (typeof listed)[number]) => column.how === 'SUGGESTED';
  return [...listed.filter(isOpen), ...listed.filter((one) => !isOpen(one))];
}

interface HeadingRowProps extends Pick<HeadingTableProps, 'reading' | 'disabled' | 'onChange'> {
  readonly column: Column;
}

const NOT_READ = '';

function HeadingRow({ column, reading, disabled, onChange }: HeadingRowProps) {
  const words = useWords(importWords);
  const { heading, examples, field, how, note } = column;
  const used = new Set(reading.columns.map((one) => one.field));
  return (
    <tr>
      <th scope="row">{heading}</th>
      <td className="import-examples">
        {examples.join(' · ')}
        {note !== undefined && <p className="import-note">{note}</p>}
      </td>
      <td>
        <Select<string>
          aria-label={words.readHeadingAs(heading)}
          value={field ?? NOT_READ}
          disabled={disabled}
          showSearch={{ filterOption: labelContains }}
          popupMatchSelectWidth={false}
          onChange={(chosen) => onChange(heading, chosen === NOT_READ ? null : chosen)}
          options={[
            { value: NOT_READ, label: words.doNotRead },
            ...reading.fields.map((one) => ({
              value: one.field,
              label: one.field !== field && used.has(one.field) ? words.usedField(one.title) : one.title,
            })),
          ]}
        />
      </td>
      <td>
        <StatusTag tone={TONES[how]} text={how === 'SUGGESTED' && field === null ? words.undecided : words[how]} />
      </td>
    </tr>
  );
}
