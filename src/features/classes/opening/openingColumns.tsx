import { Button } from 'antd';
import type { OpeningBalances, OpeningSums } from '@/api/fees';
import { showInstant } from '@/shared/lib/dates';
import { Money, StatusTag, type TableColumn } from '@/shared/ui';
import { groupDigits } from '@common/digits';
import type { openingWords } from './openingWords';
import type { Reversal } from './useReversal';

type Words = (typeof openingWords)['en'];
type ClassRow = OpeningBalances['classes'][number];
type Entry = OpeningBalances['entries'][number];
type Workbook = OpeningBalances['imports'][number];

const AMOUNTS = ['paid', 'discount', 'earlierDues'] as const;

const amounts = <Row,>(
  words: Words,
  of: (row: Row) => Pick<OpeningSums, (typeof AMOUNTS)[number]>,
): TableColumn<Row>[] =>
  AMOUNTS.map((name) => ({
    key: name,
    title: words[name],
    width: 116,
    align: 'end',
    card: 'line',
    render: (row) => <Money rupees={of(row)[name]} />,
  }));

export const classColumns = (words: Words): TableColumn<ClassRow>[] => [
  { title: words.class, dataIndex: 'className', minWidth: 90, card: 'title' },
  { title: words.students, width: 100, align: 'end', card: 'line', render: ({ sums }) => groupDigits(sums.students) },
  ...amounts<ClassRow>(words, ({ sums }) => sums),
];

/** `onReverse`: undefined where entries cannot be reversed. */
export const entryColumns = (words: Words, onReverse: Reversal['ask'] | undefined): TableColumn<Entry>[] => [
  { title: words.studentCode, dataIndex: 'studentCode', width: 120, card: 'line' },
  { title: words.name, dataIndex: 'studentName', minWidth: 180, lines: 2, card: 'title' },
  { title: words.section, dataIndex: 'sectionName', width: 90, lines: 2, card: 'line' },
  ...amounts<Entry>(words, (entry) => entry),
  {
    key: 'actions',
    title: <span className="portal-visually-hidden">{words.actions}</span>,
    width: 132,
    fixed: 'end',
    render: (entry) =>
      entry.hasReceipt ? (
        <StatusTag tone="neutral" text={words.hasReceipt} />
      ) : (
        onReverse && (
          <Button
            size="small"
            aria-label={words.reverseOne(entry.studentName)}
            onClick={() => onReverse({ studentIds: [entry.studentId], text: words.reverseOneText(entry.studentName) })}
          >
            {words.reverse}
          </Button>
        )
      ),
  },
];

export const workbookColumns = (words: Words, onReverse: Reversal['ask'] | undefined): TableColumn<Workbook>[] => [
  { title: words.file, dataIndex: 'fileName', minWidth: 180, lines: 2, card: 'title' },
  {
    title: words.storedAt,
    width: 150,
    lines: 2,
    card: 'line',
    render: ({ createdAt, createdBy }) => words.storedBy(showInstant(createdAt), createdBy ?? ''),
  },
  { title: words.students, width: 96, align: 'end', card: 'line', render: ({ sums }) => groupDigits(sums.students) },
  ...amounts<Workbook>(words, ({ sums }) => sums),
  { title: words.left, width: 110, align: 'end', card: 'line', render: ({ entries }) => groupDigits(entries) },
  {
    key: 'actions',
    title: <span className="portal-visually-hidden">{words.actions}</span>,
    width: 104,
    fixed: 'end',
    render: ({ importId, fileName, entries, reversedAt }) => {
      if (reversedAt !== null) return <StatusTag tone="neutral" text={words.reversed} />;
      if (!onReverse) return null;
      const text = words.reverseFileText(entries, groupDigits(entries), fileName);
      return (
        <Button size="small" aria-label={words.reverseFile(fileName)} onClick={() => onReverse({ importId, text })}>
          {words.reverse}
        </Button>
      );
    },
  },
];
