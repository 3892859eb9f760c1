// The parts of an import template that all readers share.
import type { Cell, Column } from './sheet.ts';
import type { TableColumn } from './tableColumn.ts';
import { tableWords as words } from './workbook.words.ts';

/** The names of the sheets of a template beside the one for the rows. */
export const templateSheets = { choices: 'Choices', guide: 'How to fill' } as const;

/** Column widths in characters. */
const NARROWEST = 14;
const NAME_WIDTH = 26;

const ownChoices = ({ kind, choices }: TableColumn): readonly string[] | undefined =>
  kind === 'yes-no' ? [words.yes, words.no] : choices?.map(({ label }) => label);

/** A column of a template. `choices` replaces those of the declaration. */
export function templateColumn(column: TableColumn, choices = ownChoices(column)): Column {
  return {
    title: column.title,
    kind: column.kind === 'date' ? 'date' : 'text',
    width: Math.max(column.title.length + 2, /name$/i.test(column.title) ? NAME_WIDTH : NARROWEST),
    required: column.required,
    open: column.open ?? false,
    ...(choices && { choices }),
  };
}

// oxlint-disable-next-line typescript/require-await -- a template has no rows, and the writer requests them one by one
export async function* noRows(): AsyncGenerator<Cell[][]> {
  yield [];
}
