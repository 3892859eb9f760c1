// Plans a copy of the subjects and groups of a class to another class: pure functions of the stored rows.
import { changedFields } from '../../../call/changes.ts';
import { LABELS } from '../../../contract/generated/labels.gen.ts';
import type { Privilege } from '../../../contract/generated/privileges.gen.ts';
import { PRIVILEGE_ROWS } from '../../../contract/generated/privileges.gen.ts';
import { fail } from '../../../shared/fail.ts';
import {
  firstFailure,
  type ClassWithSections,
  type CopyChange,
  type CopyPlan,
  type CopyTexts,
} from '../../classes/index.ts';
import type { Group, SubjectRow } from '../subjects.queries.ts';
import { fits, requireStreamOfGroups, valuesOf } from '../subjects.rules.ts';

type Stream = Group['stream'];

export interface ClassSubjects {
  subjects: readonly SubjectRow[];
  groups: readonly Group[];
}

interface ChangedSubject {
  before: SubjectRow;
  after: SubjectRow;
}

export interface SubjectWork {
  added: SubjectRow[];
  /** subjects with new values */
  changed: ChangedSubject[];
  /** subjects with new values, or that join groups: each gets one new version */
  updated: (ChangedSubject & { joins: boolean })[];
  newGroups: { name: string; nameKey: string; stream: Stream; subjectIds: number[] }[];
  /** subjects that join groups of the class */
  joins: { group: Group; subjectIds: number[] }[];
}

const COMPONENTS = ['theory', 'practical', 'viva'] as const;

/** 'Optional, marks: theory, practical; stream Science' */
function subjectText(row: SubjectRow): string {
  const parts = COMPONENTS.filter((component) => row[component]).join(', ');
  const method = row.evaluationMethod === 'MARKS' ? 'marks' : 'grade';
  const type = row.type === 'MANDATORY' ? 'Mandatory' : 'Optional';
  return `${type}, ${method}: ${parts}${row.stream ? `; stream ${LABELS.Stream[row.stream]}` : ''}`;
}

/** The minimum and maximum marks that a change deletes, like the step `subjectChanges`. */
function lostText(before: SubjectRow, after: SubjectRow): string {
  if (before.evaluationMethod === 'GRADE') return '';
  if (after.evaluationMethod === 'GRADE') return ' (deletes its min and max marks)';
  const lost = COMPONENTS.filter((component) => before[component] && !after[component]);
  return lost.length > 0 ? ` (deletes its min and max marks of ${lost.join(' and ')})` : '';
}

const groupName = ({ name }: { name: string }): string => `Group ${name}`;

function planGroups(
  source: ClassSubjects,
  target: ClassSubjects,
  isTaken: (one: { stream: Stream }) => boolean,
  streamAfter: ReadonlyMap<number, Stream>,
): Pick<SubjectWork, 'newGroups' | 'joins'> & { empty: Group[] } {
  const newGroups: SubjectWork['newGroups'] = [];
  const joins: SubjectWork['joins'] = [];
  const empty: Group[] = [];
  for (const group of source.groups.filter(isTaken)) {
    const own = target.groups.find(({ nameKey }) => nameKey === group.nameKey);
    const stream = own ? own.stream : group.stream;
    const members = group.subjectIds.filter((id) => {
      const after = streamAfter.get(id);
      return after !== undefined && fits(stream, after);
    });
    const missing = members.filter((id) => !own?.subjectIds.includes(id));
    if (own && missing.length > 0) joins.push({ group: own, subjectIds: missing });
    if (own) continue;
    if (members.length > 0) newGroups.push({ name: group.name, nameKey: group.nameKey, stream, subjectIds: members });
    else empty.push(group);
  }
  return { newGroups, joins, empty };
}

function updatedOf(own: readonly SubjectRow[], work: Omit<SubjectWork, 'updated'>): SubjectWork['updated'] {
  const joining = new Set([...work.newGroups, ...work.joins].flatMap(({ subjectIds }) => subjectIds));
  return own.flatMap((before) => {
    const after = work.changed.find((one) => one.before === before)?.after;
    const joins = joining.has(before.subjectId);
    return after || joins ? [{ before, after: after ?? before, joins }] : [];
  });
}

