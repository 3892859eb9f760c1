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

/**
 * Whether a grade of the list was deleted or has a newer version, or a stored grade is neither listed nor removed: it was added since,
 * perhaps by the same form, whose response was lost.
 */
export function isStale({ grades, removed }: Form, before: readonly GradeRow[]): boolean {
  const known = new Set([...removed, ...grades.map(({ gradeId }) => gradeId)]);
  return (
    before.some(({ id }) => !known.has(id)) ||
    grades.some(({ gradeId, version }) => {
      const row = before.find(({ id }) => id === gradeId);
      return gradeId !== undefined && (!row || (version !== undefined && version !== row.version));
    })
  );
}

/** The new list, best first. 109 for a duplicate name. */
export function planGrades({ grades }: Form, before: readonly GradeRow[]): PlannedGrade[] {
  const planned = grades.map(({ gradeId, name: typed }, at) => {
    const name = tidyName(typed);
    const row = before.find(({ id }) => id === gradeId);
    return { id: row?.id ?? null, name, nameKey: textKey(name), sequence: at + 1 };
  });
  planned.forEach(({ name, nameKey }, at) => {
    if (planned.findIndex((other) => other.nameKey === nameKey) < at)
      failField(`grades.${at}.name`, `There is a grade ${name} already`);
  });
  return planned;
}
