import { fireEvent, within } from '@testing-library/react';
import { certificateList } from '@/features/certificates/list/certificateListSlice';
import { cancel, issued, leaver, print, TRANSFER } from '../../provider/support/studentCertificates';
import { newPupil } from '../../provider/support/studentFees';
import { screen, waitFor } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { CERTIFICATE_LIST, NEW, openCertificates, previewSandbox, previewHtml } from '../support/certificates';
import { filterBar, recordVisits } from '../support/life';
import {
  getField,
  getButton,
  columnHeadings,
  getDialog,
  findDialog,
  clickButton,
  waitForTable,
  chooseOption,
  optionsOf,
  openRowMenu,
  selectedText,
  waitForEnabled,
  tableRows,
  clickSearch,
  chooseMenuItem,
  queryDatabase,
} from '../../support/screen';
import { countCalls, loseResponse, replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import { setPrivileges, withdrawPrivileges } from '../../provider/support/privileges';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await sql('DELETE FROM student_certificates');
  await sql("DELETE FROM counters WHERE kind LIKE '%CERTIFICATE%' AND kind <> 'FEE_CERTIFICATE'");
  token = await tokenOf('clerk');
});

const PLAIN = { schoolId: 1, page: 0, size: 10 };
const HINDI = 'लक्ष्मीनारायण वेंकटरमण श्रीनिवास कृष्णमूर्ति चट्टोपाध्याय शेखावत';

/** One transfer certificate (41) and one bonafide certificate (7), the newest first in the list. */
async function twoCertificates() {
  const left = await leaver(token, { studentName: HINDI });
  const transfer = await issued(token, left, { ...TRANSFER, firstNo: 41 });
  const stays = await newPupil(token, '5', { studentName: 'Aarav Sharma' });
  const bonafide = await issued(token, stays, { type: 'BONAFIDE', firstNo: 7 });
  return { left, stays, transfer, bonafide };
}
/** The name, the life cycle state and the registration of a student of the first school in the running session. */
const stateOf = async (code: string) => {
  const [row] = await queryDatabase<{ state: string[] }>(
    `SELECT ARRAY[s.name, s.life, e.registration_status] AS state FROM students s JOIN enrolments e ON e.student_id = s.id
      WHERE s.school_id = 1 AND s.code = $1 AND e.session_id = 2`,
    [code],
  );
  return row?.state;
};
const rowOf = (document: string, name: string) => `${document} of ${name}`;
const TRANSFER_ROW = rowOf('Transfer Certificate 41', HINDI);
const BONAFIDE_ROW = rowOf('Bonafide Certificate 7', 'Aarav Sharma');

test('AUTH-42 the list shows the certificates of the school, the newest first, with their status', async () => {
  const { left, stays, transfer } = await twoCertificates();
  await print(token, transfer.certificateId);
  const { bodies, fault } = recordCalls(CERTIFICATE_LIST);
  await openCertificates({ fault });
  expect(screen.getByRole('heading', { level: 1, name: 'Certificates' })).toBeVisible();
  expect(filterBar()).toEqual({
    fields: ['Search (Name/No./Code)', 'Certificate', 'Session'],
    buttons: ['Search', 'Reset'],
  });
  expect(getField('Search (Name/No./Code)')).toHaveFocus();
  expect(bodies).toEqual([PLAIN]);
  expect(columnHeadings()).toEqual([
    ...['No.', 'Certificate', 'Student Name', 'Class', 'Session', 'Issued on', 'Issued by', 'Status', 'Actions'],
  ]);
  const codes = await sql<{ code: number }>('SELECT code FROM students WHERE id = ANY($1) ORDER BY id DESC', [
    [left.studentId, stays.studentId],
  ]);
  const [first, second] = tableRows();
  expect(first?.slice(0, 3)).toEqual(['7', 'Bonafide Certificate', `Aarav Sharma${codes[0]?.code}`]);
  expect(second?.slice(0, 3)).toEqual(['41', 'Transfer Certificate', `${HINDI}${codes[1]?.code}`]);
  expect(first?.slice(4)).toEqual(['2026 - 2027', '15/07/2026', 'Ramesh Gupta', 'Issued']);
  expect(second?.at(-1)).toBe('Printed');
});

