import type { components } from '../contract/generated/operations.gen.ts';
import type { CodeName } from '../contract/generated/codes.gen.ts';
import type { Db } from '../database/scope.ts';
import { fail } from '../shared/fail.ts';

interface SessionRef {
  schoolId: number;
  sessionId: number;
}

/** A session with its dates, yyyy-MM-dd. */
export interface SessionPeriod extends SessionRef {
  startDate: string;
  endDate: string;
}

interface ClassInSession {
  id: number;
  name: string;
  disabled: boolean;
  sections: readonly { stream: components['schemas']['Stream'] | null }[];
}

/** A class that does not meet a requirement. */
export interface LackingClass {
  classId: number;
  name: string;
  /** what it lacks, such as streams or dates as dd/MM/yyyy; empty for the whole part */
  details: readonly string[];
}

/** A requirement of UPCOMING to ACTIVE, which the activation checks and the readiness of a session shows. */
export interface ActivationRequirement {
  part: components['schemas']['ActivationPart'];
  /** the response code while a class does not meet it */
  code: CodeName;
  /** `classes`: all of the school; a requirement leaves out disabled classes and Default itself (taughtClasses). */
  missing: (db: Db, session: SessionPeriod, classes: readonly ClassInSession[]) => Promise<LackingClass[]>;
  message: (lacking: readonly LackingClass[]) => string;
}

/** What a session takes over from another, for each class that has nothing yet (SESSION-54). */
interface SessionCopy extends SessionRef {
  sourceSessionId: number;
  subjects: boolean;
  exams: boolean;
  marks: boolean;
  /** the instant that the copies are stamped with */
  at: string;
}

/** A subject that a class has in a session, with the components it has from now on. */
interface SubjectRef extends SessionRef {
  classId: number;
  subjectId: number;
  theory: boolean;
  practical: boolean;
  viva: boolean;
  evaluationMethod: 'MARKS' | 'GRADE';
}

/** A receipt that is being cancelled. */
interface CancelledReceipt {
  schoolId: number;
  receiptId: number;
  reason: string;
  /** the instant of the cancellation, and the user */
  at: string;
  userId: number;
  /** Adds a record that the cancellation changes to the audit trail. */
  note: (entity: string, id: number, after: Record<string, unknown>) => void;
}

/** What still uses a record that is to be deleted, in words such as 'students'; null when nothing does. */
type InUse<Ref> = (db: Db, ref: Ref) => Promise<string | null>;
/** Fails with its own code where the step is not allowed, or does its own part of the step. */
type Step<Ref> = (db: Db, ref: Ref) => Promise<void>;

/** The ids of those of a school's records that something uses. */
type Used = (db: Db, schoolId: number) => Promise<number[]>;

/** Rules that span domains. Each domain brings its own; domains/index.ts gathers them, so that domains stay acyclic. */
export interface CrossRules {
  schoolInUse: InUse<number>[];
  /** In the order of their codes in a response: the first requirement that is not met rejects the activation. */
  sessionActivates: ActivationRequirement[];
  /** The dates of an UPCOMING session change: records whose dates depend on them still fit. */
  sessionMoves: Step<SessionPeriod>[];
  /** ACTIVE to COMPLETED. */
  sessionCompletes: Step<SessionRef>[];
  sessionInUse: InUse<SessionRef>[];
  sessionsUsed: Used[];
  /** What was configured in a session goes with it. */
  sessionIsDeleted: Step<SessionRef>[];
  /** 132 for a session that has fee structures, 109 for one that has subjects or students. */
  sessionChangesSchool: Step<SessionRef>[];
  sessionCopies: Step<SessionCopy>[];
  /** A subject of a class was edited. */
  subjectChanges: Step<SubjectRef>[];
  /** A subject is about to be deleted from a class. */
  subjectIsDeleted: Step<SessionRef & { classId: number; subjectId: number }>[];
  classInUse: InUse<{ schoolId: number; classId: number }>[];
  /** What was planned for a class goes with it. */
  classIsDeleted: Step<{ schoolId: number; classId: number }>[];
  /** In sessions that are not completed. */
  classesUsed: Used[];
  sectionInUse: InUse<{ schoolId: number; sectionId: number }>[];
  /** A section takes, loses or changes its stream, which decides the fee structure of its students. */
  sectionChangesStream: Step<{ schoolId: number; sectionId: number }>[];
  /** What was issued for a receipt is cancelled with it. */
  receiptIsCancelled: Step<CancelledReceipt>[];
  /** A deleted teacher leaves what that teacher was given. */
  teacherIsDeleted: Step<{ schoolId: number; teacherId: number }>[];
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 109 while a record to delete is in use. `what`: its name in the message, 'The class still has students …'. */
export async function rejectWhileInUse<Ref>(rules: InUse<Ref>[], db: Db, ref: Ref, what: string): Promise<void> {
  const uses: string[] = [];
  for (const inUse of rules) {
    const use = await inUse(db, ref);
    if (use !== null) uses.push(use);
  }
  if (uses.length > 0)
    fail('BAD_REQUEST', { message: `The ${what} still has ${list.format(uses)} and cannot be deleted` });
}

/** The ids of all that the rules name. */
export async function usedBy(rules: Used[], db: Db, schoolId: number): Promise<ReadonlySet<number>> {
  const ids: number[] = [];
  for (const used of rules) ids.push(...(await used(db, schoolId)));
  return new Set(ids);
}

/** Runs the steps in the order of their registration. */
export async function runSteps<Ref>(steps: Step<Ref>[], db: Db, ref: Ref): Promise<void> {
  for (const step of steps) await step(db, ref);
}
