// The certificates of students as the tests open and use them.
import { fireEvent } from '@testing-library/react';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';
import type { Payer } from './counter';

export const CERTIFICATES = '/certificates';
export const NEW = '/certificates/new';
export const CERTIFICATE_LIST = 'POST /certificate/list';
export const ISSUE = 'POST /certificate';
export const PREVIEW = 'POST /certificate/preview';

export interface Handed {
  student: Payer;
  schoolId: number;
  sessionId: number;
  filters: null;
}

/** A student as a list hands it over. */
export async function handedOf(studentId: number, sessionId: number): Promise<Handed> {
  const [student] = await sql<Payer>(
    'SELECT id AS "studentId", code AS "studentCode", name AS "studentName" FROM students WHERE id = $1',
    [studentId],
  );
  if (!student) throw new Error(`There is no student ${studentId}.`);
  return { student, schoolId: 1, sessionId, filters: null };
}

/** The form of a new certificate, once the details of the student are loaded. */
export async function openNew(handed: Handed & { type?: string; from?: string }, options: RenderOptions = {}) {
  const rendered = await renderPortal({ at: NEW, as: 'clerk', state: handed, width: 1366, ...options });
  await screen.findByRole('heading', { level: 2, name: new RegExp(`\\(${handed.student.studentCode}\\)$`) });
  await settle();
  return rendered;
}

export async function openCertificates(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: CERTIFICATES, as: 'clerk', ...options });
  await screen.findByLabelText('Search (Name/No./Code)');
  await settle();
  await waitFor(() => expect(document.querySelector('.portal-table[aria-busy="true"]')).toBeNull());
  return rendered;
}

export const field = (label: string): HTMLInputElement => screen.getByLabelText(label, { selector: 'input' });

/** Types into a field and leaves it. */
export function type(label: string, text: string): void {
  fireEvent.focus(field(label));
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
}

const frame = (): HTMLIFrameElement | null => document.querySelector('iframe.portal-document');

/** The page in the frame on the screen; empty without one. */
export const shownPage = (): string => frame()?.getAttribute('srcdoc') ?? '';

export const sandbox = (): string | null | undefined => frame()?.getAttribute('sandbox');

/** Confirms the question before the issue. */
export async function confirmIssue(document: string): Promise<void> {
  const title = await screen.findByText(`Issue ${document}?`, { selector: '.ant-modal-title' });
  const dialog = title.closest('[role="dialog"]') as HTMLElement;
  const confirm = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Issue Certificate');
  fireEvent.click(confirm as HTMLElement);
}
