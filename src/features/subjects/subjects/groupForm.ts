import type { Stream } from '@/api/classes';
import { SUBJECT_FIELDS, type ClassSubject, type SubjectGroup, type SubjectGroupForm } from '@/api/subjects';
import type { ClassSelection } from '@/shared/domain';
import { defineFields } from '@/shared/forms';
import { fits } from './subjectForm';

export const groupFields = defineFields(SUBJECT_FIELDS.SubjectGroupForm);

export interface GroupValues {
  groupName: string;
  stream: Stream | null;
  subjectIds: number[];
}

export const newGroup: GroupValues = { groupName: '', stream: null, subjectIds: [] };

export const valuesOf = ({ groupName, stream, subjectIds }: SubjectGroup): GroupValues => ({
  groupName,
  stream,
  subjectIds,
});

/** The request of the contract; without a groupId the group is new. */
export const requestOf = (
  { session: { sessionId }, class: { classId } }: ClassSelection,
  { groupName, stream, subjectIds }: GroupValues,
  stored: { readonly groupId: number; readonly version: number | undefined } | undefined,
): SubjectGroupForm => ({
  sessionId,
  classId,
  groupName: groupName.trim(),
  stream,
  subjectIds,
  ...(stored && { groupId: stored.groupId }),
  ...(stored?.version === undefined ? {} : { version: stored.version }),
});

/** The subjects that a group of this stream can have; without a stream all (SUBJECT-26, SUBJECT-28). */
export const subjectsFor = (subjects: readonly ClassSubject[], stream: Stream | null): ClassSubject[] =>
  subjects.filter((subject) => fits(stream, subject.stream));
