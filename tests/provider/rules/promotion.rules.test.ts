// What a promotion does with a student: the next class, the section, the outcome and its reason.
import {
  countsOf,
  decide,
  isEligible,
  keptSection,
  nextClassOf,
  type Candidate,
  type ClassInOrder,
  type Decision,
  type PromotionTerms,
  type SectionOfClass,
} from '../../../provider/domains/promotion/promotion.rules.ts';

type Verdict = NonNullable<Parameters<typeof decide>[2]>;

const section = (id: number, name: string, stream: SectionOfClass['stream'] = null): SectionOfClass => ({
  id,
  name,
  nameKey: name.toLowerCase(),
  stream,
});
const classOf = (id: number, sections: SectionOfClass[] = [], changes: Partial<ClassInOrder> = {}): ClassInOrder => ({
  id,
  name: `Class ${id}`,
  sequence: id,
  disabled: false,
  sections,
  ...changes,
});
const OFF = { disabled: true };

describe('the next class', () => {
  test.each([
    ['the one with the next sequence, whatever the order of the rows', [classOf(3), classOf(1), classOf(2)], 2],
    ['the next one where numbers are missing between them', [classOf(1), classOf(7)], 7],
    ['a disabled one while a later class is in use', [classOf(1), classOf(2, [], OFF), classOf(3)], 2],
    ['none where no class follows', [classOf(1)], 'LAST'],
    ['none where all later classes are disabled', [classOf(1), classOf(2, [], OFF), classOf(3, [], OFF)], 'LAST'],
    ['never the class outside the order', [classOf(1), classOf(9, [], { sequence: null })], 'LAST'],
  ])('PROMOTE-14 is %s', (_which, classes, expected) => {
    const next = nextClassOf(classes, classOf(1));
    expect(typeof next === 'string' ? next : next.id).toBe(expected);
  });

  test('PROMOTE-14 of the class outside the order does not exist', () => {
    expect(nextClassOf([classOf(1)], classOf(9, [], { sequence: null }))).toBe('OUTSIDE_ORDER');
  });
});

describe('the section that a student keeps', () => {
  const [a, b] = [section(1, 'A'), section(2, 'B')];
  const science = section(3, 'Science', 'SCIENCE');
  const [scienceA, scienceB] = [section(4, 'A', 'SCIENCE'), section(5, 'B', 'SCIENCE')];
  const arts = section(6, 'Arts', 'ARTS');

  test.each<[string, SectionOfClass | undefined, SectionOfClass[], SectionOfClass | null]>([
    ['the one of the same name', a, [section(11, 'B'), section(12, 'A')], section(12, 'A')],
    ['the one of the same name in another case', a, [section(12, 'a')], section(12, 'a')],
    ['none without one of that name', a, [section(11, 'B')], null],
    ['none in a class without sections', a, [], null],
    ['none without a section before', undefined, [a, b], null],
    [
      'the only one of the stream, whatever its name',
      science,
      [arts, section(13, 'Sci', 'SCIENCE')],
      section(13, 'Sci', 'SCIENCE'),
    ],
    ['the one of the same name of several of the stream', scienceB, [scienceA, scienceB], scienceB],
    ['none of several of the stream without that name', science, [scienceA, scienceB], null],
    ['none without one of the stream', science, [arts], null],
    ['none of a stream by the name alone', section(7, 'A', 'ARTS'), [scienceA], null],
    ['none of a stream for a student without a stream', a, [scienceA], null],
    ['the one of the same name for a stream in a class without streams', scienceA, [a, b], a],
  ])('PROMOTE-14 is %s', (_which, from, sections, expected) => {
    expect(keptSection(from, sections)).toEqual(expected);
  });
});

const FIVE = classOf(5, [section(51, 'A'), section(52, 'B')]);
const SIX = classOf(6, [section(61, 'A')]);
const CLASSES = [FIVE, SIX];
const STUDENT: Candidate = {
  studentId: 1,
  name: 'Asha',
  code: 1001,
  life: 'ACTIVE',
  classId: 5,
  sectionId: 51,
  leftOn: null,
  enrolled: null,
  between: null,
  passedOut: false,
};
const PASS: Verdict = { outcome: 'PASS', subjects: [], missing: [] };
const FAIL: Verdict = { outcome: 'FAIL', subjects: ['Hindi', 'English'], missing: [] };
const AWAITED: Verdict = { outcome: 'SUPPLEMENTARY', subjects: ['Hindi'], missing: [] };
const INCOMPLETE: Verdict = {
  outcome: 'INCOMPLETE',
  subjects: [],
  missing: [{ examId: 3, subjectId: 1, text: 'Hindi theory (Annual)' }],
};
const TERMS: PromotionTerms = { classes: CLASSES, excludeFailed: false, promoteAnyway: new Set() };

