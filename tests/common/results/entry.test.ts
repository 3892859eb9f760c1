import { countedPaper, faultOf, isOpen, rejectsReason, type ExamPaper } from '../../../common/results/entry';
import type { Entry, ExamKind, Reason } from '../../../common/results';
import { entryOf, SETTINGS, type Written } from './school';

const paperOf = (kind: ExamKind, changes: Partial<ExamPaper> = {}): ExamPaper => ({
  examId: 7,
  subjectId: 1,
  component: 'theory',
  min: 0,
  max: 280,
  kind,
  ...changes,
});
const counted = (kind: ExamKind, written: Written) => countedPaper(paperOf(kind), entryOf(written), SETTINGS);
const KINDS: ExamKind[] = ['TERM', 'MID_TERM', 'ANNUAL', 'INTERNAL_ASSESSMENT', 'SUPPLEMENTARY'];

test('medical is refused in the annual exam alone, the other reasons nowhere', () => {
  const refused = KINDS.flatMap((kind) =>
    (['MEDICAL', 'ABSENT', 'LEAVE'] as const)
      .filter((reason) => rejectsReason(kind, reason))
      .map((each) => [kind, each]),
  );
  expect(refused).toEqual([['ANNUAL', 'MEDICAL']]);
});

test.each<[ExamKind, Written, string | null]>([
  ['TERM', 0, null],
  ['TERM', 70, null],
  ['TERM', 70.25, 'OUTSIDE_LIMITS'],
  ['ANNUAL', 'ML', 'MEDICAL_IN_ANNUAL'],
  ['ANNUAL', 'AB', null],
  ['MID_TERM', 'ML', null],
])('%s: %s is judged %s', (kind, written, fault) => {
  expect(faultOf(entryOf(written), paperOf(kind))).toBe(fault);
});

test('marks lie between the least and the most that may be entered, both included', () => {
  const limits = { kind: 'TERM', min: 40, max: 80 } as const;
  const faults = [39, 40, 80, 81].map((marks) => faultOf({ kind: 'MARKS', marks }, limits));
  expect(faults).toEqual(['OUTSIDE_LIMITS', null, null, 'OUTSIDE_LIMITS']);
});

test('a grade does not stand where marks belong', () => {
  expect(faultOf({ kind: 'GRADE', gradeId: 1 }, paperOf('TERM'))).toBe('GRADE_FOR_MARKS');
});

test.each([-1, 0.5, Number.NaN])('%d quarter marks are no marks', (marks) => {
  expect(() => faultOf({ kind: 'MARKS', marks }, paperOf('TERM'))).toThrow(RangeError);
});

test.each<[ExamKind, Reason, number]>([
  ['TERM', 'MEDICAL', 0],
  ['MID_TERM', 'MEDICAL', 0],
  ['INTERNAL_ASSESSMENT', 'MEDICAL', 280],
  ['SUPPLEMENTARY', 'MEDICAL', 280],
  ...KINDS.flatMap((kind): [ExamKind, Reason, number][] => [
    [kind, 'ABSENT', 280],
    [kind, 'LEAVE', 280],
  ]),
])('%s: %s counts 0 of %i quarter marks', (kind, reason, full) => {
  const paper = countedPaper(paperOf(kind), { kind: 'REASON', reason }, SETTINGS);
  expect(paper).toEqual({ examId: 7, kind, component: 'theory', as: reason, marks: 0, full });
  expect(isOpen(paper)).toBe(false);
});

test('a school can let an illness leave out the internal assessment too, or no exam', () => {
  const ill: Entry = { kind: 'REASON', reason: 'MEDICAL' };
  const full = (medicalLeavesOut: typeof SETTINGS.medicalLeavesOut, kind: ExamKind) =>
    countedPaper(paperOf(kind), ill, { ...SETTINGS, medicalLeavesOut }).full;
  expect(full(['INTERNAL_ASSESSMENT'], 'INTERNAL_ASSESSMENT')).toBe(0);
  expect(full([], 'TERM')).toBe(280);
});

test('marks count as they are, and 0 is a mark', () => {
  for (const marks of [0, 35.5]) {
    const paper = counted('ANNUAL', marks);
    expect(paper).toMatchObject({ as: 'MARKS', marks: marks * 4, full: 280 });
    expect(isOpen(paper)).toBe(false);
  }
});

test.each<[Entry | undefined, string]>([
  [undefined, 'MISSING'],
  [entryOf('ML'), 'MEDICAL_IN_ANNUAL'],
  [entryOf(71), 'OUTSIDE_LIMITS'],
  [{ kind: 'GRADE', gradeId: 3 }, 'GRADE_FOR_MARKS'],
])('what is missing or cannot stand keeps the result open and counts nothing [%#]', (entry, as) => {
  const paper = countedPaper(paperOf('ANNUAL'), entry, SETTINGS);
  expect(paper).toMatchObject({ as, marks: 0, full: 280 });
  expect(isOpen(paper)).toBe(true);
});
