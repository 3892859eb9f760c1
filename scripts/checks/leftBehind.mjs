// What a commit must not carry: notes of unfinished work, and tests that are left out, put first or expected to fail.
const NOTE = /\bTODO\b|\bFIXME\b/;
const MARKED = /\.(?:only|skip|todo|fixme|failing)(?:\.each)?\s*[(`]/;
const RENAMED = /(?<![\w.$])(?:xtest|xit|xdescribe|fit|fdescribe)(?:\.(?:each|only|skip))?\s*[(`]/;

/**
 * @param {string} line
 * @returns {string | undefined} what is left behind in a line of code
 */
export function leftBehindIn(line) {
  for (const pattern of [NOTE, MARKED, RENAMED]) {
    const [found] = pattern.exec(line) ?? [];
    if (found) return found;
  }
  return undefined;
}
