import type { CodeName } from '../contract/generated/codes.gen.ts';
import type { Db } from '../database/scope.ts';

/** The records that a call may name instead of a school (x-school: {of}). */
export type SchoolEntity =
  | 'certificate'
  | 'class'
  | 'exam'
  | 'receipt'
  | 'section'
  | 'session'
  | 'student'
  | 'teacher'
  | 'user';

/** Finds the school that a record belongs to. */
export interface SchoolFinder {
  /** Null where the record belongs to no school, undefined where the record does not exist. */
  find: (db: Db, id: number) => Promise<number | null | undefined>;
  /** the response code for an unknown record */
  missing: CodeName;
}

export type SchoolFinders = Readonly<Record<SchoolEntity, SchoolFinder>>;
