import type { Handler } from '../../call/handler.ts';
import { fileNameOf } from '../../documents/fileName.ts';
import { HTML_TYPE, writeHtml } from '../../documents/writeHtml.ts';
import { todayOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { findSessionRow } from '../sessions/index.ts';
import { findStudentRow } from '../students/index.ts';
import { certificateWords as words } from './certificate.words.ts';
import { newCertificate, requireType } from './certificateContent.ts';
import { printedCertificate, readDocument } from './certificateDocument.ts';

/** Fails as the issue would, and stores nothing. */
export const previewCertificate: Handler<'previewCertificate'> = async (ctx, { body }) => {
  const { type } = body;
  requireType(ctx, type);
  const read = await ctx.read(async (db) => {
    const student = (await findStudentRow(db, body.studentId)) ?? fail('NOT_FOUND');
    const session = (await findSessionRow(db, body.sessionId)) ?? fail('NOT_FOUND');
    const { content, nextNo } = await newCertificate(db, body, student, session);
    return readDocument(db, {
      ...{ schoolId: student.schoolId, studentId: student.id, type, content },
      certificateNo: nextNo,
      issuedOn: todayOf(ctx.services.clock),
      ...{ printedAt: null, cancelReason: null, preview: true },
    });
  });
  return {
    fileName: fileNameOf([words.preview, words.files[type], read.data.studentName], 'html'),
    contentType: HTML_TYPE,
    rows: 1,
    content: Buffer.from(writeHtml(await printedCertificate(read))),
  };
};
