import { Button } from 'antd';
import { studentAddress } from '@/shared/navigation';
import { byText, DateText, NameLink, PersonPicture, StatusTag, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { RollInput } from './RollInput';
import type { RollRow } from './rollNumbers';
import type { RollSheet } from './rollSheet';
import { rollWords } from './rollWords';

type Words = (typeof rollWords)['en'];

export interface RollTableFacts {
  readonly sessionId: number | undefined;
  readonly sectionName: string;
  /** undefined where the numbers can only be read */
  readonly sheet: RollSheet | undefined;
  /** room enough for what is wrong beside its field, so that no row grows while one types */
  readonly roomy: boolean;
}

/** Opens the record. Who was put into the section by this list can be taken out of it again. */
function Name({ row, facts }: { readonly row: RollRow; readonly facts: RollTableFacts }) {
  const words = useWords(rollWords);
  const { sessionId, sectionName, sheet } = facts;
  return (
    <>
      <NameLink
        name={row.name}
        to={studentAddress('view', row.id, sessionId)}
        picture={<PersonPicture name={row.name} url={row.image} size="row" />}
      />
      {row.waiting && (
        <span className="roll-put">
          <StatusTag tone="info" text={words.isPut(sectionName)} />
          <Button type="link" size="small" aria-label={words.takeOutOf(row.name)} onClick={() => sheet?.leave(row.id)}>
            {words.takeOut}
          </Button>
        </span>
      )}
    </>
  );
}

export function rollColumns(words: Words, facts: RollTableFacts): TableColumn<RollRow>[] {
  const { sheet, roomy } = facts;
  return [
    { key: 'srNo', title: words.srNo, dataIndex: 'srNo', width: 92, sorter: byText(({ srNo }: RollRow) => srNo) },
    {
      key: 'name',
      title: words.name,
      minWidth: 150,
      className: 'portal-table-name',
      sorter: byText(({ name }: RollRow) => name),
      render: (row) => <Name row={row} facts={facts} />,
    },
    { key: 'father', title: words.father, dataIndex: 'father', minWidth: 132, lines: 2 },
    { key: 'code', title: words.code, dataIndex: 'code', width: 112 },
    {
      key: 'admissionDate',
      title: words.admissionDate,
      width: 108,
      sorter: byText(({ admissionDate }: RollRow) => admissionDate),
      render: ({ admissionDate }) => <DateText date={admissionDate} />,
    },
    {
      key: 'rollNo',
      title: words.rollNo,
      width: sheet && roomy ? 320 : 116,
      fixed: 'end',
      // Of the stored numbers: rows stay where they are while one types.
      sorter: (a, b) => (a.rollNo ?? Infinity) - (b.rollNo ?? Infinity) || a.code - b.code,
      render: (row) => (sheet ? <RollInput row={row} sheet={sheet} /> : (row.rollNo ?? words.none)),
    },
  ];
}