interface Given {
  student?: Partial<Candidate>;
  from?: ClassInOrder;
  verdict?: Verdict | null;
  terms?: Partial<PromotionTerms>;
}
/** Of a student of 5 A who passed, with changes; a verdict of null is none. */
const decided = ({ student, from = FIVE, verdict = PASS, terms }: Given = {}): Decision =>
  decide({ ...STUDENT, ...student }, from, verdict ?? undefined, { ...TERMS, ...terms });

const NOWHERE = { target: null, sectionMissing: false };
const IN_SIX_A = {
  target: { classId: 6, className: 'Class 6', sectionId: 61, sectionName: 'A' },
  sectionMissing: false,
};
const IN_FIVE_A = {
  target: { classId: 5, className: 'Class 5', sectionId: 51, sectionName: 'A' },
  sectionMissing: false,
};
const outcome = (outcomeOf: Decision['outcome'], reason: Decision['reason'], more: Partial<Decision>): Decision => ({
  ...NOWHERE,
  outcome: outcomeOf,
  reason,
  canBePromoted: false,
  details: [],
  ...more,
});
const refused = (reason: Decision['reason'], more: Partial<Decision> = {}) => outcome('NOT_ELIGIBLE', reason, more);

const ANYWAY = { promoteAnyway: new Set([1]) };
const ELSEWHERE = { classId: 7, className: 'Class 7', sectionId: null, sectionName: null };
const SIX_OFF = [FIVE, classOf(6, [], OFF), classOf(7)];
const OUTSIDE = classOf(9, [], { sequence: null });

