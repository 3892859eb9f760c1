// Names of subjects and groups in the audit trail, and the notes of those that change with another record.
import type { TrailRecords } from '../../call/changes.ts';
import type { Work } from '../../call/context.ts';
import type { ClassSelection } from './classSelection.ts';
import type { SubjectRef } from './subjects.queries.ts';

export const GROUP = 'subject group';

/** The id of an entry is that of the subject in the school's list. */
export const entityOf = ({ sessionId, classId }: ClassSelection): string =>
  `subject of class ${classId} in session ${sessionId}`;

/** Entries of copies of all subjects of a class. */
export const copyOf = ({ sessionId }: Pick<ClassSelection, 'sessionId'>): string => `subjects of session ${sessionId}`;

/** All audit entries of the subjects of a class, without those of its groups. */
export const subjectTrail = (selection: ClassSelection): TrailRecords[] => [
  { entity: entityOf(selection) },
  { entity: copyOf(selection), ids: [selection.classId] },
];

export function noteSubjects(unit: Work, selection: ClassSelection, touched: readonly SubjectRef[]): void {
  for (const { id, version } of touched)
    unit.note({ entity: entityOf(selection), id, changed: { version, fields: ['groupIds'] } });
}

export function noteGroup(unit: Work, id: number, version: number): void {
  unit.note({ entity: GROUP, id, changed: { version, fields: ['subjectIds'] } });
}
