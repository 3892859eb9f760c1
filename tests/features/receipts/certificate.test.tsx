import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { makeReceipt, setStatus } from '../../provider/support/receipts';
import { CERTIFICATE, openCertificate } from '../support/certificate';
import { FILTERS, type Payer, payingStudent } from '../support/counter';
import { AANYA, RUNNING_ID } from '../support/students';
import {
  alterResponse,
  countCalls,
  holdResponse,
  loseResponse,
  networkError,
  passThrough,
  replyTo,
  recordCalls,
  rejectWith,
} from '../../support/faults';
import { getDialog, findDialog, getButton, clickButton, waitForEnabled } from '../../support/screen';

let student: Payer;
let token: string;
beforeEach(async () => {
  await resetProvider();
  student = await payingStudent();
  token = await tokenOf('clerk');
});

const pay = async (amountPaid: number, status: 'CONFIRMED' | 'PENDING' = 'CONFIRMED', paymentDate?: string) => {
  const { studentId } = student;
  const receipt = await makeReceipt(token, { studentId, sessionId: RUNNING_ID, amountPaid, paymentDate });
  await setStatus(receipt, status);
};
const step = () => within(screen.getByRole('region', { name: 'Receipts on the certificate' }));

test('RECEIPT-16 RECEIPT-28 RECEIPT-30 in place of the receipt form is what the certificate covers, beside the student and the fees', async () => {
  await pay(6000);
  await pay(120.5);
  await pay(300, 'PENDING');
  await pay(200.25, 'PENDING');
  const { sent } = await openCertificate(student);
  expect(screen.getByRole('heading', { level: 1, name: 'Fee Certificate' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Receipt' })).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'Student and session' })).getByText(student.studentName),
  ).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Fee summary' })).getByText('Discount')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Fee structure' })).getByText('Tuition Fee')).toBeVisible();
  expect(await step().findByText('2 receipts, ₹6,120.50')).toBeVisible();
  expect(step().getByText(/paid from 01\/04\/2026 to 31\/03\/2027, or for this session before/)).toBeVisible();
  expect(
    step().getByText('2 receipts, ₹500.25, still await confirmation and are not on the certificate.'),
  ).toBeVisible();
  expect(getButton('Download PDF')).toHaveFocus();
  expect(countCalls(sent, CERTIFICATE)).toBe(0);
});

test.each([
  ['a student of the last session does not count', '1 receipt, ₹6,000.00', false],
  ['a new student counts', '2 receipts, ₹6,500.00', true],
])('RECEIPT-19 a payment before the session by %s, as on the certificate', async (_who, total, isNew) => {
  await pay(6000);
  await pay(500, 'CONFIRMED', '2026-03-20');
  const { studentId } = student;
  await sql('DELETE FROM enrolments WHERE student_id = $1 AND session_id <> $2', [studentId, RUNNING_ID]);
  if (!isNew)
    await sql(
      `INSERT INTO enrolments (school_id, session_id, student_id, class_id, registration_status, origin, life, name_key, created_at)
       SELECT school_id, (SELECT id FROM sessions WHERE school_id = 1 AND status = 'COMPLETED'), student_id, class_id,
              registration_status, origin, life, name_key, created_at
         FROM enrolments WHERE student_id = $1`,
      [studentId],
    );
  const pages: string[] = [];
  await openCertificate(student, { world: { printPage: (html) => Promise.resolve(void pages.push(html)) } });
  expect(await step().findByText(total)).toBeVisible();
  clickButton('Print');
  await waitFor(() => expect(pages).toHaveLength(1));
  expect(pages[0]).toContain(`${total.split('₹')[1]}</td>`);
  expect(pages[0]?.includes('before it started')).toBe(isNew);
});

test('RECEIPT-17 CALL2-32 Download PDF saves the certificate as a file and says its name; a second copy asked for in the meantime is not made', async () => {
  await pay(6000);
  const saved: string[][] = [];
  const { bodies, fault } = recordCalls(CERTIFICATE);
  await openCertificate(student, { fault, world: { saveFile: (file, name) => void saved.push([file.type, name]) } });
  clickButton('Download PDF');
  clickButton('Print');
  const name = `Fee certificate 1000 ${student.studentName}.pdf`;
  expect(await screen.findByText(`Saved as ${name}`)).toBeVisible();
  expect(saved).toEqual([['application/pdf', name]]);
  expect(bodies).toEqual([{ studentId: student.studentId, sessionId: RUNNING_ID, html: false }]);
});

test('RECEIPT-17 Print hands the page to the browser; the next copy is a duplicate with the same number', async () => {
  await pay(6000);
  const pages: string[] = [];
  await openCertificate(student, { world: { printPage: (html) => Promise.resolve(void pages.push(html)) } });
  clickButton('Print');
  await waitFor(() => expect(pages).toHaveLength(1));
  await waitForResponses();
  clickButton('Print');
  await waitFor(() => expect(pages).toHaveLength(2));
  expect(pages.map((page) => page.includes('DUPLICATE'))).toEqual([false, true]);
  expect(screen.queryByText(/^Saved as/)).toBeNull();
  for (const page of pages) for (const text of [student.studentName, '6,000.00', '1000']) expect(page).toContain(text);
});