test('the filters restrict the list, the address contains them without the text, and Reset clears them', async () => {
  await twoCertificates();
  const { bodies, fault } = recordCalls(CERTIFICATE_LIST);
  await openCertificates({ fault });
  await chooseOption('Certificate', 'Transfer Certificate');
  await chooseOption('Session', '2026 - 2027');
  fireEvent.change(getField('Search (Name/No./Code)'), { target: { value: ' 41 ' } });
  await clickSearch();
  expect(bodies.at(-1)).toEqual({ ...PLAIN, type: 'TRANSFER', sessionId: 2, searchText: '41' });
  expect(tableRows().map(([number]) => number)).toEqual(['41']);
  expect(window.location.hash).toBe('#certificateType=TRANSFER&sessionId=2');
  clickButton('Reset');
  await waitForTable();
  expect([selectedText('Certificate'), selectedText('Session')]).toEqual(['All', 'All']);
  expect(getField('Search (Name/No./Code)')).toHaveValue('');
  expect(tableRows()).toHaveLength(2);
});

test('without a match the search can be extended to all certificates', async () => {
  await twoCertificates();
  await openCertificates();
  await chooseOption('Certificate', 'Character Certificate');
  expect(await screen.findByText('No certificates found')).toBeVisible();
  fireEvent.change(getField('Search (Name/No./Code)'), { target: { value: 'aarav' } });
  await clickSearch();
  clickButton('Search in all certificates');
  await waitForTable();
  expect(tableRows().map(([number]) => number)).toEqual(['7']);
});

test('Preview shows the document without counting it as printed; Print and Download PDF are offered there', async () => {
  await twoCertificates();
  const pages: string[] = [];
  const { user } = await openCertificates({
    world: { printPage: (html) => Promise.resolve(void pages.push(html)) },
  });
  const entries = await openRowMenu(user, TRANSFER_ROW);
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    ...['Preview', 'Print', 'Download PDF', 'Cancel Certificate'],
  ]);
  await user.click(entries[0] as HTMLElement);
  const dialog = await findDialog('Transfer Certificate 41');
  await waitFor(() => expect(previewHtml()).toContain(HINDI));
  expect(previewHtml()).not.toContain('DUPLICATE');
  expect(previewSandbox()).toBe('');
  expect(tableRows()[1]?.at(-1)).toBe('Issued');
  clickButton('Print', dialog);
  await waitFor(() => expect(tableRows()[1]?.at(-1)).toBe('Printed'));
  expect(pages).toHaveLength(1);
});

test('Print in a row prints a duplicate from the second time on; Download PDF saves a file', async () => {
  await twoCertificates();
  const pages: string[] = [];
  const saved: string[] = [];
  const { user } = await openCertificates({
    world: {
      printPage: (html) => Promise.resolve(void pages.push(html)),
      saveFile: (_file, name) => void saved.push(name),
    },
  });
  for (const times of [1, 2]) {
    await chooseMenuItem(user, BONAFIDE_ROW, 'Print');
    await waitFor(() => expect(pages).toHaveLength(times));
    await waitFor(() => expect(tableRows()[0]?.at(-1)).toBe('Printed'));
  }
  expect(pages.map((page) => page.includes('DUPLICATE'))).toEqual([false, true]);
  await chooseMenuItem(user, BONAFIDE_ROW, 'Download PDF');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatch(/^Bonafide certificate 7 Aarav Sharma\.pdf$/);
});

