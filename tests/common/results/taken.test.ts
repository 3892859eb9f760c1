import { subjectsTaken } from '../../../common/results/taken';
import { ANNUAL, mark, subject, TERM } from './school';

const SUBJECTS = [
  subject(1),
  subject(2, { stream: 'SCIENCE' }),
  subject(3, { stream: 'COMMERCE' }),
  subject(4, { type: 'OPTIONAL' }),
  subject(5, { type: 'OPTIONAL', stream: 'SCIENCE' }),
];

test.each([
  ['no stream and nothing entered', null, [], [1]],
  ['all streams while the section is missing', undefined, [], [1, 2, 3]],
  ['mandatory subjects of the stream', 'SCIENCE', [], [1, 2]],
  ['an optional subject with a mark', 'SCIENCE', [mark(TERM, 4, 12)], [1, 2, 4]],
  ['an optional subject with an absence', 'COMMERCE', [mark(ANNUAL, 4, 'AB')], [1, 3, 4]],
  ['an optional subject of the stream', 'SCIENCE', [mark(TERM, 5, 0)], [1, 2, 5]],
  ['an optional subject of another stream', 'COMMERCE', [mark(TERM, 5, 9)], [1, 3]],
])('%s', (_what, stream, marks, taken) => expect(subjectsTaken(SUBJECTS, stream, marks)).toEqual(taken));
