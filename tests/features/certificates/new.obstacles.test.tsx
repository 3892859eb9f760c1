import { issued, leaver, TRANSFER } from '../../provider/support/studentCertificates';
import { newPupil } from '../../provider/support/studentFees';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { TC, recordVisits } from '../support/life';
import { PREVIEW, handoverOf, openNewCertificate, previewHtml } from '../support/certificates';
import { RUNNING_ID } from '../support/students';
import { countCalls, replyTo, passThrough, rejectWith } from '../../support/faults';
import { fillField, chooseOption, optionsOf, clickButton } from '../../support/screen';
import { setPrivileges, withdrawPrivileges } from '../../provider/support/privileges';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

const noIssue = () => expect(screen.queryByRole('button', { name: 'Issue Certificate' })).toBeNull();

test('without a TC receipt a transfer certificate cannot be issued, and the link opens a receipt of type TC', async () => {
  const { studentId, sessionId } = await newPupil(token, '5');
  const handed = await handoverOf(studentId, sessionId);
  const rendered = await openNewCertificate({ ...handed, type: 'TRANSFER' });
  expect(screen.getByText(/^The TC of this student is not issued\./)).toBeVisible();
  noIssue();
  expect(countCalls(rendered.sent, PREVIEW)).toBe(0);
  const visits = recordVisits(rendered);
  await rendered.user.click(screen.getByRole('link', { name: 'Create TC Receipt' }));
  await screen.findByRole('button', { name: 'Save Receipt' });
  expect(visits.at(-1)).toEqual({
    path: '/receipts/fee',
    state: { student: handed.student, sessionId, filters: null, receiptType: 'TC' },
  });
  expect(screen.getByText('Saving this receipt issues the transfer certificate.')).toBeVisible();
  expect(screen.getByLabelText('Amount')).toHaveValue('');
});

test('a user without the receipt list sees the obstacle without the link', async () => {
  const { studentId, sessionId } = await newPupil(token, '5');
  await withdrawPrivileges('clerk', 'LIST_RECEIPT');
  await openNewCertificate({ ...(await handoverOf(studentId, sessionId)), type: 'TRANSFER' });
  expect(screen.getByText(/^The TC of this student is not issued\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create TC Receipt' })).toBeNull();
});

test('for a departure with a valid certificate that certificate is shown, printed and saved instead of the form', async () => {
  const { studentId, sessionId } = await leaver(token);
  await issued(token, { studentId, sessionId }, { ...TRANSFER, firstNo: 9 });
  const saved: string[] = [];
  const pages: string[] = [];
  await openNewCertificate(
    { ...(await handoverOf(studentId, sessionId)), type: 'TRANSFER' },
    {
      world: {
        saveFile: (_file, name) => void saved.push(name),
        printPage: (html) => Promise.resolve(void pages.push(html)),
      },
    },
  );
  expect(screen.getByText('Transfer Certificate 9 was issued on 15/07/2026.')).toBeVisible();
  expect(screen.getByText(/only after this certificate is cancelled/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Certificates' })).toHaveAttribute(
    'href',
    '/certificates#certificateType=TRANSFER',
  );
  noIssue();
  await waitFor(() => expect(previewHtml()).toContain('Transfer Certificate'));
  clickButton('Download PDF');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await screen.findByText(`Saved as ${saved[0]}`)).toBeVisible();
  clickButton('Print');
  await waitFor(() => expect(pages).toHaveLength(1));
});

test('a student who left gets no bonafide certificate, but a character certificate', async () => {
  await openNewCertificate({ ...(await handoverOf(TC.studentId, RUNNING_ID)), type: 'BONAFIDE' });
  expect(screen.getByText(/^This student has left\./)).toBeVisible();
  noIssue();
  await chooseOption('Certificate', 'Character Certificate');
  expect(screen.getByRole('button', { name: 'Issue Certificate' })).toBeEnabled();
});

test('only the types that the user may issue are offered', async () => {
  const { studentId, sessionId } = await newPupil(token, '5');
  const handed = await handoverOf(studentId, sessionId);
  await withdrawPrivileges('clerk', 'TC_STUDENTS_LIST');
  const rendered = await openNewCertificate({ ...handed, type: 'TRANSFER' });
  expect(await optionsOf('Certificate')).toEqual(['Bonafide Certificate', 'Character Certificate']);
  rendered.leave();
  await setPrivileges('clerk', 'TC_STUDENTS_LIST');
  await withdrawPrivileges('clerk', 'LIST_STUDENT');
  await openNewCertificate(handed);
  expect(await optionsOf('Certificate')).toEqual(['Transfer Certificate']);
});

test('a session without the student is reported in the form, and another session can be chosen', async () => {
  const { studentId, sessionId } = await newPupil(token, '5');
  await openNewCertificate(await handoverOf(studentId, sessionId));
  await chooseOption('Session', '2025 - 2026');
  expect(await screen.findByText(/not enrolled in/)).toBeVisible();
  noIssue();
  await chooseOption('Session', '2026 - 2027');
  expect(await screen.findByRole('button', { name: 'Issue Certificate' })).toBeEnabled();
});

test('details that cannot be loaded are requested again by Retry', async () => {
  const { studentId, sessionId } = await newPupil(token, '5');
  const handed = await handoverOf(studentId, sessionId);
  const call = `GET /certificate/draft/CHARACTER/${studentId}/${sessionId}`;
  await openNewCertificate(handed, { fault: replyTo(call, rejectWith(105, '', { status: 409 }), passThrough) });
  await fillField('Purpose', 'to open a bank account');
  await chooseOption('Certificate', 'Character Certificate');
  expect(await screen.findByText('Failed to load the details of the student')).toBeVisible();
  clickButton('Retry');
  expect(await screen.findByLabelText('Conduct')).toHaveValue('Good');
  await chooseOption('Certificate', 'Bonafide Certificate');
  expect(screen.getByLabelText('Purpose')).toHaveValue('to open a bank account');
});

test('dues of the session and of earlier ones are in one warning', async () => {
  const student = await sql<{ id: number }>("SELECT id FROM students WHERE school_id = 1 AND name = 'Pooja Prajapat'");
  await openNewCertificate({ ...(await handoverOf(student[0]?.id ?? 0, 2)), type: 'CHARACTER' });
  const warning = '₹4,580.50 of 2026 - 2027 is still due. ₹4,820.50 of earlier sessions is still due.';
  expect(await screen.findByText(warning)).toBeVisible();
});

test('without a remaining fee there is no warning', async () => {
  const { studentId, sessionId } = await newPupil(token, '5');
  await sql('UPDATE students SET rte = true WHERE id = $1', [studentId]);
  await openNewCertificate({ ...(await handoverOf(studentId, sessionId)), type: 'CHARACTER' });
  await waitForResponses();
  expect(screen.queryByText(/is still due/)).toBeNull();
});
