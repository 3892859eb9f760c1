/** The user's decisions about single students, by their ids. */
import type { PromotionRequest, PromotionStudent } from '@/api/promotion';

/** A chosen section; null leaves the section open. */
export interface ChosenSection {
  readonly sectionId: number | null;
  readonly sectionName: string | null;
}

interface Decided<T> {
  /** the class of the student in the source session */
  readonly classId: number;
  /** the state of the student when the user decided */
  readonly basis: string;
  readonly value: T;
}

export type ById<T> = ReadonlyMap<number, Decided<T>>;

export interface Decisions {
  readonly leftOut: ById<true>;
  readonly promoteAnyway: ById<true>;
  readonly sections: ById<ChosenSection>;
}

export const NO_DECISIONS: Decisions = { leftOut: new Map(), promoteAnyway: new Map(), sections: new Map() };

export const hasDecisions = ({ leftOut, promoteAnyway, sections }: Decisions): boolean =>
  leftOut.size + promoteAnyway.size + sections.size > 0;

/** The classes of decided students, each once. */
export const decidedClasses = (decisions: Decisions): number[] => [
  ...new Set(
    Object.values(decisions).flatMap((byId: Decisions[keyof Decisions]) =>
      [...byId.values()].map(({ classId }) => classId),
    ),
  ),
];

/** The class of a student and what a decision is based on, whether or not failed students are excluded. */
export function stateOf({ enrollments: [enrolment], promotion }: PromotionStudent) {
  if (!enrolment) return undefined;
  const { classId, sectionId } = enrolment;
  return { classId, basis: JSON.stringify([sectionId, promotion?.reason, promotion?.details]) };
}

export const isEligible = ({ promotion }: PromotionStudent): boolean =>
  promotion !== undefined && promotion.outcome !== 'NOT_ELIGIBLE';

/** Whether the student is selectable: an eligible one can be left out, some others can be promoted anyway. */
export const canBeTicked = (student: PromotionStudent): boolean =>
  isEligible(student) || student.promotion?.canBePromoted === true;

export const isTicked = (student: PromotionStudent, { leftOut, promoteAnyway }: Decisions): boolean =>
  isEligible(student) ? !leftOut.has(student.studentId) : promoteAnyway.has(student.studentId);

/** The decisions after a change of the selection; those about other students stay. */
export function withTicks(
  decisions: Decisions,
  shown: readonly PromotionStudent[],
  ticked: ReadonlySet<number>,
): Decisions {
  const leftOut = new Map(decisions.leftOut);
  const promoteAnyway = new Map(decisions.promoteAnyway);
  for (const student of shown) {
    const { studentId } = student;
    const state = stateOf(student);
    if (!state || !canBeTicked(student)) continue;
    const [map, decides] = isEligible(student)
      ? [leftOut, !ticked.has(studentId)]
      : [promoteAnyway, ticked.has(studentId)];
    if (decides) map.set(studentId, { ...state, value: true });
    else map.delete(studentId);
  }
  return { ...decisions, leftOut, promoteAnyway };
}

/** The decisions with a section for a student; the suggested section is no decision. */
export function withSection(decisions: Decisions, student: PromotionStudent, section: ChosenSection): Decisions {
  const sections = new Map(decisions.sections);
  const state = stateOf(student);
  if (!state) return decisions;
  if (student.promotion?.sectionId === section.sectionId) sections.delete(student.studentId);
  else sections.set(student.studentId, { ...state, value: section });
  return { ...decisions, sections };
}

/** The decisions about students of the chosen classes, for the contract. */
export function requestedDecisions(
  { leftOut, promoteAnyway, sections }: Decisions,
  classIds: readonly number[],
): Required<Pick<PromotionRequest, 'leftOut' | 'promoteAnyway' | 'sections'>> {
  const chosen = <T>(decided: ById<T>) => [...decided].filter(([, { classId }]) => classIds.includes(classId));
  const out = new Set(chosen(leftOut).map(([studentId]) => studentId));
  const anyway = new Set(chosen(promoteAnyway).map(([studentId]) => studentId));
  return {
    leftOut: [...out].filter((id) => !anyway.has(id)),
    promoteAnyway: [...anyway],
    sections: chosen(sections).map(([studentId, { value }]) => ({ studentId, sectionId: value.sectionId })),
  };
}
