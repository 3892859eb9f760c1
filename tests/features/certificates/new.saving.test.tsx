// What happens to the values of a certificate when its issue fails, and after an expired sign-in.
import { issued, leaver, stored, TRANSFER } from '../../provider/support/studentCertificates';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { confirmIssue, ISSUE, NEW, handoverOf, openNewCertificate, type Handover } from '../support/certificates';
import { signInAs } from '../support/signingIn';
import {
  getField,
  fillField,
  findDialog,
  navigateTo,
  getButton,
  clickButton,
  waitForEnabled,
} from '../../support/screen';
import {
  combineFaults,
  countCalls,
  loseResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  unauthorised,
} from '../../support/faults';

let token: string;
let handed: Handover & { type: string };
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
  const { studentId, sessionId } = await leaver(token);
  handed = { ...(await handoverOf(studentId, sessionId)), type: 'TRANSFER' };
});

const DOCUMENT = 'Transfer Certificate 1';
const done = () => screen.findByRole('heading', { name: `${DOCUMENT} is issued` });

test.each([
  ['Class of First Admission', ' ', 'Class of first admission is required'],
  ['Conduct', 'अ'.repeat(101), 'Conduct must not be more than 100 characters'],
  ['Date of Application', '', 'Date of application is required'],
  ['Date of Application', '01/01/2090', 'Date of application must not be in the future'],
  ['Date of Leaving', '01/01/2020', 'Date of leaving must not be before the admission date'],
  ['Working Days', '367', 'Working days must be a whole number from 0 to 366'],
  ['Days Present', '5', 'Enter the working days'],
  ['Result', 'Pass', 'Enter the examination of this result'],
  ['Certificate No.', '0', 'Certificate number must be a whole number from 1 to 99999999'],
  ['Remarks', 'a\u202Eb', /^Remarks /],
])('an invalid value of %s (%p) is reported at its field and nothing is sent', async (label, text, message) => {
  const { bodies, fault } = recordCalls(ISSUE);
  await openNewCertificate(handed, { fault });
  await fillField('Class of First Admission', '5');
  for (const name of ['Working Days', 'Last Examination', 'Result']) await fillField(name, '');
  await fillField(label, text);
  clickButton('Issue Certificate');
  expect(await screen.findByText(message, { selector: '.ant-form-item-explain-error' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodies).toEqual([]);
});

test('the problems of the provider are shown at their fields', async () => {
  const problems = [{ path: 'conduct', message: 'Conduct is not known' }];
  await openNewCertificate(handed, {
    fault: replyTo(ISSUE, rejectWith(109, 'Invalid', { data: { problems } }), passThrough),
  });
  await fillField('Class of First Admission', '5');
  clickButton('Issue Certificate');
  await confirmIssue(DOCUMENT);
  expect(await screen.findByText('Conduct is not known')).toBeVisible();
  await waitFor(() => expect(getField('Conduct')).toHaveFocus());
  await fillField('Conduct', 'Very good');
  clickButton('Issue Certificate');
  await confirmIssue(DOCUMENT);
  await done();
});

test('an issue that is rejected shows the reason in the form and keeps the values', async () => {
  await openNewCertificate(handed, { fault: replyTo(ISSUE, rejectWith(112, 'Not today'), passThrough) });
  await fillField('Class of First Admission', '5');
  clickButton('Issue Certificate');
  await confirmIssue(DOCUMENT);
  expect(await screen.findByText('Not today')).toBeVisible();
  expect(getField('Class of First Admission')).toHaveValue('5');
  await fillField('Conduct', 'Very good');
  expect(screen.queryByText('Not today')).toBeNull();
});

test('after a lost response Try again sends the same request and the certificate is issued once', async () => {
  const { bodies, headers, fault } = recordCalls(ISSUE);
  await openNewCertificate(handed, { fault: combineFaults(fault, replyTo(ISSUE, loseResponse, passThrough)) });
  await fillField('Class of First Admission', '5');
  clickButton('Issue Certificate');
  await confirmIssue(DOCUMENT);
  expect(await screen.findByText(/The certificate may or may not be issued\./)).toBeVisible();
  expect(getField('Conduct')).toBeDisabled();
  expect(getButton('Issue Certificate')).toBeDisabled();
  await waitForEnabled(() => getButton('Try again'));
  clickButton('Try again');
  await done();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(new Set(headers.map((sent) => sent.get('Idempotency-Key'))).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('after a lost response of the first certificate of a type Try again sends its number again, and only the unknown result is shown', async () => {
  const { bodies, fault } = recordCalls(ISSUE);
  const { sent } = await openNewCertificate(
    { ...handed, type: 'CHARACTER' },
    { fault: combineFaults(fault, replyTo(ISSUE, loseResponse, passThrough)) },
  );
  const draft = `GET /certificate/draft/CHARACTER/${handed.student.studentId}/${handed.sessionId}`;
  await fillField('Certificate No.', '501');
  clickButton('Issue Certificate');
  await confirmIssue('Character Certificate 501');
  expect(await screen.findByText(/The certificate may or may not be issued\./)).toBeVisible();
  await waitFor(() => expect(countCalls(sent, draft)).toBe(2));
  await waitForResponses();
  expect(getField('Certificate No.')).toHaveValue('501');
  expect(screen.queryByText(/^Character Certificate 501 was issued on/)).toBeNull();
  await waitForEnabled(() => getButton('Try again'));
  clickButton('Try again');
  expect(await screen.findByRole('heading', { name: 'Character Certificate 501 is issued' })).toBeVisible();
  expect(bodies[1]).toEqual(bodies[0]);
  expect(await stored()).toEqual([{ type: 'CHARACTER', no: 501 }]);
});

test('a certificate whose result is unknown when the sign-in expires is sent again as it was', async () => {
  const { bodies, headers, fault } = recordCalls(ISSUE);
  const rendered = await openNewCertificate(
    { ...handed, type: 'CHARACTER' },
    {
      fault: combineFaults(
        fault,
        replyTo(ISSUE, loseResponse, unauthorised, passThrough),
        replyTo('POST /auth/refreshToken', unauthorised),
      ),
    },
  );
  await fillField('Certificate No.', '501');
  clickButton('Issue Certificate');
  await confirmIssue('Character Certificate 501');
  await waitForEnabled(() => getButton('Try again'));
  clickButton('Try again');
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'clerk');
  await screen.findByText('Welcome, Ramesh Gupta!');
  await navigateTo(rendered, NEW, { ...handed, type: 'CHARACTER' });
  await waitForEnabled(() => getButton('Try again'));
  await waitForResponses();
  expect(getField('Certificate No.')).toHaveValue('501');
  clickButton('Try again');
  expect(await screen.findByRole('heading', { name: 'Character Certificate 501 is issued' })).toBeVisible();
  expect(bodies.at(-1)).toEqual(bodies[0]);
  expect(new Set(headers.map((sent) => sent.get('Idempotency-Key'))).size).toBe(1);
});

test('a certificate that another user issued in between is shown instead of the form', async () => {
  await openNewCertificate(handed);
  await fillField('Class of First Admission', '5');
  const { studentId } = handed.student;
  await issued(token, { studentId, sessionId: handed.sessionId }, TRANSFER);
  clickButton('Issue Certificate');
  await confirmIssue(DOCUMENT);
  expect(await screen.findByText(/^Transfer Certificate 1 was issued on/)).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

test('edited values survive an expired sign-in', async () => {
  const expired = combineFaults(
    replyTo(ISSUE, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await openNewCertificate(handed, { fault: expired });
  await fillField('Conduct', 'Excellent');
  await fillField('Class of First Admission', '5');
  clickButton('Issue Certificate');
  await confirmIssue(DOCUMENT);
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'clerk');
  await screen.findByText('Welcome, Ramesh Gupta!');
  await navigateTo(rendered, NEW, handed);
  expect(await screen.findByText('Your draft was restored. The certificate is not issued.')).toBeVisible();
  expect(await screen.findByLabelText('Conduct')).toHaveValue('Excellent');
  expect(getField('Reason for Leaving')).toHaveValue('Moves to Jodhpur');
  await navigateTo(rendered, '/dashboard');
  await findDialog('Unsaved changes');
});

test('edited values ask before the certificate of another student', async () => {
  const rendered = await openNewCertificate(handed);
  await fillField('Conduct', 'Excellent');
  await navigateTo(rendered, NEW, await handoverOf(handed.student.studentId - 1, handed.sessionId));
  expect(await findDialog('Unsaved changes')).toBeVisible();
});

test('edited values stay after a navigation to the same certificate', async () => {
  const rendered = await openNewCertificate(handed);
  await fillField('Conduct', 'Excellent');
  await navigateTo(rendered, NEW, { ...handed });
  expect(await screen.findByLabelText('Conduct')).toHaveValue('Excellent');
});
