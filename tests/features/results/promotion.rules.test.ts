// The sentence of an outcome, the decisions of the user, and missing marks by exam.
import type { PromotionDecision, PromotionGap, PromotionStudent } from '@/api/promotion';
import {
  applicableDecisions,
  canBeTicked,
  decisionsOutside,
  isTicked,
  NO_DECISIONS,
  requestedDecisions,
  withSection,
  withTicks,
  type Decisions,
} from '@/features/results/promotion/decisions';
import { gapsByExam } from '@/features/results/promotion/gapsByExam';
import { hasResult, outcomeText } from '@/features/results/promotion/outcomeText';
import { promotionColumns } from '@/features/results/promotion/promotionColumns';
import { outcomeWords, promotionWords } from '@/features/results/promotion/promotionWords';
import { genderWords } from '@/shared/labels';

const decision = (changes: Partial<PromotionDecision>): PromotionDecision => ({
  outcome: 'NOT_ELIGIBLE',
  reason: 'DISABLED',
  canBePromoted: false,
  classId: null,
  className: null,
  sectionId: null,
  sectionName: null,
  sectionMissing: false,
  details: [],
  ...changes,
});

const IN_6A = { classId: 9, className: '6', sectionId: 17, sectionName: 'A' } as const;

function student(changes: Partial<PromotionDecision>, studentId = 1): PromotionStudent {
  const enrolment = {
    ...{ sessionId: 2, classId: 8, sectionId: 15, rollNo: 1, className: '5', sectionName: 'A' },
    ...{ registrationStatus: 'COMPLETE' as const, newAdmission: false },
  };
  return {
    ...{
      studentId,
      studentCode: 1000 + studentId,
      studentSrNo: '1',
      studentName: 'Aanya',
      fatherName: '',
      motherName: '',
    },
    gender: 'FEMALE',
    enrollments: [enrolment],
    promotion: decision(changes),
  };
}

const textOf = (one: PromotionStudent, decisions = NO_DECISIONS) =>
  outcomeText(one, decisions, { words: outcomeWords.en, target: '2027 - 2028' })?.text;

test.each<[Partial<PromotionDecision>, string]>([
  [{ outcome: 'PROMOTED', reason: 'PASSED', ...IN_6A }, 'Promoted to 6 A'],
  [{ outcome: 'PROMOTED', reason: 'NOT_JUDGED', classId: 9, className: '6' }, 'Promoted to 6'],
  [
    { outcome: 'PROMOTED', reason: 'PASSED', classId: 13, className: '11', sectionMissing: true },
    'Promoted to 11, section still to be chosen',
  ],
  [
    { outcome: 'REPEATS', reason: 'FAILED', ...IN_6A, className: '5', details: ['Hindi', 'English', 'Science'] },
    'Repeats 5 A: failed in 3 subjects',
  ],
  [
    { outcome: 'REPEATS', reason: 'FAILED', ...IN_6A, className: '5', details: ['Hindi', 'English'] },
    'Repeats 5 A: failed in Hindi and English',
  ],
  [{ outcome: 'PASSED_OUT', reason: 'PASSED' }, 'Passes out of the school'],
  [{ reason: 'FAILED', canBePromoted: true, ...IN_6A, details: ['Hindi'] }, 'Not eligible: failed in Hindi'],
  [
    { reason: 'SUPPLEMENTARY_AWAITED', canBePromoted: true, ...IN_6A, details: ['Science'] },
    'Supplementary exam in Science is awaited',
  ],
  [
    { reason: 'RESULT_INCOMPLETE', canBePromoted: true, ...IN_6A, details: ['Hindi theory (Annual)'] },
    'Result incomplete: Hindi theory (Annual) missing',
  ],
  [
    { reason: 'RESULT_INCOMPLETE', canBePromoted: true, ...IN_6A, details: ['Hindi theory (Annual)', 'B', 'C'] },
    'Result incomplete: Hindi theory (Annual) and 2 more missing',
  ],
  [{ reason: 'RESULT_INCOMPLETE' }, 'There is no result yet'],
  [{ reason: 'ALREADY_ENROLLED', ...IN_6A }, 'Already in 2027 - 2028: 6 A'],
  [{ reason: 'ALREADY_PASSED_OUT' }, 'Passed out in an earlier promotion'],
  [
    { reason: 'ENROLLED_BETWEEN', ...IN_6A, details: ['2026 - 2027'] },
    'Not eligible: in 6 A in 2026 - 2027. Promote from that session',
  ],
  [{ reason: 'TC_ISSUED', details: ['2027-03-12'] }, 'Not eligible: TC issued 12/03/2027'],
  [{ reason: 'STRUCK_OFF', details: ['2027-03-12'] }, 'Not eligible: name struck off 12/03/2027'],
  [{ reason: 'STRUCK_OFF' }, 'Not eligible: name struck off'],
  [{ reason: 'DISABLED' }, 'Not eligible: the student is disabled'],
  [{ reason: 'CLASS_OUTSIDE_ORDER' }, 'Not eligible: class 5 is not in the order of classes'],
  [{ reason: 'CLASS_DISABLED', details: ['6'] }, 'Not eligible: class 6 is disabled'],
])('the outcome %j has the text %s', (changes, text) => {
  expect(textOf(student(changes))).toBe(text);
});

