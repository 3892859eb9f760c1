// Where a fee structure belongs: a class of a session, and a stream of it where its sections have streams.
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Db } from '../../database/scope.ts';
import { fail, failField } from '../../shared/fail.ts';
import { lockClass, listClassRows } from '../classes/index.ts';
import { findSessionRow, lockSession, type SessionRow } from '../sessions/index.ts';

type Stream = components['schemas']['Stream'];

export interface FeePlace {
  schoolId: number;
  sessionId: number;
  classId: number;
  stream: Stream | null;
}

interface Asked {
  sessionId: number;
  classId: number;
  stream?: Stream | null | undefined;
}

interface Found {
  session: SessionRow | undefined;
  class: { sections: readonly { stream: Stream | null }[] } | undefined;
}

/** 103 for the session, 158 for the class, 142 and 148 for the stream. */
export function placeIn(schoolId: number, { sessionId, classId, stream = null }: Asked, found: Found) {
  const session = found.session ?? fail('NOT_FOUND');
  const { sections } = found.class ?? fail('INVALID_CLASS');
  const streams = sections.flatMap((section) => section.stream ?? []);
  if (stream === null && streams.length > 0) fail('CLASS_STREAM_NOT_PROVIDED');
  if (stream !== null && streams.length === 0) fail('CLASS_HAS_NO_STREAM_OR_SECTION');
  if (stream !== null && !streams.includes(stream)) failField('stream', 'This class has no section of this stream');
  const place: FeePlace = { schoolId, sessionId, classId, stream };
  return { place, session };
}

export async function findFeePlace(db: Db, schoolId: number, asked: Asked): Promise<FeePlace> {
  const session = await findSessionRow(db, asked.sessionId);
  const classes = await listClassRows(db, { schoolId });
  return placeIn(schoolId, asked, { session, class: classes.find(({ id }) => id === asked.classId) }).place;
}

/** The same; session and class are locked until commit. */
export async function lockFeePlace(
  db: Db,
  schoolId: number,
  asked: Asked,
): Promise<{ place: FeePlace; session: SessionRow }> {
  const session = await lockSession(db, schoolId, asked.sessionId);
  return placeIn(schoolId, asked, { session, class: await lockClass(db, schoolId, asked.classId) });
}
