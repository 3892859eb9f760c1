/** Rows as columns of equal width, numbers to the right. @param {string[]} head @param {(string | number)[][]} rows */
export function table(head, rows) {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => String(row[at]).length)));
  const cell = (value, at) =>
    typeof value === 'number' ? String(value).padStart(widths[at]) : String(value).padEnd(widths[at]);
  return [head, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((row) => row.map(cell).join('  ').trimEnd())
    .join('\n');
}
