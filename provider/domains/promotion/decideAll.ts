import { present } from '../../../common/present.ts';
import { decide, type Candidate, type Decided, type PromotionTerms } from './promotion.rules.ts';
import type { ReadPromotion } from './readPromotion.ts';

type Terms = Omit<PromotionTerms, 'classes'>;

/** Decides about each of these students of the chosen classes by the results that were read. */
export function decideAll<C extends Candidate>(
  candidates: readonly C[],
  { classes, verdicts }: Pick<ReadPromotion, 'classes' | 'verdicts'>,
  terms: Terms,
): Decided<C>[] {
  const byId = new Map(classes.map((row) => [row.id, row]));
  return candidates.map((candidate) => {
    const from = present(byId.get(candidate.classId), 'the class of a student');
    const verdict = verdicts.get(candidate.studentId);
    const stream = from.sections.find(({ id }) => id === candidate.sectionId)?.stream ?? null;
    // A student who was moved since then has no result of the new class or stream.
    const ofClass = verdict?.classId === candidate.classId && verdict.stream === stream ? verdict : undefined;
    return { candidate, decision: decide(candidate, from, ofClass, { ...terms, classes }) };
  });
}
