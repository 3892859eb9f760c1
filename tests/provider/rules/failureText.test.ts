// The messages of failures of the embedded engine's files.
import { failureText } from '../../../provider/database/embedded/failureText.ts';

/** Emscripten's errors of files have no message and do not inherit from Error. */
class ErrnoError {
  readonly name = 'ErrnoError';
  readonly errno: number;
  constructor(errno: number) {
    this.errno = errno;
  }
}
const FULL = 'There is no space left on the disk of /data.';

test.each([
  ['the WASI number of ENOSPC', new ErrnoError(51), FULL],
  ['the WASI number of EDQUOT', new ErrnoError(19), FULL],
  ['ENOSPC of Node', Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', errno: -28 }), FULL],
  ['another WASI number', new ErrnoError(29), 'The file system of /data returned the WASI error 29.'],
  ['an error', new Error('could not open the database'), 'could not open the database'],
  ['a text', 'no folder given', 'no folder given'],
  ['nothing', undefined, 'undefined'],
])('R6 the message of %s is a readable sentence', (_, error, message) => {
  expect(failureText(error, '/data')).toBe(message);
});
