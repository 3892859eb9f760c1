// Rules of marks that are to be stored: pure functions of a request and the stored subjects, limits and students.
import {
  COMPONENTS,
  isStepped,
  rejectsReason,
  type Component,
  type ExamKind,
  type Reason,
} from '../../../../common/results/index.ts';
import type { CodeName } from '../../../contract/generated/codes.gen.ts';
import { VALUES } from '../../../contract/generated/labels.gen.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { fail, failFields, type Problem } from '../../../shared/fail.ts';
import type { Limits } from '../limits/limits.rules.ts';
import type { TaughtRow } from '../results.queries.ts';

type Row = components['schemas']['StudentMarksFormRow'];
type SubjectForm = components['schemas']['SubjectMarksForm'];
export type AttendanceName = 'studentAttendance' | 'schoolAttendance';

/** One of the three values, or none: an emptied entry. Days of attendance are `marks`. */
export interface EntryValue {
  marks: number | null;
  gradeId: number | null;
  reason: string | null;
}

/** An entry of the request; `path` is the position of its subject or student. */
export interface SentEntry {
  path: string;
  studentId: number;
  /** null: attendance */
  subjectId: number | null;
  name: Component | AttendanceName;
  value: EntryValue;
  version: number | undefined;
  /** the maximum marks of the paper when the marks were entered; undefined where the request does not state them */
  max?: number | undefined;
}

const REASONS: readonly Reason[] = VALUES.NotAppearReason;
export const TITLES: Record<SentEntry['name'], string> = {
  theory: 'Theory',
  practical: 'Practical',
  viva: 'Viva',
  studentAttendance: 'Student Attendance',
  schoolAttendance: 'School Attendance',
};

export const isEmpty = ({ marks, gradeId, reason }: EntryValue): boolean =>
  marks === null && gradeId === null && reason === null;
export const isSame = (one: EntryValue, other: EntryValue): boolean =>
  one.marks === other.marks && one.gradeId === other.gradeId && one.reason === other.reason;

function entriesOfSubject(form: SubjectForm, studentId: number, path: string): SentEntry[] {
  return COMPONENTS.flatMap((name): SentEntry[] => {
    const marks = form[`${name}Marks`];
    const gradeId = form[`${name}GradeId`];
    const reason = form[`${name}NotAppearInExamReason`];
    if (marks === undefined && gradeId === undefined && reason === undefined) return [];
    const value = { marks: marks ?? null, gradeId: gradeId ?? null, reason: reason ?? null };
    const [version, max] = [form[`${name}Version`], form[`${name}MaxMarks`]];
    return [{ path, studentId, subjectId: form.subjectId, name, value, version, max }];
  });
}

function attendanceOf(row: Row, path: string): SentEntry[] {
  return (['schoolAttendance', 'studentAttendance'] as const).flatMap((name): SentEntry[] => {
    const days = row[name];
    if (days === undefined) return [];
    const value = { marks: days, gradeId: null, reason: null };
    return [{ path, studentId: row.studentId, subjectId: null, name, value, version: row[`${name}Version`] }];
  });
}

const repeats = <T>(
  items: readonly T[],
  keyOf: (item: T) => number,
  pathOf: (index: number) => string,
  message: string,
) => {
  const keys = items.map(keyOf);
  return keys.flatMap((key, index): Problem[] => (keys.indexOf(key) < index ? [{ path: pathOf(index), message }] : []));
};

/** The entries of a request. 109 for a student or subject listed twice and for a value that is not in steps of 0.5. */
export function readSentEntries(students: readonly Row[]): SentEntry[] {
  const twice = [
    ...repeats(
      students,
      ({ studentId }) => studentId,
      (at) => `students.${at}.studentId`,
      'The student is listed twice',
    ),
    ...students.flatMap(({ subjects = [] }, at) =>
      repeats(
        subjects,
        ({ subjectId }) => subjectId,
        (index) => `students.${at}.subjects.${index}.subjectId`,
        'The subject is listed twice for a student',
      ),
    ),
  ];
  if (twice.length > 0) failFields(twice);
  const entries = students.flatMap((row, at) => [
    ...attendanceOf(row, `students.${at}`),
    ...(row.subjects ?? []).flatMap((form, index) =>
      entriesOfSubject(form, row.studentId, `students.${at}.subjects.${index}`),
    ),
  ]);
  const off = entries.filter(({ value: { marks } }) => marks !== null && !isStepped(Math.abs(marks)));
  if (off.length > 0)
    failFields(
      off.map((entry) => ({
        path: pathOf(entry, 'Marks'),
        message:
          entry.subjectId === null ? 'Attendance is a number of days in steps of 0.5' : 'Marks are in steps of 0.5',
      })),
    );
  return entries;
}

type Field = 'Marks' | 'GradeId' | 'NotAppearInExamReason';
export const pathOf = ({ path, name, subjectId }: SentEntry, field: Field): string =>
  `${path}.${name}${subjectId === null ? '' : field}`;

/** The facts that the entries of an exam are checked against. */
export interface ExamRules {
  kind: ExamKind;
  subjects: ReadonlyMap<number, TaughtRow>;
  limits: ReadonlyMap<number, Limits>;
  gradeIds: ReadonlySet<number>;
  streamOf: (studentId: number) => string | null;
  nameOf: (entry: SentEntry) => string;
}

