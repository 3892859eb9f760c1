// Changes cells in the XML of a sheet whose values the spreadsheet library would read as another value. Latin 1 keeps every byte as
// it is.

/** A cell, up to its end tag, in which a formula has no stored value. */
const isUnvalued = (cell: string): boolean => /<f[\s/>]/.test(cell) && !/<v[\s/>]/.test(cell);

const TYPE = /^(<c [^>]*?)\st=(["'])\w+\2/;
const OTHER_TYPE = /^<c [^>]*?\st=(["'])(?!n\1)\w+\1/;
const VALUE = /<v(?:\s[^<>]*)?>([^<]*)<\/v>/;
const DECIMAL = /^\s*(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)?\s*$/;

/** The number of a numeric cell is not one: the library would take the digits at its start. */
const isMalformed = (cell: string): boolean => {
  const value = VALUE.exec(cell)?.[1];
  return value !== undefined && !DECIMAL.test(value) && !OTHER_TYPE.test(cell);
};

/**
 * The sheet without the types of formulas that have no stored value, because the library makes '' or FALSE of such a text or truth
 * value, and with NaN, which is read as an error, for malformed numbers.
 */
export function readableCells(sheet: Buffer): Buffer {
  const parts = sheet.toString('latin1').split('</c>');
  let changed = false;
  const replace = (part: string, start: number, cell: string) => {
    changed = true;
    return part.slice(0, start) + cell;
  };
  const cells = parts.map((part) => {
    const start = part.lastIndexOf('<c ');
    if (start < 0) return part;
    const cell = part.slice(start);
    if (isUnvalued(cell)) return replace(part, start, cell.replace(TYPE, '$1'));
    return isMalformed(cell) ? replace(part, start, cell.replace(VALUE, '<v>NaN</v>')) : part;
  });
  return changed ? Buffer.from(cells.join('</c>'), 'latin1') : sheet;
}
