// What the audit trail calls subjects and groups, and what it notes of those that were changed from the other side.
import type { TrailRecords } from '../../call/changes.ts';
import type { Work } from '../../call/context.ts';
import type { SubjectPlace } from './subjectPlace.ts';
import type { SubjectRef } from './subjects.queries.ts';

export const GROUP = 'subject group';

/** Its id is the subject's in the school's list. */
export const entityOf = ({ sessionId, classId }: SubjectPlace): string =>
  `subject of class ${classId} in session ${sessionId}`;

/** The subjects of a class, copied at once. */
export const copyOf = ({ sessionId }: Pick<SubjectPlace, 'sessionId'>): string => `subjects of session ${sessionId}`;

/** Everything the trail notes of the subjects of a class, without its groups. */
export const subjectTrail = (place: SubjectPlace): TrailRecords[] => [
  { entity: entityOf(place) },
  { entity: copyOf(place), ids: [place.classId] },
];

export function noteSubjects(unit: Work, place: SubjectPlace, touched: readonly SubjectRef[]): void {
  for (const { id, version } of touched)
    unit.note({ entity: entityOf(place), id, changed: { version, fields: ['groupIds'] } });
}

export function noteGroup(unit: Work, id: number, version: number): void {
  unit.note({ entity: GROUP, id, changed: { version, fields: ['subjectIds'] } });
}
