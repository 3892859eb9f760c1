import type { components } from '../../contract/generated/operations.gen.ts';
import { fail, failField } from '../../shared/fail.ts';
import type { Group } from './subjects.queries.ts';

type Stream = components['schemas']['Stream'];

interface Categories {
  theory: boolean;
  practical: boolean;
  viva: boolean;
}

type SubjectValues = Pick<
  components['schemas']['ClassSubjectForm'],
  'type' | 'evaluationMethod' | 'theory' | 'practical' | 'viva' | 'stream'
>;

/** The values of a subject in a class, without its groups. */
export const valuesOf = ({ type, evaluationMethod, theory, practical, viva, stream = null }: SubjectValues) => ({
  type,
  evaluationMethod,
  theory,
  practical,
  viva,
  stream,
});

/** 109 without any of theory, practical and viva (SUBJECT-32). */
export function requireCategory({ theory, practical, viva }: Categories): void {
  if (!theory && !practical && !viva) failField('theory', 'At least one marks category must be selected');
}

/** 162 for an id that is named twice (SUBJECT-33). */
export function requireOnce(ids: readonly number[]): void {
  if (new Set(ids).size < ids.length) fail('DUPLICATE_SUBJECT');
}

/**
 * Whether a subject may be in a group: a group with a stream takes subjects of that stream and of all streams, a group without one takes
 * all subjects (SUBJECT-37).
 */
export const fits = (group: Stream | null, subject: Stream | null): boolean =>
  group === null || subject === null || group === subject;

/** 109 for groups of another stream than the subject's, with their names. `subject`: its name in the message. */
export function requireStreamOfGroups(
  stream: Stream | null,
  groups: readonly { name: string; stream: Stream | null }[],
  subject = 'the subject',
): void {
  const other = groups.filter((group) => !fits(group.stream, stream));
  if (other.length > 0)
    failField('groupIds', `Of another stream than ${subject}: ${other.map(({ name }) => name).join(', ')}`);
}

/** 109 for subjects of another stream than the group's, with their names. */
export function requireStreamOfSubjects(
  stream: Stream | null,
  subjects: readonly { name: string; stream: Stream | null }[],
): void {
  const other = subjects.filter((subject) => !fits(stream, subject.stream));
  if (other.length > 0)
    failField('subjectIds', `Of another stream than the group: ${other.map(({ name }) => name).join(', ')}`);
}

interface Moves {
  joined: Group[];
  left: Group[];
}

/** The groups that a subject must join and leave to be in exactly the `wanted` ones; 103 for an unknown group. */
export function movesBetween(groups: readonly Group[], subjectId: number, wanted: readonly number[]): Moves {
  if (wanted.some((id) => !groups.some((group) => group.id === id))) fail('NOT_FOUND');
  const isIn = ({ subjectIds }: Group) => subjectIds.includes(subjectId);
  return {
    joined: groups.filter((group) => wanted.includes(group.id) && !isIn(group)),
    left: groups.filter((group) => !wanted.includes(group.id) && isIn(group)),
  };
}

/** 109 with the names of groups that would have no subject (SUBJECT-41). */
export function requireNoneEmpty(left: readonly Group[]): void {
  const names = left.filter(({ subjectIds }) => subjectIds.length === 1).map(({ name }) => name);
  if (names.length === 0) return;
  const message =
    names.length === 1
      ? `The group ${names[0]} would have no subjects left. Change or delete it first`
      : `The groups ${names.join(', ')} would have no subjects left. Change or delete them first`;
  fail('BAD_REQUEST', { message });
}

/** The ids that are in only one of the lists. */
export const differs = (before: readonly number[], after: readonly number[]): number[] => [
  ...before.filter((id) => !after.includes(id)),
  ...after.filter((id) => !before.includes(id)),
];