/** 137 for the first privilege that the actor lacks to save these changes singly (SUBJECT-16). */
function requirePrivileges(work: SubjectWork, privileges: ReadonlySet<Privilege>): void {
  const needed: [Privilege, boolean][] = [
    ['SUBJECTS', work.added.length > 0],
    ['ADD_SUBJECT_GROUP', work.newGroups.length > 0],
    ['EDIT_SUBJECT_GROUP', work.changed.length + work.joins.length > 0],
  ];
  for (const [name, isNeeded] of needed) {
    if (!isNeeded || privileges.has(name)) continue;
    const label = PRIVILEGE_ROWS.find((row) => row.name === name)?.label ?? name;
    fail('NO_PRIVILEGES', { message: `You need the permission “${label}”` });
  }
}

/** 109 for a changed subject that no longer fits a group of its class (SUBJECT-37). */
function requireStreams({ changed }: SubjectWork, { groups }: ClassSubjects): void {
  for (const { after } of changed)
    requireStreamOfGroups(
      after.stream,
      groups.filter(({ subjectIds }) => subjectIds.includes(after.subjectId)),
      after.name,
    );
}

function textsOf(work: SubjectWork, nameOf: (id: number) => string): Pick<CopyTexts, 'adds' | 'changes'> {
  const names = (ids: readonly number[]) => ids.map(nameOf).join(', ');
  return {
    adds: [
      ...work.added.map(({ name }) => name),
      ...work.newGroups.map((group) => `${groupName(group)}: ${names(group.subjectIds)}`),
    ],
    changes: [
      ...work.changed.map(({ before, after }): CopyChange => ({
        name: before.name,
        from: subjectText(before),
        to: `${subjectText(after)}${lostText(before, after)}`,
      })),
      ...work.joins.map(({ group, subjectIds }): CopyChange => ({
        name: groupName(group),
        from: names(group.subjectIds),
        to: names([...group.subjectIds, ...subjectIds]),
      })),
    ],
  };
}

type Plan = Omit<CopyPlan<SubjectWork>, 'class' | 'fingerprint'>;

/** Leaves out subjects and groups of a stream that no section of the class has. Subjects that only the target class has stay. */
export function planSubjects(
  source: ClassSubjects,
  target: ClassSubjects & Pick<ClassWithSections, 'sections'>,
  privileges: ReadonlySet<Privilege>,
): Plan {
  const streams = target.sections.map(({ stream }) => stream);
  const isTaken = ({ stream }: { stream: Stream }) => stream === null || streams.includes(stream);
  const own = new Map(target.subjects.map((row) => [row.subjectId, row]));
  const offered = source.subjects.filter(isTaken);
  const changed = offered.flatMap((after) => {
    const before = own.get(after.subjectId);
    const differs = before && changedFields(valuesOf(before), valuesOf(after)).length > 0;
    return differs ? [{ before, after }] : [];
  });
  const after = new Map([...target.subjects, ...offered].map(({ subjectId, stream }) => [subjectId, stream]));
  const { empty, ...groups } = planGroups(source, target, isTaken, after);
  const planned = { added: offered.filter(({ subjectId }) => !own.has(subjectId)), changed, ...groups };
  const work = { ...planned, updated: updatedOf(target.subjects, planned) };
  const named = new Map([...source.subjects, ...target.subjects].map(({ subjectId, name }) => [subjectId, name]));
  const left = ({ name, stream }: { name: string; stream: Stream }) =>
    `${name} (no section with the stream ${stream ? LABELS.Stream[stream] : ''})`;
  return {
    ...textsOf(work, (id) => named.get(id) ?? ''),
    keeps: [
      ...target.subjects
        .filter(({ subjectId }) => !source.subjects.some((row) => row.subjectId === subjectId))
        .map(({ name }) => name),
      ...target.groups
        .filter(({ nameKey }) => !source.groups.some((group) => group.nameKey === nameKey))
        .map(groupName),
      ...source.subjects.filter((row) => !isTaken(row)).map(left),
      ...source.groups.filter((group) => !isTaken(group)).map((group) => left({ ...group, name: groupName(group) })),
      ...empty.map((group) => `${groupName(group)} (the class has none of its subjects)`),
    ],
    failure: firstFailure(
      () => requirePrivileges(work, privileges),
      () => requireStreams(work, target),
    ),
    work,
  };
}
