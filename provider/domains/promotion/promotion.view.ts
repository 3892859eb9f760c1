import type { components } from '../../contract/generated/operations.gen.ts';
import type { CandidateRow } from './promotion.queries.ts';
import { digestOf } from './digest.ts';
import type { Decided, Decision, Reason } from './promotion.rules.ts';
import { countsOf } from './promotion.rules.ts';

type Schemas = components['schemas'];

const decisionView = ({ target, overruled: _overruled, ...decision }: Decision): Schemas['PromotionDecision'] => ({
  ...decision,
  classId: target?.classId ?? null,
  className: target?.className ?? null,
  sectionId: target?.sectionId ?? null,
  sectionName: target?.sectionName ?? null,
});

export const promotionStudentView = (
  { candidate, decision }: Decided<CandidateRow>,
  sessionId: number,
): Schemas['PromotionStudent'] => ({
  studentId: candidate.studentId,
  studentCode: candidate.code,
  studentSrNo: candidate.srNo,
  studentName: candidate.name,
  fatherName: candidate.fatherName,
  motherName: candidate.motherName,
  gender: candidate.gender,
  enrollments: [
    {
      sessionId,
      classId: candidate.classId,
      sectionId: candidate.sectionId,
      rollNo: candidate.rollNo,
      className: candidate.className,
      sectionName: candidate.sectionName,
      registrationStatus: candidate.registrationStatus,
      newAdmission: candidate.newAdmission,
    },
  ],
  promotion: decisionView(decision),
});

/** @param all without the students who are left out */
export function previewView(
  all: readonly Decided[],
  leftOut: number,
  gaps: Schemas['PromotionGap'][],
): Schemas['PromotionPreview'] {
  const { promoted, repeating, passedOut, sectionMissing } = countsOf(all);
  const reasons = new Map<Reason, number>();
  for (const { decision } of all)
    if (decision.outcome === 'NOT_ELIGIBLE') reasons.set(decision.reason, (reasons.get(decision.reason) ?? 0) + 1);
  return {
    students: all.length + leftOut,
    promoted,
    repeating,
    passedOut,
    leftOut,
    sectionMissing,
    notEligible: [...reasons].map(([reason, students]) => ({ reason, students })),
    gaps,
    digest: digestOf(all),
  };
}
