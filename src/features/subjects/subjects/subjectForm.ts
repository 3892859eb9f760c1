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
import { defineFields } from '@/shared/forms';
import type { SubjectPlace } from './useSubjectPlace';

export const subjectFields = defineFields(SUBJECT_FIELDS.ClassSubjectForm);

export const CATEGORIES = ['theory', 'practical', 'viva'] as const;
export const STREAMS: readonly Stream[] = ['SCIENCE', 'COMMERCE', 'ARTS'];

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

/** What a new subject begins with (SUBJECT-21). */
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

/** The form as the contract takes it; a version says that the class has the subject already. */
export const requestOf = (
  { session: { sessionId }, class: { classId } }: SubjectPlace,
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

/** A group of a stream takes subjects of that stream or of every stream; a group without one takes all (SUBJECT-26). */
export const fits = (group: Stream | null, subject: Stream | null): boolean =>
  group === null || subject === null || group === subject;

/** The groups that a subject of this stream can be in. */
export const groupsFor = (groups: readonly SubjectGroup[], stream: Stream | null): SubjectGroup[] =>
  groups.filter((group) => fits(group.stream, stream));
