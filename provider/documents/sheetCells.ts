// Changes cells in the XML of a sheet whose values the spreadsheet library would read as another value. Latin 1 keeps every byte as
// it is.
import { withoutComments } from './xmlComments.ts';

/** A cell with content: the prefix of its names, its attributes and its content. */
const CELL = /<((?:\w+:)?)c((?:\s(?:[^<>]*[^<>/])?)?)>([\s\S]*?)<\/\1c>/g;
const TYPE = /(^|\s)t\s*=\s*(["'])(\w+)\2/;
const FORMULA = /<(?:\w+:)?f[\s/>]/;
const VALUE = /(<(?:\w+:)?v(?:\s[^<>]*)?>)([^<]*)(?=<\/(?:\w+:)?v>)/;
const NO_VALUE = /<(?:\w+:)?v[\s/>]/;
const DECIMAL = /^\s*(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)?\s*$/;

const isNumeric = (attributes: string): boolean => (TYPE.exec(attributes)?.[3] ?? 'n') === 'n';

/**
 * The sheet without comments, whose values the library would read, without the types of formulas that have no stored value, because the library makes '' or FALSE of such a text or truth
 * value, and with NaN, which is read as an error, for malformed numbers, of which it would take the digits at the start.
 */
export function readableCells(sheet: Buffer): Buffer {
  const own = sheet.toString('latin1');
  const written = withoutComments(own);
  let changed = written !== own;
  const text = written.replace(CELL, (cell, prefix: string, attributes: string, content: string) => {
    const cellOf = (ownAttributes: string, ownContent: string) => {
      changed = true;
      return `<${prefix}c${ownAttributes}>${ownContent}</${prefix}c>`;
    };
    if (FORMULA.test(content) && !NO_VALUE.test(content))
      return TYPE.test(attributes) ? cellOf(attributes.replace(TYPE, '$1'), content) : cell;
    const value = VALUE.exec(content)?.[2];
    const isMalformed = value !== undefined && isNumeric(attributes) && !DECIMAL.test(value);
    return isMalformed ? cellOf(attributes, content.replace(VALUE, '$1NaN')) : cell;
  });
  return changed ? Buffer.from(text, 'latin1') : sheet;
}
