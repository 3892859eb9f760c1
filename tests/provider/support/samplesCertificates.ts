// Samples of the operations of certificates; see samples.ts.
import { sql } from '../../support/provider';
import type { Sample } from './sample';
import { TRANSFER } from './studentCertificates';

type Maker = (schoolId: number) => Promise<Sample>;

interface Whose {
  studentId: number;
  sessionId: number;
}

/** A student of class 4 in the running session whose TC was issued, with the receipt of it; the same one for each place. */
async function leaverOf(schoolId: number, place: number): Promise<Whose & { receiptId: number }> {
  const [row] = await sql<Whose>(
    `SELECT e.student_id AS "studentId", e.session_id AS "sessionId"
       FROM enrolments e JOIN sessions se ON se.id = e.session_id JOIN classes c ON c.id = e.class_id
      WHERE e.school_id = $1 AND se.status = 'ACTIVE' AND c.name = '4' ORDER BY e.student_id LIMIT 1 OFFSET $2`,
    [schoolId, place],
  );
  if (!row) throw new Error(`School ${schoolId} of the demo has no student of class 4.`);
  await sql("UPDATE students SET life = 'TC_ISSUED', admission_date = '2026-04-01' WHERE id = $1", [row.studentId]);
  const [receipt] = await sql<{ id: number }>(
    `INSERT INTO receipts (school_id, receipt_no, session_id, student_id, type, mode, amount, payment_date, status, created_by,
       created_at, modified_at, stated_at, session_name, student_name, father_name, sr_no, life_before)
     SELECT $1, 99999991 + $4, $2, id, 'TC', 'CASH', 50, '2026-07-10', 'PENDING', 1, now(), now(), now(),
         (SELECT name FROM sessions WHERE id = $2), name, father_name, sr_no, 'ACTIVE'
       FROM students WHERE id = $3
     ON CONFLICT (school_id, receipt_no) DO UPDATE SET mode = 'CASH' RETURNING id`,
    [schoolId, row.sessionId, row.studentId, place],
  );
  if (!receipt) throw new Error('No receipt was made.');
  return { ...row, receiptId: receipt.id };
}

/** A leaver without a certificate. */
async function uncertified(schoolId: number): Promise<Whose> {
  const { receiptId, ...whose } = await leaverOf(schoolId, 1);
  await sql('DELETE FROM student_certificates WHERE receipt_id = $1', [receiptId]);
  return whose;
}

const CONTENT = {
  ...{ studentCode: 1001, studentName: 'Tara', srNo: '1', fatherName: 'Ramesh', motherName: '', gender: 'FEMALE' },
  ...{ category: null, dateOfBirth: '2016-08-15', admissionDate: '2026-04-06', sessionName: '2026 - 2027' },
  ...{ className: '4', sectionName: null, receiptNo: 99999991, principal: '' },
  details: {
    ...{ admissionClass: '4', lastExam: null, lastResult: null, promotion: null, duesClearedUpTo: null },
    ...{ workingDays: null, daysPresent: null, conduct: 'Good', applicationDate: '2026-07-10' },
    ...{ leavingDate: '2026-07-14', reason: 'Moves', purpose: null, remarks: null },
  },
};

/** A valid certificate of another leaver that was not printed yet, the same one each time. */
async function certificateOf(schoolId: number): Promise<number> {
  const { receiptId, studentId, sessionId } = await leaverOf(schoolId, 0);
  const [row] = await sql<{ id: number }>(
    `INSERT INTO student_certificates (school_id, type, certificate_no, student_id, session_id, receipt_id, issued_on,
       student_name, name_key, content, created_by, created_at)
     VALUES ($1, 'TRANSFER', 99999991, $2, $3, $4, '2026-07-14', 'Tara', 'tara', $5, 1, '2026-07-14')
     ON CONFLICT (school_id, type, certificate_no)
       DO UPDATE SET printed_at = NULL, cancelled_at = NULL, cancelled_by = NULL, cancel_reason = NULL RETURNING id`,
    [schoolId, studentId, sessionId, receiptId, JSON.stringify(CONTENT)],
  );
  if (!row) throw new Error('No certificate was made.');
  return row.id;
}

const ofCertificate: Maker = async (schoolId) => ({ path: { id: await certificateOf(schoolId) } });

/** With every field of the type. */
const form = async (schoolId: number) => ({
  ...(await uncertified(schoolId)),
  ...TRANSFER,
  ...{ lastExam: 'Annual', lastResult: 'Pass', promotion: 'Yes, to class 5', duesClearedUpTo: 'March 2027' },
  ...{ workingDays: 220, daysPresent: 204, remarks: 'Fond of chess' },
});

export const certificateMakers: Record<string, Maker> = {
  issueCertificate: async (schoolId) => ({ body: await form(schoolId) }),
  previewCertificate: async (schoolId) => ({ body: await form(schoolId) }),
  getCertificateDraft: async (schoolId) => ({ path: { type: 'TRANSFER', ...(await uncertified(schoolId)) } }),
  listCertificates: async (schoolId) => {
    await certificateOf(schoolId);
    const { receiptId: _receipt, ...whose } = await leaverOf(schoolId, 0);
    return { body: { schoolId, ...whose, type: 'TRANSFER', searchText: 'a' } };
  },
  downloadCertificate: async (schoolId) => ({ ...(await ofCertificate(schoolId)), query: { html: 'true' } }),
  markCertificatePrinted: ofCertificate,
  cancelCertificate: async (schoolId) => ({ ...(await ofCertificate(schoolId)), body: { reason: 'Wrong name' } }),
};

const asCharacter = ({ body: { studentId, sessionId } = {} }: Sample): Sample => ({
  body: { type: 'CHARACTER', studentId, sessionId, conduct: 'Good' },
});

/** The certificate of the sample as one of conduct. */
async function madeCharacter(sample: Sample): Promise<Sample> {
  await sql("UPDATE student_certificates SET type = 'CHARACTER', receipt_id = NULL WHERE id = $1", [
    sample.path?.['id'],
  ]);
  return sample;
}

/** What LIST_STUDENT allows: the certificates of other types. */
export const certificatesOfPrivilege: Record<string, Record<string, (sample: Sample) => Sample | Promise<Sample>>> = {
  issueCertificate: { LIST_STUDENT: asCharacter },
  previewCertificate: { LIST_STUDENT: asCharacter },
  getCertificateDraft: { LIST_STUDENT: ({ path }) => ({ path: { ...path, type: 'CHARACTER' } }) },
  listCertificates: { LIST_STUDENT: ({ body }) => ({ body: { ...body, type: 'CHARACTER' } }) },
  downloadCertificate: { LIST_STUDENT: madeCharacter },
  markCertificatePrinted: { LIST_STUDENT: madeCharacter },
  cancelCertificate: { LIST_STUDENT: madeCharacter },
};
