/** The decisions of a promotion as a draft: ids and states of students, without names. */
import type { PromotionStudent } from '@/api/promotion';
import type { PromotionFilters } from './promotionSlice';
import { applicableDecisions, NO_DECISIONS, type ById, type ChosenSection, type Decisions } from './decisions';

type Kind = keyof Decisions;

/** The decisions by class, student and kind, each with the choice to exclude failed students. */
export type DecisionTexts = Readonly<Record<string, string>>;

const kinds = Object.keys(NO_DECISIONS) as Kind[];

export const decisionTexts = (
  decisions: Decisions,
  { excludeFailed }: Pick<PromotionFilters, 'excludeFailed'>,
): DecisionTexts =>
  Object.fromEntries(
    kinds.flatMap((kind) =>
      [...decisions[kind]].map(([studentId, { classId, basis, value }]) => [
        `${classId}/${studentId}/${kind}`,
        JSON.stringify([basis, value, excludeFailed]),
      ]),
    ),
  );

export const classesOf = (texts: DecisionTexts): number[] => [
  ...new Set(Object.keys(texts).map((key) => Number(key.split('/')[0]))),
];

/** The choice of the draft to exclude failed students, by which its decisions were made. */
export const excludesFailed = (texts: DecisionTexts): boolean =>
  Object.values(texts).some((text) => (JSON.parse(text) as unknown[]).at(-1) === true);

/** The decisions about students who have not changed since, and the number of the others. */
export function restoredDecisions(
  texts: DecisionTexts,
  students: readonly PromotionStudent[],
): { readonly decisions: Decisions; readonly left: number } {
  const all = Object.entries(texts).map(([key, text]) => {
    const [classId, studentId, kind] = key.split('/');
    const [basis, value] = JSON.parse(text) as [string, ChosenSection | true, boolean];
    return { kind, studentId: Number(studentId), decided: { classId: Number(classId), basis, value } };
  });
  const ofKind = (wanted: Kind) =>
    new Map(all.filter(({ kind }) => kind === wanted).map(({ studentId, decided }) => [studentId, decided]));
  const stored: Decisions = {
    leftOut: ofKind('leftOut') as ById<true>,
    promoteAnyway: ofKind('promoteAnyway') as ById<true>,
    sections: ofKind('sections') as ById<ChosenSection>,
  };
  const { decisions, changed } = applicableDecisions(stored, students, { classIds: classesOf(texts) });
  return { decisions, left: all.filter(({ studentId }) => changed.has(studentId)).length };
}
