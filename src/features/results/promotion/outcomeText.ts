/** The outcome of a promotion for a student as a sentence, with the user's decisions. */
import type { PromotionDecision, PromotionReason, PromotionStudent } from '@/api/promotion';
import { showDate } from '@/shared/lib/dates';
import { isEligible, type Decisions } from './decisions';
import type { outcomeWords } from './promotionWords';

type Words = (typeof outcomeWords)['en'];

export type OutcomeTone = 'promoted' | 'repeats' | 'passedOut' | 'blocked' | 'leftOut';

export interface OutcomeText {
  readonly tone: OutcomeTone;
  readonly text: string;
}

/** As in '6 A'. */
export const classAndSection = (className: string | null, sectionName: string | null): string =>
  [className, sectionName].filter((part) => part !== null).join(' ');

type TextOf = (decision: PromotionDecision, words: Words) => string;

const newClass = ({ className, sectionName }: PromotionDecision): string => classAndSection(className, sectionName);
const firstOf = ({ details }: PromotionDecision): string => details[0] ?? '';

/** The reason why a student failed, waits or left, without the outcome. */
const WHY: Partial<Record<PromotionReason, TextOf>> = {
  FAILED: ({ details }, words) => words.failed(details),
  SUPPLEMENTARY_AWAITED: ({ details }, words) => words.supplementary(details),
  RESULT_INCOMPLETE: ({ details }, words) => (details.length === 0 ? words.noResult : words.incomplete(details)),
  TC_ISSUED: (decision, words) => words.tcIssued(showDate(firstOf(decision))),
  STRUCK_OFF: (decision, words) => words.struckOff(showDate(firstOf(decision))),
  DISABLED: (_decision, words) => words.disabled,
  CLASS_DISABLED: (decision, words) => words.classDisabled(firstOf(decision)),
};

const whyText: TextOf = (decision, words) => WHY[decision.reason]?.(decision, words) ?? '';

/** Sentences without 'Not eligible'. */
const WAITING: readonly PromotionReason[] = ['RESULT_INCOMPLETE', 'SUPPLEMENTARY_AWAITED'];

interface Texts {
  readonly words: Words;
  /** the name of the target session */
  readonly target: string;
}

function blockedText(student: PromotionStudent, decision: PromotionDecision, { words, target }: Texts): string {
  const to = newClass(decision);
  const { reason } = decision;
  if (reason === 'ALREADY_ENROLLED') return words.already(target, to);
  if (reason === 'ALREADY_PASSED_OUT') return words.alreadyPassedOut;
  if (reason === 'ENROLLED_BETWEEN') return words.between(firstOf(decision), to);
  if (reason === 'CLASS_OUTSIDE_ORDER')
    return words.notEligible(words.outsideOrder(student.enrollments[0]?.className ?? ''));
  const why = whyText(decision, words);
  return WAITING.includes(reason) ? why : words.notEligible(why);
}

/** For a student who gets a new class, with the chosen section. */
function enrolledText(
  student: PromotionStudent,
  decision: PromotionDecision,
  { decisions, anyway }: { readonly decisions: Decisions; readonly anyway: boolean },
  words: Words,
): string {
  const chosen = decisions.sections.get(student.studentId)?.value;
  const to = classAndSection(decision.className, chosen ? chosen.sectionName : decision.sectionName);
  const isOpen = chosen ? chosen.sectionId === null : decision.sectionMissing;
  const text = anyway
    ? words.promotedAnyway(to)
    : decision.outcome === 'REPEATS'
      ? words.repeats(to, whyText(decision, words))
      : words.promoted(to);
  return isOpen ? words.sectionOpen(text) : text;
}

/** undefined for a provider that gives no outcome. */
export function outcomeText(student: PromotionStudent, decisions: Decisions, texts: Texts): OutcomeText | undefined {
  const { promotion, studentId } = student;
  if (!promotion) return undefined;
  const { words } = texts;
  const anyway = !isEligible(student) && decisions.promoteAnyway.has(studentId);
  if (!isEligible(student) && !anyway) return { tone: 'blocked', text: blockedText(student, promotion, texts) };
  if (!anyway && decisions.leftOut.has(studentId)) return { tone: 'leftOut', text: words.leftOut };
  if (promotion.classId === null)
    return {
      tone: 'passedOut',
      text: anyway ? words.passedOutAnyway : words.passedOut,
    };
  const tone = promotion.outcome === 'REPEATS' ? 'repeats' : 'promoted';
  return { tone, text: enrolledText(student, promotion, { decisions, anyway }, words) };
}

const WITH_RESULT: readonly PromotionDecision['reason'][] = [
  'PASSED',
  'NOT_JUDGED',
  'BY_DECISION',
  'FAILED',
  'SUPPLEMENTARY_AWAITED',
  'RESULT_INCOMPLETE',
];

/** Whether the result of the year decided about the student. */
export const hasResult = ({ promotion }: PromotionStudent): boolean =>
  promotion !== undefined && WITH_RESULT.includes(promotion.reason);
