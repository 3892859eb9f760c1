import { Button } from 'antd';
import { keepDigits, tidyWhole } from '@/shared/lib/digits';
import { studentAddress } from '@/shared/navigation';
import type { CellColumn, InfoColumn, SheetGridColumn } from '@/shared/sheet';
import { byText, DateText, NameLink, PersonPicture, StatusTag } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { isRollNumber, numberOf, rollText, type RollRow } from './rollNumbers';
import { rollWords } from './rollWords';

type Words = (typeof rollWords)['en'];

export const ROLL_NO = 'rollNo';

interface RollColumnOptions {
  readonly sessionId: number;
  readonly sectionName: string;
  /** The session is completed. */
  readonly readOnly: boolean;
  /** Wide enough to show errors beside the number and all columns before it. */
  readonly roomy: boolean;
  /** Removes an added student from the section. */
  readonly onTakeOut: (id: number) => void;
}

function Name({ row, options }: { readonly row: RollRow; readonly options: RollColumnOptions }) {
  const words = useWords(rollWords);
  const { sessionId, sectionName, onTakeOut } = options;
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
          <Button type="link" size="small" aria-label={words.takeOutOf(row.name)} onClick={() => onTakeOut(row.id)}>
            {words.takeOut}
          </Button>
        </span>
      )}
    </>
  );
}

/** The column of the numbers, the only one that the sheet reads and checks. */
export const rollNoColumn = (
  words: Words,
  { readOnly, roomy }: Pick<RollColumnOptions, 'readOnly' | 'roomy'>,
): CellColumn<RollRow> => ({
  kind: 'cell',
  key: ROLL_NO,
  title: words.rollNo,
  width: roomy && !readOnly ? 304 : 104,
  label: ({ name }) => words.rollNoOf(name),
  inputMode: 'numeric',
  errorsBeside: roomy,
  filter: { keep: keepDigits, tidy: tidyWhole },
  stored: ({ rollNo }) => (rollNo === null ? '' : String(rollNo)),
  locked: () => readOnly,
  canonical: (text) => (isRollNumber(text) ? String(numberOf(text)) : text.trim()),
  parse: rollText,
  validate: (text) => (isRollNumber(text) ? undefined : words.range),
  duplicate: (value) => words.twice(Number(value)),
  sort: (a, b) => (a.rollNo ?? Infinity) - (b.rollNo ?? Infinity) || a.code - b.code,
});

/** On a phone the number is beside the name, followed by the identifying columns. */
export function rollColumns(words: Words, options: RollColumnOptions): SheetGridColumn<RollRow>[] {
  const rollNo = rollNoColumn(words, options);
  const srNo: InfoColumn<RollRow> = {
    kind: 'info',
    key: 'srNo',
    title: words.srNo,
    width: 96,
    sort: byText(({ srNo: text }: RollRow) => text),
    render: (row) => row.srNo,
  };
  const name: InfoColumn<RollRow> = {
    kind: 'info',
    key: 'name',
    title: words.name,
    width: options.roomy ? 240 : 168,
    grow: true,
    isRowHeader: true,
    sort: byText(({ name: text }: RollRow) => text),
    render: (row) => <Name row={row} options={options} />,
  };
  const others: InfoColumn<RollRow>[] = [
    { kind: 'info', key: 'father', title: words.father, width: 160, grow: true, render: ({ father }) => father },
    { kind: 'info', key: 'code', title: words.code, width: 116, render: ({ code }) => code },
    {
      kind: 'info',
      key: 'admissionDate',
      title: words.admissionDate,
      width: 116,
      sort: byText(({ admissionDate }: RollRow) => admissionDate),
      render: ({ admissionDate }) => <DateText date={admissionDate} />,
    },
  ];
  return options.roomy ? [srNo, name, ...others, rollNo] : [name, rollNo, srNo, ...others];
}

/** The number of columns that are always visible. */
export const pinnedColumns = (roomy: boolean): number => (roomy ? 2 : 1);

/** In pixels: two lines of a name on a phone. */
export const rowHeight = (roomy: boolean): number => (roomy ? 44 : 56);