interface Fault {
  code: CodeName;
  field: Field;
  reason: string;
}

const fault = (code: CodeName, field: Field, reason: string): Fault => ({ code, field, reason });

/** A reason or a value alone; the reason one of the three (MARKS-46). */
function valueFault({ marks, gradeId, reason }: EntryValue): Fault | undefined {
  if (reason !== null && (marks !== null || gradeId !== null))
    return fault('MARKS_UPDATE_ERROR', 'NotAppearInExamReason', 'An entry has either a value or a reason');
  if (marks !== null && gradeId !== null)
    return fault('MARKS_UPDATE_ERROR', 'GradeId', 'An entry has either marks or a grade');
  if (reason !== null && !REASONS.some((each) => each === reason))
    return fault(
      'MARKS_UPDATE_ERROR',
      'NotAppearInExamReason',
      `${reason} is not a reason. Use MEDICAL, ABSENT or LEAVE`,
    );
  return undefined;
}

function gradeFault({ marks, gradeId }: EntryValue, subject: TaughtRow, { gradeIds }: ExamRules): Fault | undefined {
  if (subject.evaluationMethod === 'GRADE' && marks !== null)
    return fault('MARKS_UPDATE_ERROR', 'Marks', `${subject.name} is evaluated by grade`);
  if (subject.evaluationMethod === 'MARKS' && gradeId !== null)
    return fault('MARKS_UPDATE_ERROR', 'GradeId', `${subject.name} is evaluated by marks`);
  if (gradeId !== null && !gradeIds.has(gradeId)) return fault('MARKS_UPDATE_ERROR', 'GradeId', 'The grade is unknown');
  return undefined;
}

/** 179 without limits of the component, 178 for marks outside them (MARKS-44). */
function limitFault({ marks }: EntryValue, subject: TaughtRow, name: Component, rules: ExamRules): Fault | undefined {
  if (subject.evaluationMethod === 'GRADE') return undefined;
  const limits = rules.limits.get(subject.id);
  const [min, max] = [limits?.[`${name}Min`] ?? 0, limits?.[`${name}Max`] ?? 0];
  if (max === 0)
    return fault('EXAM_MIN_MAX_MARKS_MISSING', 'Marks', 'No minimum and maximum marks are set for this exam');
  if (marks !== null && (marks < min || marks > max))
    return fault('INVALID_MARKS', 'Marks', `Marks should be between ${min} and ${max}`);
  return undefined;
}

/** The first rule that an entry violates; attendance has only the rules of its field. */
export function faultOfEntry(entry: SentEntry, rules: ExamRules): Fault | undefined {
  const { subjectId, value, studentId } = entry;
  if (subjectId === null) return undefined;
  const name = entry.name as Component;
  const subject = rules.subjects.get(subjectId);
  if (!subject) return fault('SUBJECT_NOT_FOUND', 'Marks', 'The subject is not taught in this class');
  if (subject.stream !== null && subject.stream !== rules.streamOf(studentId))
    return fault('SUBJECT_NOT_FOUND', 'Marks', `${subject.name} is not a subject of the student’s stream`);
  if (!subject[name])
    return fault('MARKS_CATEGORY_NOT_DEFINED', 'Marks', `${subject.name} has no ${TITLES[name].toLowerCase()}`);
  const wrong = valueFault(value) ?? gradeFault(value, subject, rules);
  if (wrong || isEmpty(value)) return wrong;
  if (value.reason !== null && rejectsReason(rules.kind, value.reason as Reason))
    return fault(
      'MEDICAL_NOT_ACCEPTABLE_IN_ANNUAL_EXAM',
      'NotAppearInExamReason',
      'Medical is not accepted in the annual exam',
    );
  return limitFault(value, subject, name, rules);
}

/** Rejects the request with the first violated rule, and all entries that violate the same one. */
export function requireValidEntries(entries: readonly SentEntry[], rules: ExamRules): void {
  const faults = entries.flatMap((entry) => {
    const found = faultOfEntry(entry, rules);
    return found ? [{ ...found, entry }] : [];
  });
  const [first] = faults;
  if (!first) return;
  const { code } = first;
  const problems = faults
    .filter((each) => each.code === code)
    .map(({ entry, field, reason }) => ({ path: pathOf(entry, field), message: `${rules.nameOf(entry)}: ${reason}` }));
  fail(code, { problems, ...(problems[0] ? { message: problems[0].message } : {}) });
}

/** The days of a student, both as they will be stored. */
export interface Days {
  path: string;
  name: string;
  student: number | null;
  school: number | null;
}

/** Whether the student attended on more days than there were. */
export const isAboveSchool = ({ student, school }: Days): boolean =>
  student !== null && school !== null && student > school;

/** 109 where the days of a student are more than those of the school. */
export function requireAttendanceWithin(days: readonly Days[]): void {
  const problems = days.filter(isAboveSchool).map(({ path, name, student, school }) => ({
    path: `${path}.studentAttendance`,
    message: `${name}: student attendance ${student} is above school attendance ${school}`,
  }));
  if (problems.length > 0) failFields(problems);
}
