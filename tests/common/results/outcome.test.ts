import { outcomeOf } from '../../../common/results/outcome';
import type { SubjectResult, SubjectStatus } from '../../../common/results';

const of = (...statuses: SubjectStatus[]) =>
  outcomeOf(statuses.map((status) => ({ status, unsetExamIds: [] as readonly number[] }) as SubjectResult));

test.each<[string, SubjectStatus[]]>([
  ['PASS', ['PASSED', 'PASSED']],
  ['PASS', ['PASSED', 'GRADED', 'NOT_TAKEN', 'LEFT_OUT', 'NO_PAPER']],
  ['FAIL', ['PASSED', 'FAILED']],
  ['FAIL', ['FAILED', 'GRADED']],
  ['INCOMPLETE', ['PASSED', 'INCOMPLETE']],
  ['INCOMPLETE', ['FAILED', 'INCOMPLETE']],
  ['NOT_JUDGED', ['GRADED', 'NOT_TAKEN', 'LEFT_OUT', 'NO_PAPER']],
  ['NOT_JUDGED', []],
])('%s: %j', (outcome, statuses) => expect(of(...statuses)).toBe(outcome));
