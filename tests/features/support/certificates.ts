// The certificates of students as the tests open and use them.
import { renderPortal, screen, waitForResponses, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';
import { clickButton, findDialog, waitForLoaded } from '../../support/screen';
import type { Payer } from './counter';

export const CERTIFICATES = '/certificates';
export const NEW = '/certificates/new';
export const CERTIFICATE_LIST = 'POST /certificate/list';
export const ISSUE = 'POST /certificate';
export const PREVIEW = 'POST /certificate/preview';

export interface Handover {
  student: Payer;
  schoolId: number;
  sessionId: number;
  filters: null;
}

/** The router state with which a list opens a student. */
export async function handoverOf(studentId: number, sessionId: number): Promise<Handover> {
  const [student] = await sql<Payer>(
    'SELECT id AS "studentId", code AS "studentCode", name AS "studentName" FROM students WHERE id = $1',
    [studentId],
  );
  if (!student) throw new Error(`There is no student ${studentId}.`);
  return { student, schoolId: 1, sessionId, filters: null };
}

/** Opens the form of a new certificate, once the details of the student are loaded. */
export async function openNewCertificate(
  handover: Handover & { type?: string; from?: string },
  options: RenderOptions = {},
) {
  const rendered = await renderPortal({ at: NEW, as: 'clerk', state: handover, width: 1366, ...options });
  await screen.findByRole('heading', { level: 2, name: new RegExp(`\\(${handover.student.studentCode}\\)$`) });
  await waitForResponses();
  return rendered;
}

export async function openCertificates(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: CERTIFICATES, as: 'clerk', ...options });
  await screen.findByLabelText('Search (Name/No./Code)');
  await waitForLoaded();
  return rendered;
}

const frame = (): HTMLIFrameElement | null => document.querySelector('iframe.portal-document');

/** The HTML of the preview; empty without one. */
export const previewHtml = (): string => frame()?.getAttribute('srcdoc') ?? '';

export const previewSandbox = (): string | null | undefined => frame()?.getAttribute('sandbox');

/** Confirms the issue of a certificate. */
export async function confirmIssue(document: string): Promise<void> {
  clickButton('Issue Certificate', await findDialog(`Issue ${document}?`));
}