test('a saved PDF counts as a copy, so that the next print is a duplicate; one that was not delivered does not count', async () => {
  await twoCertificates();
  const pages: string[] = [];
  const saved: string[] = [];
  let isDown = true;
  const { user, sent } = await openCertificates({
    fault: (call, init) => (isDown && call.path.endsWith('/document') ? loseResponse(call, init) : undefined),
    world: {
      printPage: (html) => Promise.resolve(void pages.push(html)),
      saveFile: (_file, name) => void saved.push(name),
    },
  });
  await chooseMenuItem(user, BONAFIDE_ROW, 'Download PDF');
  expect(await screen.findByText(/^Network error/)).toBeVisible();
  expect(sent.some(({ path }) => path.endsWith('/printed'))).toBe(false);
  isDown = false;
  await chooseMenuItem(user, BONAFIDE_ROW, 'Download PDF');
  await waitFor(() => expect(tableRows()[0]?.at(-1)).toBe('Printed'));
  expect(saved).toHaveLength(1);
  await chooseMenuItem(user, BONAFIDE_ROW, 'Print');
  await waitFor(() => expect(pages).toHaveLength(1));
  expect(pages[0]).toContain('DUPLICATE');
});

test('a document that fails is reported, and the list stays', async () => {
  const { bonafide } = await twoCertificates();
  const path = `GET /certificate/${bonafide.certificateId}/document`;
  const failing = rejectWith(105, '', { status: 409 });
  const { user } = await openCertificates({
    fault: (call, init) => (call.path.startsWith(path.slice(4)) ? failing(call, init) : undefined),
  });
  await chooseMenuItem(user, BONAFIDE_ROW, 'Print');
  expect(await screen.findByText('Failed to print the certificate')).toBeVisible();
  await chooseMenuItem(user, BONAFIDE_ROW, 'Download PDF');
  expect(await screen.findByText('Failed to download the certificate')).toBeVisible();
  await chooseMenuItem(user, BONAFIDE_ROW, 'Preview');
  expect(await screen.findByText('Failed to load the certificate')).toBeVisible();
});

const TITLE = 'Cancel Bonafide Certificate 7?';
const reason = () => within(getDialog(TITLE)).getByLabelText('Reason');
const typeReason = (text: string) => void fireEvent.change(reason(), { target: { value: text } });
const send = () => getButton('Cancel Certificate', getDialog(TITLE));

test('a certificate is cancelled with a reason; afterwards it cannot be cancelled again', async () => {
  const { bonafide } = await twoCertificates();
  const { bodies, fault } = recordCalls(`POST /certificate/${bonafide.certificateId}/cancel`);
  const { user, sent } = await openCertificates({ fault });
  await chooseMenuItem(user, BONAFIDE_ROW, 'Cancel Certificate');
  await findDialog(TITLE);
  expect(screen.getByText(/A corrected certificate gets the next number\./)).toBeVisible();
  expect(send()).toBeDisabled();
  typeReason(' Wrong name ');
  await waitForEnabled(send);
  fireEvent.click(send());
  expect(await screen.findByText('Certificate cancelled successfully')).toBeVisible();
  expect(bodies).toEqual([{ reason: 'Wrong name' }]);
  await waitFor(() => expect(tableRows()[0]?.at(-1)).toBe('Cancelled'));
  expect(countCalls(sent, CERTIFICATE_LIST)).toBe(2);
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  const entries = await openRowMenu(user, BONAFIDE_ROW);
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Preview', 'Print', 'Download PDF']);
});

test('a cancellation that fails keeps the reason; one by another user closes the dialog and loads the list again', async () => {
  const { bonafide } = await twoCertificates();
  const call = `POST /certificate/${bonafide.certificateId}/cancel`;
  const { user } = await openCertificates({ fault: replyTo(call, rejectWith(112, 'Not today'), passThrough) });
  await chooseMenuItem(user, BONAFIDE_ROW, 'Cancel Certificate');
  await findDialog(TITLE);
  typeReason('Wrong name');
  await waitForEnabled(send);
  fireEvent.click(send());
  expect(await screen.findByText('Not today')).toBeVisible();
  expect(reason()).toHaveValue('Wrong name');
  await cancel(token, bonafide.certificateId);
  await waitForEnabled(send);
  fireEvent.click(send());
  await waitFor(() => expect(tableRows()[0]?.at(-1)).toBe('Cancelled'));
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
});

