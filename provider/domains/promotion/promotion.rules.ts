// Decides the promotion of a student: pure functions of the classes, the enrolments and the results of the year.
import type { components } from '../../contract/generated/operations.gen.ts';
import type { YearVerdict } from '../results/index.ts';

type Stream = 'SCIENCE' | 'COMMERCE' | 'ARTS';
type Life = 'ACTIVE' | 'DISABLED' | 'STRUCK_OFF' | 'TC_ISSUED';
export type Reason = components['schemas']['PromotionReason'];
export type Outcome = components['schemas']['PromotionOutcome'];

export interface SectionOfClass {
  id: number;
  name: string;
  nameKey: string;
  /** null in a class without streams */
  stream: Stream | null;
}

export interface ClassInOrder {
  id: number;
  name: string;
  /** null for the class outside the order */
  sequence: number | null;
  disabled: boolean;
  sections: readonly SectionOfClass[];
}

/** A class and section, as far as they are known. */
export interface NewClass {
  classId: number;
  className: string;
  sectionId: number | null;
  sectionName: string | null;
}

/** A student of the source session. */
export interface Candidate {
  studentId: number;
  name: string;
  code: number;
  life: Life;
  classId: number;
  sectionId: number | null;
  /** yyyy-MM-dd, of a student whose TC was issued or whose name was struck off */
  leftOn: string | null;
  /** the enrolment in the target session */
  enrolled: NewClass | null;
  /** an enrolment in a session between source and target, with the name of the session */
  between: (NewClass & { sessionName: string }) | null;
  passedOut: boolean;
}

export interface Decision {
  outcome: Outcome;
  reason: Reason;
  /** Not eligible because of the result alone. */
  canBePromoted: boolean;
  /** as in the contract */
  target: NewClass | null;
  /** The new class has sections and none for the student. */
  sectionMissing: boolean;
  details: string[];
  /** the reason that a decision of the user overrules */
  overruled?: Reason;
}

export interface PromotionTerms {
  /** all classes of the school */
  classes: readonly ClassInOrder[];
  excludeFailed: boolean;
  /** students who are promoted whatever their result */
  promoteAnyway: ReadonlySet<number>;
}

/** LAST: no class that is in use follows. */
export type NextClass = ClassInOrder | 'LAST' | 'OUTSIDE_ORDER';

/**
 * The class after this one by sequence. A disabled class is not skipped while a later one is in use, because its students would
 * leave out a year.
 */
export function nextClassOf(classes: readonly ClassInOrder[], { sequence }: ClassInOrder): NextClass {
  if (sequence === null) return 'OUTSIDE_ORDER';
  const later = classes
    .filter((one): one is ClassInOrder & { sequence: number } => one.sequence !== null && one.sequence > sequence)
    .sort((one, other) => one.sequence - other.sequence);
  const [next] = later;
  return !next || later.every(({ disabled }) => disabled) ? 'LAST' : next;
}

/**
 * The section of the new class that a student keeps: in a class with streams one of the student's own stream, by name where there
 * are several; else the one of the same name. null without it. A student without a stream gets none by a section's name.
 */
export function keptSection(
  from: SectionOfClass | undefined,
  sections: readonly SectionOfClass[],
): SectionOfClass | null {
  if (!from) return null;
  const ofStream = sections.filter(({ stream }) => stream !== null && stream === from.stream);
  if (ofStream.length === 1) return ofStream[0] ?? null;
  const possible = sections.filter(({ stream }) => stream === null || stream === from.stream);
  return possible.find(({ nameKey }) => nameKey === from.nameKey) ?? null;
}

/** The section of this id; null where none is chosen. */
export function enrolledIn(
  row: ClassInOrder,
  section: SectionOfClass | null,
): Pick<Decision, 'target' | 'sectionMissing'> {
  return {
    target: {
      classId: row.id,
      className: row.name,
      sectionId: section?.id ?? null,
      sectionName: section?.name ?? null,
    },
    sectionMissing: section === null && row.sections.length > 0,
  };
}

const refused = (reason: Reason, more: Partial<Decision> = {}): Decision => ({
  outcome: 'NOT_ELIGIBLE',
  reason,
  canBePromoted: false,
  target: null,
  sectionMissing: false,
  details: [],
  ...more,
});

const LEFT = { TC_ISSUED: 'TC_ISSUED', STRUCK_OFF: 'STRUCK_OFF', DISABLED: 'DISABLED' } as const;

