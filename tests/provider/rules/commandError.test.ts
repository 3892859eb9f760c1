// The sentences of failed commands.
import { sentenceOf } from '../../../provider/commands/commandError.ts';

const failure = (code: string, paths: { path?: string; dest?: string }) =>
  Object.assign(new Error(`${code}: the system's words`), { code, ...paths });
const BOTH = { path: '/data/database/base/1', dest: '/backup/copy/base/1' };

test.each([
  ['ENOSPC', BOTH, 'There is no space left on the disk of /backup/copy/base/1.'],
  ['EDQUOT', BOTH, 'There is no space left on the disk of /backup/copy/base/1.'],
  ['EFBIG', BOTH, 'There is no space left for /backup/copy/base/1.'],
  ['EROFS', BOTH, '/backup/copy/base/1 is on a disk that cannot be written.'],
  ['EEXIST', BOTH, '/backup/copy/base/1 exists already.'],
  ['ENOENT', BOTH, '/data/database/base/1 does not exist.'],
  ['EACCES', BOTH, '/data/database/base/1 cannot be opened: this user has no permission.'],
  ['ENOSPC', { path: '/backup/x' }, 'There is no space left on the disk of /backup/x.'],
  ['ENOSPC', {}, 'There is no space left on the disk of the backup.'],
])('R13 the sentence of %s in %j names the file that failed', (code, paths, sentence) => {
  expect(sentenceOf(failure(code, paths))).toBe(sentence);
});
