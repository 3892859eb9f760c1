// The marks that are missing for a promotion.
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Decided, Reason } from './promotion.rules.ts';
import type { ReadPromotion } from './readPromotion.ts';

type Gap = components['schemas']['PromotionGap'];

const WAITING: readonly Reason[] = ['RESULT_INCOMPLETE', 'SUPPLEMENTARY_AWAITED'];
const keyOf = (examId: number | null, subjectId: number): string => `${examId === null ? '' : examId}/${subjectId}`;

/** The students whose marks are missing, by exam and subject; only those who wait for their result. */
function countMissing(waiting: readonly Decided[], verdicts: ReadPromotion['verdicts']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { candidate } of waiting) {
    const missing = verdicts.get(candidate.studentId)?.missing ?? [];
    for (const key of new Set(missing.map(({ examId, subjectId }) => keyOf(examId, subjectId))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The missing marks by class, exam and subject; subjects without maximum marks are last in a class. */
export function gapsOf(all: readonly Decided[], { chosen, taught, verdicts }: ReadPromotion): Gap[] {
  const waiting = all.filter(({ decision }) => WAITING.includes(decision.reason));
  return chosen.flatMap(({ id, name }) => {
    const counts = countMissing(
      waiting.filter(({ candidate }) => candidate.classId === id),
      verdicts,
    );
    const { exams = [], subjects = [] } = taught.get(id) ?? {};
    return [...exams, { id: null, name: null }].flatMap((exam) =>
      subjects.flatMap((subject): Gap[] => {
        const students = counts.get(keyOf(exam.id, subject.id));
        if (students === undefined) return [];
        const named = { examId: exam.id, examName: exam.name, subjectId: subject.id, subjectName: subject.name };
        return [{ classId: id, className: name, ...named, students }];
      }),
    );
  });
}
