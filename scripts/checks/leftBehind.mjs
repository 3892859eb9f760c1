// Texts that must not be committed: notes of unfinished work, and tests that are skipped, focused or expected to fail.
const NOTE = /\bTODO\b|\bFIXME\b/;
const MARKED = /\.(?:only|skip|todo|fixme|failing)(?:\.each)?\s*[(`]/;
const RENAMED = /(?<![\w.$])(?:xtest|xit|xdescribe|fit|fdescribe)(?:\.(?:each|only|skip))?\s*[(`]/;

/** @param {string} line @returns {string | undefined} the text of the line that must not be committed */
export function leftBehindIn(line) {
  for (const pattern of [NOTE, MARKED, RENAMED]) {
    const [found] = pattern.exec(line) ?? [];
    if (found) return found;
  }
  return undefined;
}
