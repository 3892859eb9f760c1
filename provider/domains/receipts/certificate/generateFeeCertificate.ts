import { fromPaise } from '../../../../common/money.ts';
import type { Context, Work } from '../../../call/context.ts';
import type { FileResponse, Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { takeNumber } from '../../../database/counters.ts';
import { feeCertificates } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { PrintedDocument } from '../../../documents/document.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import {
  certifiedTotal,
  feeCertificateDocument,
  type FeeCertificateData,
} from '../../../documents/printed/feeCertificate.ts';
import { HTML_TYPE, writeHtml } from '../../../documents/writeHtml.ts';
import { PDF_TYPE, writePdf } from '../../../documents/writePdf.ts';
import { instantOf, todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { getSchoolRow, letterheadOf } from '../../schools/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { lockStudentRow, type StudentRow } from '../../students/index.ts';
import { certificateWords as words } from '../receipts.words.ts';
import { findLastCertificate, findNumbered, type LastCertificate } from './certificate.queries.ts';
import { certificateContent, digestOf, hasContent, type CertificateContent } from './certificateContent.ts';
import { CERTIFICATE, isReleased, releaseOriginal } from './originals.ts';

type CertificateForm = components['schemas']['FeeCertificateForm'];

const amountOf = (content: CertificateContent): string => fromPaise(certifiedTotal(content)).toFixed(2);

type Issued = Pick<FeeCertificateData, 'certificateNo' | 'issuedOn' | 'replaces' | 'duplicate'>;

/** A copy states the data of the original, also the certificate that it replaced. */
async function copyOf(db: Db, schoolId: number, last: LastCertificate): Promise<Issued> {
  const { certificateNo, issuedOn, replacesNo } = last;
  const replaces = replacesNo === null ? undefined : await findNumbered(db, schoolId, replacesNo);
  const duplicate = !(await isReleased(db, schoolId, certificateNo));
  return { certificateNo, issuedOn, replaces: replaces ?? null, duplicate };
}

/**
 * The number of the newest certificate if it has this content, else the next number: an earlier certificate with this content has been
 * replaced. 129 without a start number.
 */
async function issue(
  ctx: Context,
  db: Db,
  student: StudentRow,
  sessionId: number,
  content: CertificateContent,
): Promise<Issued> {
  const { schoolId, id: studentId } = student;
  const last = await findLastCertificate(db, student, sessionId);
  if (last && hasContent(last, content)) return copyOf(db, schoolId, last);
  const replacesNo = last?.certificateNo ?? null;
  const { feeCertificateStartFrom } = await getSchoolRow(db, schoolId);
  const first = feeCertificateStartFrom ?? fail('RECEIPT_START_MISSING', { message: words.startMissing });
  const { clock } = ctx.services;
  const issuedOn = todayOf(clock);
  // The last step, because it locks the school's counter until commit.
  const certificateNo = await takeNumber(db, schoolId, 'FEE_CERTIFICATE', first);
  await db.insert(feeCertificates).values({
    schoolId,
    certificateNo,
    studentId,
    sessionId,
    content: digestOf(content, replacesNo),
    amount: amountOf(content),
    issuedOn,
    replacesNo,
    receiptNos: content.receipts.map(({ receiptNo }) => receiptNo),
    createdBy: ctx.actor.userId,
    createdAt: instantOf(clock),
  });
  return { certificateNo, issuedOn, replaces: last ?? null, duplicate: false };
}

function noteIssued(unit: Work, studentId: number, sessionId: number, content: CertificateContent, issued: Issued) {
  unit.note({
    entity: CERTIFICATE,
    id: issued.certificateNo,
    after: {
      studentId,
      sessionId,
      receipts: content.receipts.map(({ receiptNo }) => receiptNo),
      ...(content.opening && { opening: fromPaise(content.opening.amount).toFixed(2) }),
      amount: amountOf(content),
      copy: issued.duplicate ? 'again' : 'first',
      ...(issued.replaces ? { replaces: issued.replaces.certificateNo } : {}),
    },
  });
}

/** Locks the student until commit, so that concurrent calls for one student get the same number. */
const issueData = (ctx: Context, body: CertificateForm): Promise<FeeCertificateData> =>
  ctx.write(async (db, unit): Promise<FeeCertificateData> => {
    const student = await lockStudentRow(db, body.studentId);
    const { schoolId } = student;
    const session = (await lockSession(db, schoolId, body.sessionId)) ?? fail('NOT_FOUND');
    const content = await certificateContent(db, student, session);
    const issued = await issue(ctx, db, student, session.id, content);
    noteIssued(unit, student.id, session.id, content, issued);
    const { principal } = await getSchoolRow(db, schoolId);
    const signatory = { name: principal ?? '', office: words.principal };
    return { ...content, ...issued, school: await letterheadOf(db, schoolId), signatory };
  });

const nameOf = ({ certificateNo, studentName }: FeeCertificateData, ending: string): string =>
  fileNameOf([words.file, String(certificateNo), studentName], ending);

type Written = Pick<FileResponse, 'fileName' | 'contentType' | 'content'>;

/** Releases the original when this copy is not written or sent; a duplicate changes nothing. */
async function fileOf(
  ctx: Context,
  { studentId }: CertificateForm,
  data: FeeCertificateData,
  write: (document: PrintedDocument) => Written | Promise<Written>,
): Promise<FileResponse> {
  const undelivered = () => (data.duplicate ? Promise.resolve() : releaseOriginal(ctx, studentId, data.certificateNo));
  try {
    return { ...(await write(feeCertificateDocument(data))), rows: 1, undelivered };
  } catch (error) {
    await undelivered();
    throw error;
  }
}

/** Issues the number of a PDF only when a file slot is free: the first copy that a user receives is the original. */
export const generateFeeCertificate: Handler<'generateFeeCertificate'> = async (ctx, { body }) => {
  if (!body.html)
    return ctx.inFileSlot('short', async (slot) => {
      const data = await issueData(ctx, body);
      return fileOf(ctx, body, data, async (document) => ({
        fileName: nameOf(data, 'pdf'),
        contentType: PDF_TYPE,
        content: await writePdf(slot, [document]),
      }));
    });
  const data = await issueData(ctx, body);
  return fileOf(ctx, body, data, (document) => ({
    fileName: nameOf(data, 'html'),
    contentType: HTML_TYPE,
    content: Buffer.from(writeHtml(document)),
  }));
};