test('PROMOTE-08 class and section are those of the first enrolment', () => {
  const columns = promotionColumns({
    ...{ words: promotionWords.en, outcomes: outcomeWords.en, genders: genderWords.en },
    ...{ decisions: NO_DECISIONS, targetName: '', sectionsOf: () => 0, onSection: () => {}, onResult: () => {} },
  });
  const one = student({});
  const enrollments = ['5', '4'].flatMap((className, index) =>
    one.enrollments.map((enrolment) => ({ ...enrolment, className, sectionName: 'AB'.charAt(index) })),
  );
  const shown = ['className', 'sectionName'].map((name) =>
    columns.find(({ key }) => key === name)?.render?.({ ...one, enrollments }),
  );
  expect(shown).toEqual(['5', 'A']);
});

const PROMOTED = student({ outcome: 'PROMOTED', reason: 'PASSED', ...IN_6A }, 1);
const INCOMPLETE = student({ reason: 'RESULT_INCOMPLETE', canBePromoted: true, ...IN_6A, details: ['A'] }, 2);
const LAST = student({ reason: 'FAILED', canBePromoted: true, details: ['Hindi'] }, 3);
const LEFT = student({ reason: 'TC_ISSUED', details: ['2027-03-12'] }, 4);

test('ticks leave eligible students out and promote others; students who left cannot be ticked', () => {
  const all = [PROMOTED, INCOMPLETE, LAST, LEFT];
  expect(all.map(canBeTicked)).toEqual([true, true, true, false]);
  const decisions = withTicks(NO_DECISIONS, all, new Set([2, 3, 4]));
  expect(all.map((one) => isTicked(one, decisions))).toEqual([false, true, true, false]);
  expect(all.map((one) => textOf(one, decisions))).toEqual([
    'Left out of this promotion',
    'Promoted to 6 A by your decision',
    'Passes out of the school by your decision',
    'Not eligible: TC issued 12/03/2027',
  ]);
  expect(withTicks(decisions, [PROMOTED], new Set([1]))).toMatchObject({ leftOut: new Map() });
  expect(requestedDecisions(decisions, [8])).toEqual({ leftOut: [1], promoteAnyway: [2, 3], sections: [] });
  expect(requestedDecisions(decisions, [9])).toEqual({ leftOut: [], promoteAnyway: [], sections: [] });
});

test('a chosen section is shown and sent; the suggested one is no decision', () => {
  const inB = withSection(NO_DECISIONS, PROMOTED, { sectionId: 18, sectionName: 'B' });
  const open = withSection(NO_DECISIONS, PROMOTED, { sectionId: null, sectionName: null });
  expect([inB, open].map((one) => textOf(PROMOTED, one))).toEqual([
    'Promoted to 6 B',
    'Promoted to 6, section still to be chosen',
  ]);
  expect(requestedDecisions(inB, [8]).sections).toEqual([{ studentId: 1, sectionId: 18 }]);
  expect(withSection(inB, PROMOTED, { sectionId: 17, sectionName: 'A' }).sections.size).toBe(0);
});

const BY_USER = student({ reason: 'SUPPLEMENTARY_AWAITED', canBePromoted: true, ...IN_6A, details: ['Hindi'] });
const REPEATING = student({
  ...{ outcome: 'REPEATS', reason: 'FAILED', classId: 8, className: '5', sectionId: 15, sectionName: 'A' },
  details: ['Hindi'],
});
const EXCLUDED = student({ reason: 'FAILED', canBePromoted: true, ...IN_6A, details: ['Hindi'] });
const IN_B = { sectionId: 18, sectionName: 'B' };
const ticked = (one: PromotionStudent, decisions = NO_DECISIONS) => withTicks(decisions, [one], new Set([1]));
const unticked = (one: PromotionStudent, decisions = NO_DECISIONS) => withTicks(decisions, [one], new Set());
const NOTHING = { leftOut: [], promoteAnyway: [], sections: [] };

