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

/** Whether a previous grade has the same name. */
export const isTwice = ({ grades }: GradesValues, at: number): boolean => {
  const key = textKey(grades[at]?.name ?? '');
  return key !== '' && grades.findIndex(({ name = '' }) => textKey(name) === key) < at;
};

/**
 * The request that saves the list, and the ids of the stored grades to remove: those that were `shown` and are no longer in the
 * list. A grade that another user removed is sent as a new one.
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
