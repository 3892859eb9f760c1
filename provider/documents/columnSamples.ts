// Values of a column by which the user recognises it.
import { textOf } from './cellValues.ts';
import type { ReadCell, ReadRow } from './workbook.ts';

const SAMPLES = 20;

/** The first values of each column, by cell index. */
export const samplesOf = (rows: readonly ReadRow[], width: number): ReadCell[][] =>
  Array.from({ length: width }, (_, at) => {
    const values: ReadCell[] = [];
    for (const { cells } of rows) {
      const value = cells[at] ?? null;
      if (value !== null) values.push(value);
      if (values.length === SAMPLES) break;
    }
    return values;
  });

interface Counted {
  value: ReadCell;
  count: number;
}

const shapeOf = (text: string): string => text.replaceAll(/[\p{L}\p{M}]+/gu, 'a').replaceAll(/\p{N}+/gu, '0');
const rarest = (one: Counted, other: Counted): number => one.count - other.count;

/**
 * Different values of a column: of each shape, such as letters or a number, the rarest one, the rarest shapes first; then the most
 * frequent value, then the others. One of them may say something else than all others.
 */
export function tellingValues(cells: readonly ReadCell[]): ReadCell[] {
  const found = new Map<string, Counted>();
  const shapes = new Map<string, { values: Counted[]; count: number }>();
  for (const value of cells) {
    const text = textOf(value);
    if (text === '') continue;
    const shape = shapeOf(text);
    const ofShape = shapes.get(shape) ?? { values: [], count: 0 };
    shapes.set(shape, ofShape);
    ofShape.count += 1;
    const known = found.get(text);
    if (known) known.count += 1;
    else {
      const counted = { value, count: 1 };
      found.set(text, counted);
      ofShape.values.push(counted);
    }
  }
  const all = [...found.values()].sort(rarest);
  const ofShapes = [...shapes.values()].sort(rarest as (one: { count: number }, other: { count: number }) => number);
  const first = ofShapes.flatMap(({ values }) => values.toSorted(rarest).slice(0, 1));
  return [...new Set([...first, ...all.slice(-1), ...all])].slice(0, SAMPLES).map(({ value }) => value);
}