test.each<[string, Decisions, object]>([
  ['ticked while awaited, unticked as failed', unticked(REPEATING, ticked(BY_USER)), { ...NOTHING, leftOut: [1] }],
  [
    'unticked as failed, ticked while excluded',
    ticked(EXCLUDED, unticked(REPEATING)),
    { ...NOTHING, promoteAnyway: [1] },
  ],
  [
    'left out and promoted anyway with a section',
    { ...withSection(ticked(BY_USER), BY_USER, IN_B), leftOut: unticked(REPEATING).leftOut },
    { ...NOTHING, leftOut: [1] },
  ],
  ['unticked after the choice of a section', unticked(BY_USER, withSection(ticked(BY_USER), BY_USER, IN_B)), NOTHING],
  [
    'left out after the choice of a section',
    unticked(PROMOTED, withSection(NO_DECISIONS, PROMOTED, IN_B)),
    { ...NOTHING, leftOut: [1] },
  ],
])('a student %s: one decision is sent', (_which, decisions, expected) => {
  expect(requestedDecisions(decisions, [8])).toEqual(expected);
});

test('a failed student with an earlier decision to promote is shown with the class to repeat, without the decision', () => {
  expect(textOf(REPEATING, ticked(BY_USER))).toBe('Repeats 5 A: failed in Hindi');
});

const ELIGIBLE = { classIds: [8], shown: 'eligible' } as const;
const OTHERS = { classIds: [8], shown: 'notEligible' } as const;
const BOTH = { classIds: [8] };

test.each<[string, Decisions, PromotionStudent[], Parameters<typeof applicableDecisions>[2], number[]]>([
  ['awaited before, failed now', ticked(BY_USER), [REPEATING], ELIGIBLE, [1]],
  ['failed and excluded before, repeating now', ticked(EXCLUDED), [REPEATING], ELIGIBLE, [1]],
  [
    'repeating with a section before, excluded now',
    withSection(NO_DECISIONS, REPEATING, IN_B),
    [EXCLUDED],
    OTHERS,
    [1],
  ],
  ['left out and no longer eligible', unticked(PROMOTED), [], ELIGIBLE, [1]],
  ['with a section and no longer eligible', withSection(NO_DECISIONS, PROMOTED, IN_B), [], ELIGIBLE, [1]],
  ['promoted anyway and in no list any more', ticked(BY_USER), [], BOTH, [1]],
  ['unchanged', ticked(BY_USER), [BY_USER], OTHERS, []],
  ['unchanged and in the other list', ticked(BY_USER), [], ELIGIBLE, []],
  [
    'promoted anyway with a section and in the other list',
    withSection(ticked(BY_USER), BY_USER, IN_B),
    [],
    ELIGIBLE,
    [],
  ],
  ['of a class that was not loaded', unticked(PROMOTED), [], { classIds: [9] }, []],
])('after a load, the decision about a student %s', (_which, decisions, loaded, compared, expected) => {
  const { decisions: kept, changed } = applicableDecisions(decisions, loaded, compared);
  expect([...changed]).toEqual(expected);
  expect(kept).toEqual(expected.length > 0 ? NO_DECISIONS : decisions);
});

test('the decisions of a promotion end with it, those about other classes stay', () => {
  const decisions = withSection(withTicks(NO_DECISIONS, [PROMOTED, BY_USER], new Set([1])), BY_USER, IN_B);
  expect(decisionsOutside(decisions, [8])).toEqual(NO_DECISIONS);
  expect(decisionsOutside(decisions, [9])).toEqual(decisions);
});

test('a student without an outcome of the provider has no text, no tick and no result', () => {
  const { promotion: _promotion, ...plain } = PROMOTED;
  expect([textOf(plain), canBeTicked(plain), hasResult(plain), hasResult(INCOMPLETE), hasResult(LEFT)]).toEqual([
    ...[undefined, false, false, true, false],
  ]);
});

test('missing marks are grouped by class and exam in the order of the provider', () => {
  const gap = (classId: number, examId: number | null, subjectName: string): PromotionGap => ({
    ...{ classId, className: String(classId), examId, examName: examId === null ? null : `Exam ${examId}` },
    ...{ subjectId: 1, subjectName, students: 2 },
  });
  expect(gapsByExam([gap(5, 1, 'Hindi'), gap(5, 1, 'English'), gap(5, null, 'Art'), gap(6, 2, 'Hindi')])).toEqual([
    {
      ...{ classId: 5, className: '5' },
      exams: [
        {
          ...{ examId: 1, examName: 'Exam 1' },
          subjects: [
            { name: 'Hindi', students: 2 },
            { name: 'English', students: 2 },
          ],
        },
        { examId: null, examName: null, subjects: [{ name: 'Art', students: 2 }] },
      ],
    },
    {
      ...{ classId: 6, className: '6' },
      exams: [{ examId: 2, examName: 'Exam 2', subjects: [{ name: 'Hindi', students: 2 }] }],
    },
  ]);
});
