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

/** An entity or an encoded character: the library decodes a text of the type `str` twice. */
const ENCODED = /&|_(?=x[0-9A-Fa-f]{4}_)/g;
const encodedOnce = (text: string): string => text.replaceAll(ENCODED, (sign) => (sign === '&' ? '&amp;' : '_x005F_'));

const typeOf = (attributes: string): string => TYPE.exec(attributes)?.[3] ?? 'n';

/**
 * The sheet without comments, whose values the library would read, without the types of formulas that have no stored value, because
 * the library makes '' or FALSE of such a text or truth value, with NaN, which is read as an error, for malformed numbers, of which it
 * would take the digits at the start, and with the texts that it would decode twice encoded once more.
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
    if (value === undefined) return cell;
    const type = typeOf(attributes);
    const readable = type === 'str' ? encodedOnce(value) : type === 'n' && !DECIMAL.test(value) ? 'NaN' : value;
    if (readable === value) return cell;
    return cellOf(
      attributes,
      content.replace(VALUE, (_, tag: string) => `${tag}${readable}`),
    );
  });
  return changed ? Buffer.from(text, 'latin1') : sheet;
}
