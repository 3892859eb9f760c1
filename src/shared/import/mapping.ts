/** How the user has decided that a spreadsheet is read. */
import type { ImportMapping, ImportReading } from '@/api/students';
import { textKey } from '@common/names';

export type Column = ImportReading['columns'][number];
/** Fields by heading; null is not read. */
export type HeadingFields = ReadonlyMap<string, string | null>;

export const NO_HEADINGS: HeadingFields = new Map();

/** What the user has chosen for a file: the fields of its headings, and the sheet; without it the provider chooses the sheet. */
export interface FileChoice {
  readonly fields: HeadingFields;
  readonly sheet: string | undefined;
}

type Choices = readonly (readonly [heading: string, field: string | null])[];

/** The latest choice of each heading; headings of the same text are one heading for the provider. */
function withChoices(fields: Choices, chosen: Choices): HeadingFields {
  const keys = new Set(chosen.map(([heading]) => textKey(heading)));
  return new Map([...fields.filter(([heading]) => !keys.has(textKey(heading))), ...chosen]);
}

/** The choice of one heading. A field has one column, so another heading with this field is no longer read. */
export function withField(fields: HeadingFields, heading: string, field: string | null): HeadingFields {
  const others = [...fields].map(
    ([other, chosen]) => [other, field !== null && chosen === field ? null : chosen] as const,
  );
  return withChoices(others, [[heading, field]]);
}

/** The choices that a file was read with. */
export const confirmedFields = (columns: readonly Column[]): HeadingFields =>
  new Map(columns.flatMap(({ heading, field, how }) => (how === 'CONFIRMED' ? [[heading, field] as const] : [])));

/** The headings without a column about which the user has to decide. */
export const openHeadings = (columns: readonly Column[]): string[] =>
  columns.flatMap(({ heading, field, how }) => (how === 'SUGGESTED' && field === null ? [heading] : []));

/** All suggestions confirmed. A choice of one of their fields is of a heading that the file does not have. */
export function withSuggestions(fields: HeadingFields, columns: readonly Column[]): HeadingFields {
  const suggested = columns.flatMap(({ heading, field, how }) =>
    how === 'SUGGESTED' ? [[heading, field] as const] : [],
  );
  const taken = new Set(suggested.map(([, field]) => field));
  const others = [...fields].filter(([, field]) => field === null || !taken.has(field));
  return withChoices(others, suggested);
}

/** Whether a verdict is about one sheet, and not about the whole file. */
export const hasSeveralSheets = ({ sheets }: Pick<ImportReading, 'sheets'>): boolean => sheets.length > 1;

/** The limit of the contract. */
const MOST = 100;

/** Headings of the same text are one heading for the provider. */
function mappingOf(
  entries: readonly (readonly [string, string | null])[],
  sheet: string | undefined,
): { mapping?: ImportMapping } {
  const first = new Map([...entries].reverse().map(([heading, field]) => [textKey(heading), { heading, field }]));
  const columns = [...first.values()].reverse().slice(0, MOST);
  if (columns.length === 0 && sheet === undefined) return {};
  return { mapping: { columns, ...(sheet !== undefined && { sheet }) } };
}

/** The mapping of a check: the choices of the user. */
export const chosenMapping = ({ fields, sheet }: FileChoice) => mappingOf([...fields], sheet);

const BY_NAME: readonly Column['how'][] = ['EXACT', 'PORTAL'];

/**
 * The mapping of an import: the sheet and each column as the check showed it, so that nothing else is stored than was confirmed.
 */
export const shownMapping = ({ columns, sheet, sheets }: ImportReading) =>
  mappingOf(
    columns.flatMap(({ heading, field, how }) => (BY_NAME.includes(how) ? [] : [[heading, field] as const])),
    hasSeveralSheets({ sheets }) ? sheet : undefined,
  );

/** The mapping of an annotated file: the sheet and the choices that count. What is not confirmed is asked about in its copy too. */
export const confirmedMapping = ({ columns, sheet, sheets }: ImportReading) =>
  mappingOf([...confirmedFields(columns)], hasSeveralSheets({ sheets }) ? sheet : undefined);

/** Whether the headings permit an import: no suggestion is open and no required field is missing. */
export const isDecided = ({ columns, missing }: ImportReading): boolean =>
  missing.length === 0 && columns.every(({ how }) => how !== 'SUGGESTED');
