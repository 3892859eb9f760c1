/** The list in the fragment of the address, so that a reload or a new tab keeps it. Typed texts stay out: they are names of persons. */
import { isDate } from '@common/calendar';
import type { FilterState, OpenedList } from './filterSlice';

/** The format of a filter: an id ('-1' is All), several ids, a switch, a date (empty: none) or one of some words. Others are not written. */
type Kind = 'id' | 'ids' | 'switch' | 'date' | readonly string[];
export type FragmentKinds<F> = Partial<Record<keyof F & string, Kind>>;

const PAGE = 'page';
const SIZE = 'size';

const ID = /^(?:-1|[1-9]\d{0,9})$/;
const IDS = /^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,199}$/;

function read(text: string, kind: Kind): unknown {
  if (kind === 'id') return ID.test(text) ? Number(text) : undefined;
  if (kind === 'ids') return IDS.test(text) ? text.split(',').map(Number) : undefined;
  if (kind === 'switch') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (kind === 'date') return text === '' || isDate(text) ? text : undefined;
  return kind.includes(text) ? text : undefined;
}

const isCount = (text: string | null): text is string => text !== null && /^[1-9]\d{0,5}$/.test(text);

/** Returns the differences from the start, e.g. 'class=2&page=3'; empty at the start. */
export function fragmentOf<F extends object>(
  { filters, page, size }: FilterState<F>,
  start: FilterState<F>,
  kinds: FragmentKinds<F>,
): string {
  const written = new URLSearchParams();
  for (const name of Object.keys(kinds) as (keyof F & string)[]) {
    const value = filters[name];
    // An array is written like any other value: its members with commas.
    if (value != null && String(value) !== String(start.filters[name])) written.set(name, String(value));
  }
  if (page !== start.page) written.set(PAGE, String(page));
  if (size !== start.size) written.set(SIZE, String(size));
  return written.toString();
}

/** Returns the list that a fragment names, without invalid values; undefined when it names no known filter. */
export function listIn<F extends object>(
  fragment: string,
  kinds: FragmentKinds<F>,
  sizes: readonly number[],
): Omit<OpenedList<F>, 'arrival'> | undefined {
  const written = new URLSearchParams(fragment.replace(/^#/, ''));
  const names = Object.keys(kinds) as (keyof F & string)[];
  if (![...names, PAGE, SIZE].some((name) => written.has(name))) return undefined;
  const filters: Partial<F> = {};
  for (const name of names) {
    const [text, kind] = [written.get(name), kinds[name]];
    const value = text === null || kind === undefined ? undefined : read(text, kind);
    if (value !== undefined) filters[name] = value as F[typeof name];
  }
  const [page, size] = [written.get(PAGE), written.get(SIZE)];
  return {
    filters,
    ...(isCount(page) && { page: Number(page) }),
    ...(isCount(size) && sizes.includes(Number(size)) && { size: Number(size) }),
  };
}
