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

/** A class that does not meet a requirement, with what is missing. */
export interface LackingClass {
  classId: number;
  name: string;
  /** missing values, such as streams or dates as dd/MM/yyyy; empty where everything is missing */
  details: readonly string[];
}

/** A requirement for the change from UPCOMING to ACTIVE, checked by the activation and shown in the readiness of a session. */
export interface ActivationRequirement {
  part: components['schemas']['ActivationPart'];
  /** response code of the activation while a class does not meet it */
  code: CodeName;
  /** `classes`: all classes of the school; a requirement ignores disabled classes and Default (taughtClasses). */
  missing: (db: Db, session: SessionPeriod, classes: readonly ClassInSession[]) => Promise<LackingClass[]>;
  message: (lacking: readonly LackingClass[]) => string;
}

interface ActivatedSession extends SessionRef {
  /** Adds a record that the activation deletes to the audit trail. */
  note: (entity: string, id: number, before: Record<string, unknown>) => void;
}

/** Data that a session copies from another session, for each class that has none yet (SESSION-54). */
interface SessionCopy extends SessionRef {
  sourceSessionId: number;
  subjects: boolean;
  exams: boolean;
  marks: boolean;
  /** instant written to the copies */
  at: string;
}

/** A subject of a class in a session, with its components after the change. */
interface SubjectRef extends SessionRef {
  classId: number;
  subjectId: number;
  theory: boolean;
  practical: boolean;
  viva: boolean;
  evaluationMethod: 'MARKS' | 'GRADE';
}

interface CancelledReceipt {
  schoolId: number;
  receiptId: number;
  reason: string;
  /** instant and user of the cancellation */
  at: string;
  userId: number;
  /** Adds the change of a record that the cancellation causes to the audit trail. */
  note: (entity: string, id: number, after: Record<string, unknown>) => void;
}

/** Students who moved to another class or section, or whose section got another stream. */
interface FeeClassChange {
  schoolId: number;
  /** the class before the change */
  classId: number;
  of: { sectionId: number } | { sessionId: number; studentIds: readonly number[] };
  /** field of the form that a message refers to */
  path: string;
}

/** The records that still use a record to delete, such as 'students'; null when there are none. */
type InUse<Ref> = (db: Db, ref: Ref) => Promise<string | null>;
/** Rejects the change with a code of its own domain, or updates the records of its domain. */
type Step<Ref> = (db: Db, ref: Ref) => Promise<void>;

/** The ids of the school's records that are in use. */
type Used = (db: Db, schoolId: number) => Promise<number[]>;

/** Rules that span domains. Each domain exports its rules and domains/index.ts collects them, so that domains have no cyclic imports. */
export interface CrossRules {
  schoolInUse: InUse<number>[];
  /** In the order in which an activation checks them: the first unmet requirement rejects it. */
  sessionActivates: ActivationRequirement[];
  /** The session changed from UPCOMING to ACTIVE, and the classes are locked: deletes the configuration that does not apply. */
  sessionIsActivated: Step<ActivatedSession>[];
  /** The dates of an UPCOMING session change: rejects them where dates of other records would lie outside. */
  sessionMoves: Step<SessionPeriod>[];
  /** The session changes from ACTIVE to COMPLETED. */
  sessionCompletes: Step<SessionRef>[];
  sessionInUse: InUse<SessionRef>[];
  sessionsUsed: Used[];
  /** Deletes the configuration of the session. */
  sessionIsDeleted: Step<SessionRef>[];
  /** 132 for a session that has fee structures, 109 for one that has subjects or students. */
  sessionChangesSchool: Step<SessionRef>[];
  sessionCopies: Step<SessionCopy>[];
  /** A subject of a class was edited. */
  subjectChanges: Step<SubjectRef>[];
  /** A subject will be deleted from a class. */
  subjectIsDeleted: Step<SessionRef & { classId: number; subjectId: number }>[];
  classInUse: InUse<{ schoolId: number; classId: number }>[];
  /** Deletes the plans for the class. */
  classIsDeleted: Step<{ schoolId: number; classId: number }>[];
  /** Classes used in sessions that are not completed. */
  classesUsed: Used[];
  sectionInUse: InUse<{ schoolId: number; sectionId: number }>[];
  /** The stream of a section changes, which decides the fee structure of its students. */
  sectionChangesStream: Step<{ schoolId: number; sectionId: number }>[];
  /** Checked after a change of the class, section or stream that determines the fee of students. */
  feeClassChanges: Step<FeeClassChange>[];
  /** Cancels the documents issued for the receipt. */
  receiptIsCancelled: Step<CancelledReceipt>[];
  /** Removes the assignments of the teacher. */
  teacherIsDeleted: Step<{ schoolId: number; teacherId: number }>[];
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 109 while a record to delete is in use. `what` names it in the message: 'The class still has students …'. */
export async function rejectWhileInUse<Ref>(rules: InUse<Ref>[], db: Db, ref: Ref, what: string): Promise<void> {
  const uses: string[] = [];
  for (const inUse of rules) {
    const use = await inUse(db, ref);
    if (use !== null) uses.push(use);
  }
  if (uses.length > 0)
    fail('BAD_REQUEST', { message: `The ${what} still has ${list.format(uses)} and cannot be deleted` });
}

/** The ids of the records that at least one rule reports as used. */
export async function usedBy(rules: Used[], db: Db, schoolId: number): Promise<ReadonlySet<number>> {
  const ids: number[] = [];
  for (const used of rules) ids.push(...(await used(db, schoolId)));
  return new Set(ids);
}

export async function runSteps<Ref>(steps: Step<Ref>[], db: Db, ref: Ref): Promise<void> {
  for (const step of steps) await step(db, ref);
}
