import { present } from '../../../common/present.ts';
import type { Db } from '../../database/scope.ts';
import { listCandidates, type CandidateRow } from './promotion.queries.ts';
import { decide, type Decided, type PromotionTerms } from './promotion.rules.ts';
import type { ReadPromotion } from './readPromotion.ts';

type Terms = Omit<PromotionTerms, 'classes'>;

/** Decides about each student of the chosen classes, by the enrolments of this unit and the results that were read. */
export async function decideAll(
  db: Db,
  { source, target, classes, chosen, verdicts }: Omit<ReadPromotion, 'taught'>,
  terms: Terms,
): Promise<Decided<CandidateRow>[]> {
  const byId = new Map(classes.map((row) => [row.id, row]));
  const candidates = await listCandidates(
    db,
    { source, target },
    chosen.map(({ id }) => id),
  );
  return candidates.map((candidate) => {
    const from = present(byId.get(candidate.classId), 'the class of a student');
    const verdict = verdicts.get(candidate.studentId);
    // A student who was moved since then has no result of the new class.
    const ofClass = verdict?.classId === candidate.classId ? verdict : undefined;
    return { candidate, decision: decide(candidate, from, ofClass, { ...terms, classes }) };
  });
}
