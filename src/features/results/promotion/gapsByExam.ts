import type { PromotionGap } from '@/api/promotion';

export interface ExamGaps {
  /** null: subjects without maximum marks */
  readonly examId: number | null;
  readonly examName: string | null;
  readonly subjects: readonly { readonly name: string; readonly students: number }[];
}

interface ClassGaps {
  readonly classId: number;
  readonly className: string;
  readonly exams: readonly ExamGaps[];
}

const grouped = <T, K>(rows: readonly T[], keyOf: (row: T) => K): T[][] => {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
};

/** The missing marks by class and exam, in the order of the provider. */
export const gapsByExam = (gaps: readonly PromotionGap[]): ClassGaps[] =>
  grouped(gaps, ({ classId }) => classId).flatMap((ofClass): ClassGaps[] => {
    const [first] = ofClass;
    if (!first) return [];
    const exams = grouped(ofClass, ({ examId }) => examId).flatMap((ofExam): ExamGaps[] => {
      const [exam] = ofExam;
      if (!exam) return [];
      const subjects = ofExam.map(({ subjectName, students }) => ({ name: subjectName, students }));
      return [{ examId: exam.examId, examName: exam.examName, subjects }];
    });
    return [{ classId: first.classId, className: first.className, exams }];
  });