/** Why a student is not eligible whatever the result; undefined without a reason. */
function obstacleOf({ life, leftOn, enrolled, between, passedOut }: Candidate): Decision | undefined {
  if (life !== 'ACTIVE') return refused(LEFT[life], { details: leftOn === null ? [] : [leftOn] });
  if (enrolled) return refused('ALREADY_ENROLLED', { target: enrolled });
  if (passedOut) return refused('ALREADY_PASSED_OUT');
  if (between) {
    const { sessionName, ...target } = between;
    return refused('ENROLLED_BETWEEN', { target, details: [sessionName] });
  }
  return undefined;
}

const OF_RESULT: Readonly<Record<YearVerdict['outcome'], Reason>> = {
  PASS: 'PASSED',
  NOT_JUDGED: 'NOT_JUDGED',
  FAIL: 'FAILED',
  SUPPLEMENTARY: 'SUPPLEMENTARY_AWAITED',
  INCOMPLETE: 'RESULT_INCOMPLETE',
};

const detailsOf = ({ outcome, subjects, missing }: YearVerdict): string[] =>
  outcome === 'INCOMPLETE' ? missing.map(({ text }) => text) : subjects;

/** To the next class, or out of the last one. */
function onward(from: ClassInOrder, candidate: Candidate, terms: PromotionTerms, reason: Reason): Decision {
  const next = nextClassOf(terms.classes, from);
  if (next === 'OUTSIDE_ORDER') return refused('CLASS_OUTSIDE_ORDER');
  if (next === 'LAST') return { ...refused(reason), outcome: 'PASSED_OUT' };
  if (next.disabled) return refused('CLASS_DISABLED', { details: [next.name] });
  const section = keptSection(
    from.sections.find(({ id }) => id === candidate.sectionId),
    next.sections,
  );
  return { ...refused(reason), outcome: 'PROMOTED', ...enrolledIn(next, section) };
}

function repeated(from: ClassInOrder, candidate: Candidate): Decision {
  if (from.disabled) return refused('CLASS_DISABLED', { details: [from.name] });
  const section = from.sections.find(({ id }) => id === candidate.sectionId) ?? null;
  return { ...refused('FAILED'), outcome: 'REPEATS', ...enrolledIn(from, section) };
}

/** Adds the details of the result, but not to the reason why the student is not eligible. */
const because = (decision: Decision, result: Pick<Decision, 'details' | 'overruled'>): Decision =>
  decision.outcome === 'NOT_ELIGIBLE' ? decision : { ...decision, ...result };

/**
 * Decides about one student.
 * @param verdict of the year; undefined for a student who has left
 */
export function decide(
  candidate: Candidate,
  from: ClassInOrder,
  verdict: YearVerdict | undefined,
  terms: PromotionTerms,
): Decision {
  const obstacle = obstacleOf(candidate);
  if (obstacle) return obstacle;
  if (from.sequence === null) return refused('CLASS_OUTSIDE_ORDER');
  if (!verdict) return refused('RESULT_INCOMPLETE');
  const reason = OF_RESULT[verdict.outcome];
  const details = detailsOf(verdict);
  if (reason === 'PASSED' || reason === 'NOT_JUDGED') return onward(from, candidate, terms, reason);
  if (terms.promoteAnyway.has(candidate.studentId))
    return because(onward(from, candidate, terms, 'BY_DECISION'), { details, overruled: reason });
  if (reason === 'FAILED' && !terms.excludeFailed) return because(repeated(from, candidate), { details });
  // Shows where the student would go, so that a section can be chosen.
  const { outcome, target, sectionMissing } = onward(from, candidate, terms, reason);
  const canBePromoted = outcome !== 'NOT_ELIGIBLE';
  return refused(reason, { canBePromoted, ...(canBePromoted && { target, sectionMissing }), details });
}

export interface Decided<C extends Candidate = Candidate> {
  candidate: C;
  decision: Decision;
}

export const isEligible = ({ decision: { outcome } }: Decided): boolean => outcome !== 'NOT_ELIGIBLE';

export interface Counts {
  promoted: number;
  repeating: number;
  passedOut: number;
  notEligible: number;
  /** of those who are enrolled */
  sectionMissing: number;
}

export function countsOf(all: readonly Decided[]): Counts {
  const having = (outcome: Outcome) => all.filter(({ decision }) => decision.outcome === outcome).length;
  return {
    promoted: having('PROMOTED'),
    repeating: having('REPEATS'),
    passedOut: having('PASSED_OUT'),
    notEligible: having('NOT_ELIGIBLE'),
    sectionMissing: all.filter((one) => isEligible(one) && one.decision.sectionMissing).length,
  };
}
