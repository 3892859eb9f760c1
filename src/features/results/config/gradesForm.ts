import { nameKey } from '@common/names';
import { RESULT_FIELDS, type Grade, type GradeForm } from '@/api/results';
import { defineFields } from '@/shared/forms';

export const gradeFields = defineFields(RESULT_FIELDS.GradeForm);

export interface GradesValues {
  grades: { name: string; gradeId?: number; version?: number }[];
}

export const valuesOf = (grades: readonly Grade[]): GradesValues => ({ grades: grades.map((grade) => ({ ...grade })) });

/** Whether a name stands before this place already. */
export const isTwice = ({ grades }: GradesValues, at: number): boolean => {
  const key = nameKey(grades[at]?.name ?? '');
  return key !== '' && grades.findIndex(({ name = '' }) => nameKey(name) === key) < at;
};

/** The list as the contract takes it, and which of the stored grades go. */
export const requestOf = ({ grades }: GradesValues, stored: readonly Grade[]) => ({
  grades: grades.map(({ gradeId, name, version }): GradeForm => ({
    name: name.trim(),
    ...(gradeId !== undefined && { gradeId }),
    ...(version !== undefined && { version }),
  })),
  removed: stored.filter((one) => !grades.some(({ gradeId }) => gradeId === one.gradeId)).map(({ gradeId }) => gradeId),
});