describe('the outcome', () => {
  test.each<[string, Given, Decision]>([
    ['passed: the next class', {}, outcome('PROMOTED', 'PASSED', IN_SIX_A)],
    [
      'no subject with marks: the next class',
      { verdict: { ...PASS, outcome: 'NOT_JUDGED' } },
      outcome('PROMOTED', 'NOT_JUDGED', IN_SIX_A),
    ],
    [
      'passed without the section in the next class: without a section',
      { student: { sectionId: 52 } },
      outcome('PROMOTED', 'PASSED', {
        target: { classId: 6, className: 'Class 6', sectionId: null, sectionName: null },
        sectionMissing: true,
      }),
    ],
    [
      'passed into a class without sections: no section is missing',
      { terms: { classes: [FIVE, classOf(6)] } },
      outcome('PROMOTED', 'PASSED', {
        target: { classId: 6, className: 'Class 6', sectionId: null, sectionName: null },
      }),
    ],
    ['passed in the last class: passed out', { terms: { classes: [FIVE] } }, outcome('PASSED_OUT', 'PASSED', NOWHERE)],
    [
      'failed: repeats in the same section',
      { verdict: FAIL },
      outcome('REPEATS', 'FAILED', { ...IN_FIVE_A, details: ['Hindi', 'English'] }),
    ],
    [
      'failed in the last class: repeats',
      { verdict: FAIL, terms: { classes: [FIVE] } },
      outcome('REPEATS', 'FAILED', { ...IN_FIVE_A, details: ['Hindi', 'English'] }),
    ],
    [
      'failed without a section: repeats without a section',
      { verdict: FAIL, student: { sectionId: null } },
      outcome('REPEATS', 'FAILED', {
        target: { classId: 5, className: 'Class 5', sectionId: null, sectionName: null },
        sectionMissing: true,
        details: ['Hindi', 'English'],
      }),
    ],
    [
      'failed while failed students are left out: not eligible, and can be promoted',
      { verdict: FAIL, terms: { excludeFailed: true } },
      refused('FAILED', { ...IN_SIX_A, canBePromoted: true, details: ['Hindi', 'English'] }),
    ],
    [
      'the supplementary exam is awaited',
      { verdict: AWAITED },
      refused('SUPPLEMENTARY_AWAITED', { ...IN_SIX_A, canBePromoted: true, details: ['Hindi'] }),
    ],
    [
      'the result is incomplete',
      { verdict: INCOMPLETE },
      refused('RESULT_INCOMPLETE', { ...IN_SIX_A, canBePromoted: true, details: ['Hindi theory (Annual)'] }),
    ],
    ['no result was read', { verdict: null }, refused('RESULT_INCOMPLETE')],
    [
      'incomplete in the last class: can be promoted, into no class',
      { verdict: INCOMPLETE, terms: { classes: [FIVE] } },
      refused('RESULT_INCOMPLETE', { canBePromoted: true, details: ['Hindi theory (Annual)'] }),
    ],
    [
      'already enrolled: with the class there',
      { student: { enrolled: ELSEWHERE } },
      refused('ALREADY_ENROLLED', { target: ELSEWHERE }),
    ],
    ['already passed out', { student: { passedOut: true } }, refused('ALREADY_PASSED_OUT')],
    [
      'enrolled in a session between: with the class and the session',
      { student: { between: { ...ELSEWHERE, sessionName: '2026 - 2027' } } },
      refused('ENROLLED_BETWEEN', { target: ELSEWHERE, details: ['2026 - 2027'] }),
    ],
    [
      'TC issued: with the date',
      { student: { life: 'TC_ISSUED', leftOn: '2027-03-12' } },
      refused('TC_ISSUED', { details: ['2027-03-12'] }),
    ],
    [
      'struck off: with the date',
      { student: { life: 'STRUCK_OFF', leftOn: '2027-02-01' } },
      refused('STRUCK_OFF', { details: ['2027-02-01'] }),
    ],
    ['disabled', { student: { life: 'DISABLED' } }, refused('DISABLED')],
    ['left before enrolled: as left', { student: { life: 'DISABLED', enrolled: ELSEWHERE } }, refused('DISABLED')],
    ['the class is outside the order', { from: OUTSIDE, verdict: null }, refused('CLASS_OUTSIDE_ORDER')],
    [
      'the class is outside the order, whatever the user decided',
      { from: OUTSIDE, verdict: FAIL, terms: ANYWAY },
      refused('CLASS_OUTSIDE_ORDER'),
    ],
    [
      'the next class is disabled: with its name',
      { terms: { classes: SIX_OFF } },
      refused('CLASS_DISABLED', { details: ['Class 6'] }),
    ],
    [
      'failed in a disabled class: with its name',
      { from: { ...FIVE, disabled: true }, verdict: FAIL },
      refused('CLASS_DISABLED', { details: ['Class 5'] }),
    ],
    [
      'by decision into a disabled class: with its name',
      { verdict: INCOMPLETE, terms: { ...ANYWAY, classes: SIX_OFF } },
      refused('CLASS_DISABLED', { details: ['Class 6'] }),
    ],
    [
      'incomplete before a disabled class: cannot be promoted',
      { verdict: INCOMPLETE, terms: { classes: SIX_OFF } },
      refused('RESULT_INCOMPLETE', { details: ['Hindi theory (Annual)'] }),
    ],
    [
      'failed and promoted by decision',
      { verdict: FAIL, terms: ANYWAY },
      outcome('PROMOTED', 'BY_DECISION', { ...IN_SIX_A, details: ['Hindi', 'English'], overruled: 'FAILED' }),
    ],
    [
      'failed, left out as such and promoted by decision',
      { verdict: FAIL, terms: { ...ANYWAY, excludeFailed: true } },
      outcome('PROMOTED', 'BY_DECISION', { ...IN_SIX_A, details: ['Hindi', 'English'], overruled: 'FAILED' }),
    ],
    [
      'incomplete in the last class and promoted by decision: passed out',
      { verdict: INCOMPLETE, terms: { ...ANYWAY, classes: [FIVE] } },
      outcome('PASSED_OUT', 'BY_DECISION', { details: ['Hindi theory (Annual)'], overruled: 'RESULT_INCOMPLETE' }),
    ],
    ['passed and named in a decision: passed', { terms: ANYWAY }, outcome('PROMOTED', 'PASSED', IN_SIX_A)],
    [
      'struck off, whatever the user decided',
      { student: { life: 'STRUCK_OFF', leftOn: null }, verdict: null, terms: ANYWAY },
      refused('STRUCK_OFF'),
    ],
  ])('PROMOTE-14 %s', (_which, given, expected) => {
    expect(decided(given)).toEqual(expected);
  });
});

test('PROMOTE-13 the counts have each student once; a missing section is counted of enrolled students', () => {
  const all = [
    decided(),
    decided({ student: { sectionId: 52 } }),
    decided({ verdict: FAIL }),
    decided({ terms: { classes: [FIVE] } }),
    decided({ verdict: INCOMPLETE, student: { sectionId: 52 } }),
  ].map((decision) => ({ candidate: STUDENT, decision }));
  expect(countsOf(all)).toEqual({ promoted: 2, repeating: 1, passedOut: 1, notEligible: 1, sectionMissing: 1 });
  expect(all.map(isEligible)).toEqual([true, true, true, true, false]);
});
