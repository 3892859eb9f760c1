import { textKey, tidyName } from '../../../../common/names.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { failField } from '../../../shared/fail.ts';
import type { GradeRow } from './grades.queries.ts';

type Form = components['schemas']['GradesForm'];

export interface PlannedGrade {
  /** null for a new one */
  id: number | null;
  name: string;
  nameKey: string;
  sequence: number;
}

/** Whether a grade of the list was deleted or has a newer version. */
export const isStale = ({ grades }: Form, before: readonly GradeRow[]): boolean =>
  grades.some(({ gradeId, version }) => {
    const row = before.find(({ id }) => id === gradeId);
    return gradeId !== undefined && (!row || (version !== undefined && version !== row.version));
  });

/** The new list, best first. Grades that another user added since are kept at its end. 109 for a duplicate name. */
export function planGrades({ grades, removed }: Form, before: readonly GradeRow[]): PlannedGrade[] {
  const listed = grades.map(({ gradeId, name }) => {
    const row = before.find(({ id }) => id === gradeId);
    return { id: row?.id ?? null, name: tidyName(name) };
  });
  const away = new Set([...removed, ...listed.map(({ id }) => id)]);
  const others = before.filter(({ id }) => !away.has(id)).map(({ id, name }) => ({ id, name }));
  const planned = [...listed, ...others].map((grade, at) => ({
    ...grade,
    nameKey: textKey(grade.name),
    sequence: at + 1,
  }));
  planned.forEach((grade, at) => {
    if (planned.findIndex((other) => other.nameKey === grade.nameKey) < at)
      failField(`grades.${Math.min(at, grades.length - 1)}.name`, `There is a grade ${grade.name} already`);
  });
  return planned;
}
