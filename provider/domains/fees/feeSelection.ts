// The selection of a fee structure: a class in a session, and a stream where the sections of the class have streams.
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Db } from '../../database/scope.ts';
import { fail, failField } from '../../shared/fail.ts';
import { lockClass, listClassRows } from '../classes/index.ts';
import { findSessionRow, lockSession, type SessionRow } from '../sessions/index.ts';

type Stream = components['schemas']['Stream'];

export interface FeeSelection {
  schoolId: number;
  sessionId: number;
  classId: number;
  stream: Stream | null;
}

interface Requested {
  sessionId: number;
  classId: number;
  stream?: Stream | null | undefined;
}

interface Found {
  session: SessionRow | undefined;
  class: { sections: readonly { stream: Stream | null }[] } | undefined;
}

/** 103 for the session, 158 for the class, 142 and 148 for the stream. */
export function selectionIn(schoolId: number, { sessionId, classId, stream = null }: Requested, found: Found) {
  const session = found.session ?? fail('NOT_FOUND');
  const { sections } = found.class ?? fail('INVALID_CLASS');
  const streams = sections.flatMap((section) => section.stream ?? []);
  if (stream === null && streams.length > 0) fail('CLASS_STREAM_NOT_PROVIDED');
  if (stream !== null && streams.length === 0) fail('CLASS_HAS_NO_STREAM_OR_SECTION');
  if (stream !== null && !streams.includes(stream)) failField('stream', 'This class has no section of this stream');
  const selection: FeeSelection = { schoolId, sessionId, classId, stream };
  return { selection, session };
}

export async function findFeeSelection(db: Db, schoolId: number, requested: Requested): Promise<FeeSelection> {
  const session = await findSessionRow(db, requested.sessionId);
  const classes = await listClassRows(db, { schoolId });
  return selectionIn(schoolId, requested, { session, class: classes.find(({ id }) => id === requested.classId) })
    .selection;
}

/** The same; session and class are locked until commit. */
export async function lockFeeSelection(
  db: Db,
  schoolId: number,
  requested: Requested,
): Promise<{ selection: FeeSelection; session: SessionRow }> {
  const session = await lockSession(db, schoolId, requested.sessionId);
  return selectionIn(schoolId, requested, { session, class: await lockClass(db, schoolId, requested.classId) });
}
