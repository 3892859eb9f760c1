import type { components } from '../../contract/generated/operations.gen.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import type { ClassSelection } from './classSelection.ts';
import { listGroups, listSubjectRows, type Group, type MasterRow, type SubjectRow } from './subjects.queries.ts';

type ClassSubject = components['schemas']['ClassSubject'];
type SubjectGroup = components['schemas']['SubjectGroup'];

export const masterView = (row: MasterRow, inUse: boolean): components['schemas']['MasterSubject'] => ({
  subjectId: row.id,
  subjectName: row.name,
  inUse,
  version: row.version,
});

export const subjectView = (row: SubjectRow, all: readonly Group[]): ClassSubject => {
  const groups = all.filter(({ subjectIds }) => subjectIds.includes(row.subjectId));
  return {
    subjectId: row.subjectId,
    subjectName: row.name,
    classId: row.classId,
    sessionId: row.sessionId,
    type: row.type,
    evaluationMethod: row.evaluationMethod,
    theory: row.theory,
    practical: row.practical,
    viva: row.viva,
    stream: row.stream,
    groups: groups.map(({ name }) => name),
    groupIds: groups.map(({ id }) => id),
    version: row.version,
  };
};

export const groupView = (group: Group): SubjectGroup => ({
  groupId: group.id,
  groupName: group.name,
  sessionId: group.sessionId,
  classId: group.classId,
  stream: group.stream,
  subjectIds: group.subjectIds,
  version: group.version,
});

/** The stored subject of the class; 149 for a subject that the class does not have. */
export async function storedSubject(db: Db, selection: ClassSelection, subjectId: number): Promise<ClassSubject> {
  const rows = await listSubjectRows(db, selection);
  const row = rows.find((one) => one.subjectId === subjectId) ?? fail('SUBJECT_NOT_FOUND');
  return subjectView(row, await listGroups(db, selection));
}

/** The stored group of the class; 103 for an unknown one. */
export async function storedGroup(db: Db, selection: ClassSelection, groupId: number): Promise<SubjectGroup> {
  const groups = await listGroups(db, selection);
  return groupView(groups.find(({ id }) => id === groupId) ?? fail('NOT_FOUND'));
}
