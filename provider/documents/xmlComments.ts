const [START, END] = ['<!--', '-->'];

/** An XML text without its comments; one that does not end is kept. A search by index takes linear time, unlike an expression. */
export function withoutComments(xml: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let start = xml.indexOf(START); start >= 0; start = xml.indexOf(START, from)) {
    const end = xml.indexOf(END, start + START.length);
    if (end < 0) break;
    kept.push(xml.slice(from, start));
    from = end + END.length;
  }
  return kept.length === 0 ? xml : [...kept, xml.slice(from)].join('');
}
