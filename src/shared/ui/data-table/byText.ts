/** Orders rows by a text: letter case does not count, digits in it count as numbers, and rows without a text come first. */
export const byText =
  <Row>(read: (row: Row) => string | null) =>
  (a: Row, b: Row): number =>
    (read(a) ?? '').localeCompare(read(b) ?? '', 'en', { sensitivity: 'base', numeric: true });
