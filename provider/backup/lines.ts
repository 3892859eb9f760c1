const NEWLINE = 10;

/** The same bytes in parts of about `size` that end with a line. A last line without its end is returned as it is. */
export async function* wholeLines(parts: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts) {
    waiting.push(part);
    length += part.length;
    if (length < size) continue;
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(NEWLINE) + 1;
    if (end > 0) yield all.subarray(0, end);
    waiting = [all.subarray(end)];
    length = all.length - end;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** Number of lines that end in this part. COPY escapes the line breaks of values, so that each row is one line. */
export function linesIn(part: Uint8Array): number {
  let lines = 0;
  for (let at = part.indexOf(NEWLINE); at !== -1; at = part.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}
