import { textKey } from '@common/names';
import { RESULT_FIELDS, type Grade, type GradeForm } from '@/api/results';
import { defineFields } from '@/shared/forms';

export const gradeFields = defineFields(RESULT_FIELDS.GradeForm);

export interface GradesValues {
  /** `sent`: the names, as keys, under which a new grade was sent */
  grades: { name: string; gradeId?: number; sent?: string[] }[];
}

export const valuesOf = (grades: readonly Grade[]): GradesValues => ({
  grades: grades.map(({ gradeId, name }) => ({ gradeId, name })),
});

/** Whether a previous grade has the same name. */
export const isTwice = ({ grades }: GradesValues, at: number): boolean => {
  const key = textKey(grades[at]?.name ?? '');
  return key !== '' && grades.findIndex(({ name = '' }) => textKey(name) === key) < at;
};

/** The values after an attempt: each new grade with the name that was sent, under which the provider may have stored it. */
export const attemptedOf = ({ grades }: GradesValues): GradesValues => ({
  grades: grades.map((grade) =>
    grade.gradeId === undefined
      ? { ...grade, sent: [...new Set([...(grade.sent ?? []), textKey(grade.name)])] }
      : grade,
  ),
});

/**
 * The request that saves the list, and the ids of the stored grades to remove: those that were `shown` and are no longer in the
 * list. A grade that another user removed is sent as a new one, one that another user added follows the list. One that was not
 * `shown` and has a name that this form `sent` was stored by an attempt whose response was lost.
 */
export function requestOf({ grades }: GradesValues, stored: readonly Grade[], shown: readonly Grade[]) {
  const isShown = (id: number) => shown.some(({ gradeId }) => gradeId === id);
  const claimed = new Set<number>();
  const listed = grades.map(({ gradeId, name, sent = [] }): GradeForm => {
    const isOwn = (one: Grade) => !isShown(one.gradeId) && sent.includes(textKey(one.name));
    const known = stored.find((one) =>
      gradeId === undefined ? isOwn(one) && !claimed.has(one.gradeId) : one.gradeId === gradeId,
    );
    if (known) claimed.add(known.gradeId);
    return { name: name.trim(), ...(known && { gradeId: known.gradeId, version: known.version }) };
  });
  const others = stored.filter(({ gradeId }) => !claimed.has(gradeId));
  const added = others.filter(({ gradeId }) => !isShown(gradeId));
  return {
    grades: [...listed, ...added.map(({ gradeId, name, version }) => ({ gradeId, name, version }))],
    removed: others.map(({ gradeId }) => gradeId).filter(isShown),
  };
}