test.each(['Download PDF', 'Print'])(
  'RECEIPT-17 %s that fails without words of the provider has the screen’s, and can be tried again',
  async (name) => {
    await pay(6000);
    await openCertificate(student, { fault: replyTo(CERTIFICATE, rejectWith(105, '', { status: 500 })) });
    clickButton(name);
    expect(await screen.findByText('Failed to download fee certificate')).toBeVisible();
    await waitForEnabled(() => getButton(name));
  },
);

test.each([
  ['Download PDF', networkError],
  ['Print', loseResponse],
])(
  'RECEIPT-17 after a %s without a response the screen shows that the certificate may be issued, until it is received',
  async (name, fault) => {
    await pay(6000);
    const pages: string[] = [];
    await openCertificate(student, {
      fault: replyTo(CERTIFICATE, fault, rejectWith(105, 'Not today'), passThrough),
      world: { printPage: (html) => Promise.resolve(void pages.push(html)) },
    });
    const notice = () => step().queryByText(/^The certificate may or may not be issued\. Download or print it again/);
    expect(notice()).toBeNull();
    for (const text of ['Network error occurred', 'Not today']) {
      clickButton(name);
      expect(await screen.findByText(text)).toBeVisible();
      await waitForEnabled(() => getButton(name));
      expect(notice()).toBeVisible();
    }
    clickButton('Print');
    await waitFor(() => expect(pages).toHaveLength(1));
    await waitFor(() => expect(notice()).toBeNull());
    expect(pages[0]).toContain('1000');
  },
);

test('RECEIPT-19 CODE-147 what the provider refuses is shown in its words', async () => {
  await pay(6000);
  await openCertificate(student);
  await sql('DELETE FROM receipts WHERE student_id = $1', [student.studentId]);
  clickButton('Download PDF');
  expect(await screen.findByText('No confirmed receipt of a payment in this session')).toBeVisible();
});

test('RECEIPT-19 with nothing confirmed there is no certificate to ask for, and the screen says why', async () => {
  await pay(300, 'PENDING');
  await openCertificate(student);
  expect(await step().findByText(/^This session has no confirmed receipt/)).toBeVisible();
  expect(
    step().getByText('1 receipt, ₹300.00, still awaits confirmation and is not on the certificate.'),
  ).toBeVisible();
  for (const name of ['Download PDF', 'Print']) expect(getButton(name)).toBeDisabled();
  expect(getButton('Next student')).toHaveFocus();
});

test('where the receipts cannot be read the certificate can still be had', async () => {
  await pay(6000);
  const list = 'POST /receipt/student/receipts?size=100';
  const part = alterResponse((data) => ({ ...data, totalElements: 101 }));
  await openCertificate(student, { fault: replyTo(list, rejectWith(105, '', { status: 500 }), part) });
  expect(await screen.findByText('Failed to load receipts. Please try again.')).toBeVisible();
  expect(getButton('Download PDF')).toBeEnabled();
  // Of more receipts than are read nothing is shown: the older ones are not known.
  clickButton('Retry');
  const earlier = within(screen.getByRole('region', { name: 'Earlier receipts' }));
  expect(await earlier.findByText('₹6,000.00')).toBeVisible();
  expect(document.querySelector('.receipt-certificate-facts[role="status"]')).toBeEmptyDOMElement();
  expect(getButton('Download PDF')).toBeEnabled();
});

test('RECEIPT-48 STUDENT-76 Next student picks whose certificate is next, and Close leads back to the list with its filters', async () => {
  await pay(6000);
  const { bodies, fault } = recordCalls('POST /student/all/paged?pages=0&size=10');
  const { path, router } = await openCertificate(student, { fault });
  clickButton('Next student');
  const title = 'Choose a student for the fee certificate';
  await findDialog(title);
  const search = within(getDialog(title)).getByLabelText('Student (Name/Code)');
  fireEvent.change(search, { target: { value: `${AANYA.code} aanya` } });
  await waitFor(() => expect(getDialog(title).querySelectorAll('[role="option"]')).toHaveLength(1));
  fireEvent.keyDown(search, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(router.state.location.state).toMatchObject({ student: { studentCode: AANYA.code } }));
  expect(router.state.location.state).toMatchObject({ certificate: true, filters: FILTERS, sessionId: RUNNING_ID });
  expect(bodies.at(-1)).toMatchObject({
    ...{ registrationStatus: 'COMPLETE', includeDisabled: false, includeBlocked: false },
  });
  await screen.findByRole('button', { name: 'Download PDF' });
  await waitForResponses();
  clickButton('Close');
  await waitFor(() => expect(path()).toBe('/receipts/management'));
  expect(router.state.location.state).toMatchObject({ student: { studentCode: AANYA.code }, filters: FILTERS });
});

test('C1 a double click creates one document', async () => {
  await pay(6000);
  const gate = holdResponse();
  const { sent } = await openCertificate(student, {
    fault: replyTo(CERTIFICATE, gate.reply),
    world: { saveFile: () => undefined },
  });
  clickButton('Download PDF');
  await waitFor(() => expect(getButton('Download PDF').className).toContain('loading'));
  expect(getButton('Print').className).not.toContain('loading');
  clickButton('Download PDF');
  gate.release();
  expect(await screen.findByText(/^Saved as/)).toBeVisible();
  expect(countCalls(sent, CERTIFICATE)).toBe(1);
});
