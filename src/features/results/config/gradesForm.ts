import { textKey } from '@common/names';
import { RESULT_FIELDS, type Grade, type GradeForm } from '@/api/results';
import { defineFields } from '@/shared/forms';

export const gradeFields = defineFields(RESULT_FIELDS.GradeForm);

export interface GradesValues {
  grades: { name: string; gradeId?: number }[];
}

export const valuesOf = (grades: readonly Grade[]): GradesValues => ({
  grades: grades.map(({ gradeId, name }) => ({ gradeId, name })),
});

/** Whether a name stands before this place already. */
export const isTwice = ({ grades }: GradesValues, at: number): boolean => {
  const key = textKey(grades[at]?.name ?? '');
  return key !== '' && grades.findIndex(({ name = '' }) => textKey(name) === key) < at;
};

/**
 * The list over the one that is stored, as the contract takes it, and which of the stored grades go: those that were
 * `shown` and are no longer there. What somebody else removed meanwhile is a new grade again.
 */
export const requestOf = ({ grades }: GradesValues, stored: readonly Grade[], shown: readonly Grade[]) => ({
  grades: grades.map(({ gradeId, name }): GradeForm => {
    const known = stored.find((one) => one.gradeId === gradeId);
    return { name: name.trim(), ...(known && { gradeId: known.gradeId, version: known.version }) };
  }),
  removed: stored
    .map(({ gradeId }) => gradeId)
    .filter((id) => shown.some((one) => one.gradeId === id) && !grades.some(({ gradeId }) => gradeId === id)),
});