test('STUDENT-76 New Certificate finds active students, students who left and a pending registration, but no deleted student, and passes the student on', async () => {
  const { left } = await twoCertificates();
  const rendered = await openCertificates();
  await chooseOption('Certificate', 'Transfer Certificate');
  const visits = recordVisits(rendered);
  clickButton('New Certificate');
  const dialog = await findDialog('Choose a student for the certificate');
  const box = within(dialog).getByLabelText('Student (Name/Code)');
  fireEvent.change(box, { target: { value: '1120' } });
  expect(await within(dialog).findByRole('option')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.change(box, { target: { value: '1120 chirag' } });
  expect(await within(dialog).findByText('No students found matching with the search text')).toBeVisible();
  const found = () =>
    [...dialog.querySelectorAll('[role="option"]')].flatMap((one) => [
      one.textContent,
      one.getAttribute('aria-disabled'),
    ]);
  const states = [
    ['1068', 'Aanya Agarwal', 'ACTIVE', 'COMPLETE'],
    ['1115', 'Pranav Sharma', 'STRUCK_OFF', 'COMPLETE'],
    ['1505', 'Yash Bairwa', 'TC_ISSUED', 'COMPLETE'],
    ['1533', 'Aanya Kumawat', 'ACTIVE', 'PENDING'],
  ] as const;
  for (const [code, name, ...state] of states) {
    expect([code, await stateOf(code)]).toEqual([code, [name, ...state]]);
    fireEvent.change(box, { target: { value: `${code} ${name}` } });
    await waitFor(() => expect(found()).toEqual([expect.stringMatching(`^${name}.*${code} ·`), 'false']));
  }
  fireEvent.change(box, { target: { value: HINDI } });
  await waitFor(() => expect(found()).toEqual([expect.stringContaining(HINDI), 'false']));
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' });
  await screen.findByRole('heading', { level: 1, name: 'New Certificate' });
  expect(visits.find(({ path }) => path === NEW)).toMatchObject({
    path: NEW,
    state: {
      student: { studentId: left.studentId, studentName: HINDI },
      ...{ schoolId: 1, sessionId: 2, filters: { certificateType: 'TRANSFER' } },
    },
  });
});

test('a user without the transfer certificates sees and chooses the other types only', async () => {
  await twoCertificates();
  await withdrawPrivileges('clerk', 'TC_STUDENTS_LIST');
  await openCertificates();
  expect(tableRows().map(([number]) => number)).toEqual(['7']);
  expect(await optionsOf('Certificate')).toEqual(['All', 'Bonafide Certificate', 'Character Certificate']);
});

test('a user without both privileges is refused and issues nothing', async () => {
  await setPrivileges('clerk', 'STUDENT');
  await openCertificates();
  expect(await screen.findByText(/ask an administrator/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New Certificate' })).toBeNull();
});

test('a user of no school chooses the school first', async () => {
  await twoCertificates();
  await openCertificates({ as: 'platform' });
  expect(filterBar().fields).toEqual(['Search (Name/No./Code)', 'School', 'Certificate', 'Session']);
  expect(screen.getByText('Choose a school', { selector: 'p' })).toBeVisible();
  expect(getButton('New Certificate')).toBeDisabled();
  await chooseOption('School', 'Saraswati Vidya Mandir');
  await waitForTable();
  expect(tableRows()).toHaveLength(2);
});

test('a list that cannot be loaded is requested again by Retry', async () => {
  await twoCertificates();
  await openCertificates({ fault: replyTo(CERTIFICATE_LIST, rejectWith(105, '', { status: 409 }), passThrough) });
  expect(await screen.findByText('Failed to load certificates. Please try again.')).toBeVisible();
  clickButton('Retry');
  await waitForTable();
  expect(tableRows()).toHaveLength(2);
});

test('after a reload of the form the list has its filters again', async () => {
  const { left } = await twoCertificates();
  const filters = { ...certificateList.start.filters, certificateType: 'BONAFIDE' };
  const student = { studentId: left.studentId, studentCode: 1, studentName: HINDI };
  const rendered = await openCertificates({ state: { student, filters } });
  expect(selectedText('Certificate')).toBe('Bonafide Certificate');
  expect(rendered.path()).toBe('/certificates');
});
