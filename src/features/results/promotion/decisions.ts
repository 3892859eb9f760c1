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

/** The two lists of students. */
export type Shown = 'eligible' | 'notEligible';

export const hasDecisions = ({ leftOut, promoteAnyway, sections }: Decisions): boolean =>
  leftOut.size + promoteAnyway.size + sections.size > 0;

/** The ids of decided students, each once. */
export const decidedStudents = ({ leftOut, promoteAnyway, sections }: Decisions): ReadonlySet<number> =>
  new Set([...leftOut.keys(), ...promoteAnyway.keys(), ...sections.keys()]);

/** The classes of decided students, each once. */
export const decidedClasses = (decisions: Decisions): number[] => [
  ...new Set(
    Object.values(decisions).flatMap((byId: Decisions[keyof Decisions]) =>
      [...byId.values()].map(({ classId }) => classId),
    ),
  ),
];

function filtered({ leftOut, promoteAnyway, sections }: Decisions, keeps: (id: number, classId: number) => boolean) {
  const kept = <T>(byId: ById<T>): ById<T> => new Map([...byId].filter(([id, { classId }]) => keeps(id, classId)));
  return { leftOut: kept(leftOut), promoteAnyway: kept(promoteAnyway), sections: kept(sections) };
}

/** The decisions about students of other classes than these. */
export const decisionsOutside = (decisions: Decisions, classIds: readonly number[]): Decisions =>
  filtered(decisions, (_id, classId) => !classIds.includes(classId));

/** The class of a student and what a decision is based on: the outcome with its reason and the new class. */
export function stateOf({ enrollments: [enrolment], promotion }: PromotionStudent) {
  if (!enrolment) return undefined;
  const { classId, sectionId } = enrolment;
  const { outcome, classId: newClassId, reason, details } = promotion ?? {};
  return { classId, basis: JSON.stringify([sectionId, outcome, newClassId, reason, details]) };
}

export const isEligible = ({ promotion }: PromotionStudent): boolean =>
  promotion !== undefined && promotion.outcome !== 'NOT_ELIGIBLE';

/** Whether the student is selectable: an eligible one can be left out, some others can be promoted anyway. */
export const canBeTicked = (student: PromotionStudent): boolean =>
  isEligible(student) || student.promotion?.canBePromoted === true;

export const isTicked = (student: PromotionStudent, { leftOut, promoteAnyway }: Decisions): boolean =>
  isEligible(student) ? !leftOut.has(student.studentId) : promoteAnyway.has(student.studentId);

/** The decisions after a change of the selection; those about other students stay. An unticked student gets no class, so no section. */
export function withTicks(
  decisions: Decisions,
  shown: readonly PromotionStudent[],
  ticked: ReadonlySet<number>,
): Decisions {
  const leftOut = new Map(decisions.leftOut);
  const promoteAnyway = new Map(decisions.promoteAnyway);
  const sections = new Map(decisions.sections);
  for (const student of shown) {
    const { studentId } = student;
    const state = stateOf(student);
    if (!state || !canBeTicked(student)) continue;
    const isTickedNow = ticked.has(studentId);
    leftOut.delete(studentId);
    promoteAnyway.delete(studentId);
    if (!isTickedNow) sections.delete(studentId);
    if (isTickedNow !== isEligible(student))
      (isTickedNow ? promoteAnyway : leftOut).set(studentId, { ...state, value: true });
  }
  return { leftOut, promoteAnyway, sections };
}

export interface Compared {
  /** the classes whose students were loaded */
  readonly classIds: readonly number[];
  /** the list that was loaded; undefined for both */
  readonly shown?: Shown;
}

/** The students about whom a decision no longer applies: those with another state, and those missing in the list of the decision. */
function changedStudents(
  decisions: Decisions,
  students: readonly PromotionStudent[],
  { classIds, shown }: Compared,
): ReadonlySet<number> {
  const states = new Map(students.map((student) => [student.studentId, stateOf(student)]));
  const listOf = (kind: string, id: number): Shown =>
    kind === 'leftOut' || (kind === 'sections' && !decisions.promoteAnyway.has(id)) ? 'eligible' : 'notEligible';
  return new Set(
    Object.entries(decisions).flatMap(([kind, byId]: [string, Decisions[keyof Decisions]]) =>
      [...byId].flatMap(([id, { classId, basis }]) => {
        const state = states.get(id);
        const hasChanged = state
          ? state.classId !== classId || state.basis !== basis
          : classIds.includes(classId) && (shown ?? listOf(kind, id)) === listOf(kind, id);
        return hasChanged ? [id] : [];
      }),
    ),
  );
}

/** The decisions that apply to the students as they were loaded, and the students whose decisions are dropped. */
export function applicableDecisions(
  decisions: Decisions,
  students: readonly PromotionStudent[],
  compared: Compared,
): { readonly decisions: Decisions; readonly changed: ReadonlySet<number> } {
  const changed = changedStudents(decisions, students, compared);
  return { decisions: filtered(decisions, (id) => !changed.has(id)), changed };
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

/** The decisions about students of the chosen classes, for the contract. A student who is left out gets no class. */
export function requestedDecisions(
  { leftOut, promoteAnyway, sections }: Decisions,
  classIds: readonly number[],
): Required<Pick<PromotionRequest, 'leftOut' | 'promoteAnyway' | 'sections'>> {
  const chosen = <T>(decided: ById<T>) => [...decided].filter(([, { classId }]) => classIds.includes(classId));
  const taken = <T>(decided: ById<T>) => chosen(decided).filter(([studentId]) => !leftOut.has(studentId));
  return {
    leftOut: chosen(leftOut).map(([studentId]) => studentId),
    promoteAnyway: taken(promoteAnyway).map(([studentId]) => studentId),
    sections: taken(sections).map(([studentId, { value }]) => ({ studentId, sectionId: value.sectionId })),
  };
}
