// The decisions of the user about single students.
import { present } from '../../../common/present.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Db } from '../../database/scope.ts';
import { fail, failFields, type Problem } from '../../shared/fail.ts';
import { listNames, type NamedStudent } from './promotion.queries.ts';
import { enrolledIn, isEligible, type ClassInOrder, type Decided, type Reason } from './promotion.rules.ts';

/** The decisions of a request. */
export type OwnDecisions = Pick<components['schemas']['PromotionRequest'], 'leftOut' | 'promoteAnyway' | 'sections'>;

const LISTS = ['leftOut', 'promoteAnyway', 'sections'] as const;
type ListName = (typeof LISTS)[number];

const idsIn = (form: OwnDecisions, list: ListName): number[] =>
  list === 'sections' ? (form.sections ?? []).map(({ studentId }) => studentId) : [...(form[list] ?? [])];
const pathIn = (list: ListName, at: number): string =>
  list === 'sections' ? `sections.${at}.studentId` : `${list}.${at}`;

/** 109 for a student who is listed twice in one of the lists, or to be left out and promoted. */
export function requireOneDecision(form: OwnDecisions): void {
  const leftOut = new Set(form.leftOut);
  const problems = LISTS.flatMap((list): Problem[] => {
    const ids = idsIn(form, list);
    const first = new Map<number, number>();
    for (const [at, id] of ids.entries()) if (!first.has(id)) first.set(id, at);
    return ids.flatMap((id, at) => {
      const path = pathIn(list, at);
      if ((first.get(id) ?? at) < at) return [{ path, message: 'The student is listed twice' }];
      if (list === 'promoteAnyway' && leftOut.has(id))
        return [{ path, message: 'The student cannot be left out and promoted' }];
      return [];
    });
  });
  if (problems.length > 0) failFields(problems);
}

/** The reasons of students whom an earlier run promoted: a repeated request contains the same decisions. */
const PROMOTED_BEFORE: readonly Reason[] = ['ALREADY_ENROLLED', 'ALREADY_PASSED_OUT'];
const PROMOTED_ANYWAY: readonly Reason[] = ['BY_DECISION', 'PASSED', 'NOT_JUDGED', ...PROMOTED_BEFORE];

/** Whether an earlier run promoted the student, or the student was enrolled in the target session otherwise. */
export const wasPromoted = ({ decision: { reason } }: Decided): boolean => PROMOTED_BEFORE.includes(reason);

const named = ({ name, code }: NamedStudent): string => `${name} (${code})`;

function faultOf(list: ListName, one: Decided): string | undefined {
  const { reason } = one.decision;
  if (list === 'promoteAnyway' && !PROMOTED_ANYWAY.includes(reason))
    return `${named(one.candidate)} cannot be promoted by decision`;
  if (list === 'sections' && !isEligible(one) && !wasPromoted(one)) return `${named(one.candidate)} is not eligible`;
  return undefined;
}

/** 109 for a decision about a student for whom it is not possible; the message names the student, unless deleted or unknown. */
export async function requireDecidable(
  db: Db,
  schoolId: number,
  form: OwnDecisions,
  all: readonly Decided[],
): Promise<void> {
  const byId = new Map(all.map((one) => [one.candidate.studentId, one]));
  const outside = LISTS.flatMap((list) => idsIn(form, list)).filter((id) => !byId.has(id));
  const names = outside.length > 0 ? await listNames(db, schoolId, outside) : undefined;
  const outsideText = (student: NamedStudent | undefined) =>
    `${student ? named(student) : 'The student'} is not enrolled in the classes`;
  const problems = LISTS.flatMap((list) =>
    idsIn(form, list).flatMap((id, at): Problem[] => {
      const one = byId.get(id);
      const message = one ? faultOf(list, one) : outsideText(names?.get(id));
      return message === undefined ? [] : [{ path: pathIn(list, at), message }];
    }),
  );
  if (problems.length > 0) failFields(problems);
}

/** The decisions with the chosen sections; 118 for a section that is not one of the new class. */
export function withSections<D extends Decided>(
  all: readonly D[],
  form: OwnDecisions,
  classes: readonly ClassInOrder[],
): D[] {
  if (!form.sections || form.sections.length === 0) return [...all];
  const byId = new Map(classes.map((row) => [row.id, row]));
  const chosen = new Map(form.sections.map(({ studentId, sectionId }, at) => [studentId, { sectionId, at }]));
  const problems: Problem[] = [];
  const placed = all.map((one) => {
    const choice = chosen.get(one.candidate.studentId);
    const { target } = one.decision;
    if (!choice || !isEligible(one)) return one;
    const row = target && present(byId.get(target.classId), 'the new class of a student');
    const section = row?.sections.find(({ id }) => id === choice.sectionId) ?? null;
    if (!row || (choice.sectionId !== null && !section)) {
      const student = named(one.candidate);
      const message = row ? `${student}: class ${row.name} has no such section` : `${student} gets no new class`;
      problems.push({ path: `sections.${choice.at}.sectionId`, message });
      return one;
    }
    return { ...one, decision: { ...one.decision, ...enrolledIn(row, section) } };
  });
  const [first] = problems;
  if (first) fail('INVALID_SECTION', { message: first.message, problems });
  return placed;
}

/** The students without those who are left out, and how many eligible ones these are. */
export function withoutLeftOut<D extends Decided>(
  all: readonly D[],
  form: OwnDecisions,
): { taken: D[]; leftOut: number } {
  const ids = new Set(form.leftOut);
  const isLeftOut = (one: D) => ids.has(one.candidate.studentId) && isEligible(one);
  return { taken: all.filter((one) => !isLeftOut(one)), leftOut: all.filter(isLeftOut).length };
}
