import { present } from '@common/present';
import type { Stream } from '@/api/classes';
import {
  SUBJECT_FIELDS,
  type ClassSubject,
  type ClassSubjectForm,
  type EvaluationMethod,
  type SubjectGroup,
  type SubjectType,
} from '@/api/subjects';
import type { ClassSelection } from '@/shared/domain';
import { defineFields } from '@/shared/forms';

export const subjectFields = defineFields(SUBJECT_FIELDS.ClassSubjectForm);

export const CATEGORIES = ['theory', 'practical', 'viva'] as const;

export interface SubjectValues {
  subjectId: number | null;
  type: SubjectType;
  evaluationMethod: EvaluationMethod;
  theory: boolean;
  practical: boolean;
  viva: boolean;
  stream: Stream | null;
  groupIds: number[];
}

/** The preset values of a new subject (SUBJECT-21). */
export const newSubject: SubjectValues = {
  subjectId: null,
  type: 'MANDATORY',
  evaluationMethod: 'MARKS',
  theory: true,
  practical: false,
  viva: false,
  stream: null,
  groupIds: [],
};

export const valuesOf = (subject: ClassSubject): SubjectValues => ({
  subjectId: subject.subjectId,
  type: subject.type,
  evaluationMethod: subject.evaluationMethod,
  theory: subject.theory,
  practical: subject.practical,
  viva: subject.viva,
  stream: subject.stream,
  groupIds: subject.groupIds,
});

/** The request of the contract; a version means that the class already has the subject. */
export const requestOf = (
  { session: { sessionId }, class: { classId } }: ClassSelection,
  values: SubjectValues,
  version: number | undefined,
): ClassSubjectForm => ({
  ...values,
  sessionId,
  classId,
  subjectId: present(values.subjectId, 'subject'),
  ...(version === undefined ? {} : { version }),
});

export const hasCategory = ({ theory, practical, viva }: Pick<SubjectValues, (typeof CATEGORIES)[number]>): boolean =>
  theory || practical || viva;

/** Whether a subject can be in a group: a group of a stream has subjects of that stream or of all streams (SUBJECT-26). */
export const fits = (group: Stream | null, subject: Stream | null): boolean =>
  group === null || subject === null || group === subject;

/** The groups that a subject of this stream can be in. */
export const groupsFor = (groups: readonly SubjectGroup[], stream: Stream | null): SubjectGroup[] =>
  groups.filter((group) => fits(group.stream, stream));
