import { fireEvent } from '@testing-library/react';
import { issued, leaver, stored } from '../../provider/support/studentCertificates';
import { newPupil } from '../../provider/support/studentFees';
import { renderPortal, screen, useProviderDate, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { recordVisits } from '../support/life';
import {
  CERTIFICATE_LIST,
  confirmIssue,
  ISSUE,
  NEW,
  handoverOf,
  openNewCertificate,
  previewSandbox,
  previewHtml,
} from '../support/certificates';
import { countCalls, recordCalls } from '../../support/faults';
import {
  findDialog,
  navigateTo,
  getField,
  fillField,
  getButton,
  chooseOption,
  optionsOf,
  queryDatabase,
  selectedText,
  clickButton,
} from '../../support/screen';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

const whoLeft = async () => {
  const { studentId, sessionId } = await leaver(token, { studentName: 'Aarav Sharma' });
  return { ...(await handoverOf(studentId, sessionId)), type: 'TRANSFER' };
};
const whoStays = async () => {
  const { studentId, sessionId } = await newPupil(token, '5');
  return handoverOf(studentId, sessionId);
};

test('without a student that was handed over the list of certificates opens', async () => {
  const { path, sent } = await renderPortal({ at: NEW, as: 'clerk' });
  await waitFor(() => expect(path()).toBe('/certificates'));
  await waitForResponses();
  expect(countCalls(sent, CERTIFICATE_LIST)).toBe(1);
});

test('the form of a transfer certificate begins with the details of the records and its first field', async () => {
  const handed = await whoLeft();
  await openNewCertificate(handed);
  expect([selectedText('Certificate'), selectedText('Session')]).toEqual(['Transfer Certificate', '2026 - 2027']);
  expect(getField('Conduct')).toHaveValue('Good');
  expect(getField('Date of Leaving')).toHaveValue('15/07/2026');
  expect(getField('Reason for Leaving')).toHaveValue('Moves to Jodhpur');
  expect(getField('Certificate No.')).toHaveValue('');
  expect(getField('Class of First Admission')).toHaveFocus();
  expect(screen.getByText(/^₹[\d,.]+ of 2026 - 2027 is still due\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Student' })).toHaveAttribute(
    'href',
    `/students/edit?id=${handed.student.studentId}&session=${handed.sessionId}`,
  );
});

test('SESSION-69 the sessions of a certificate leave out a disabled one', async () => {
  await queryDatabase("UPDATE sessions SET disabled = true WHERE school_id = 1 AND name = '2025 - 2026'");
  await openNewCertificate(await whoStays());
  expect(await optionsOf('Session')).toEqual(['2027 - 2028', '2026 - 2027']);
});

test('the issue is confirmed once, sends the fields of the type, and leads to Print with the focus on it', async () => {
  const handed = await whoLeft();
  const { bodies, headers, fault } = recordCalls(ISSUE);
  const pages: string[] = [];
  const { sent } = await openNewCertificate(handed, {
    fault,
    world: { printPage: (html) => Promise.resolve(void pages.push(html)) },
  });
  await fillField('Certificate No.', '41');
  await fillField('Class of First Admission', ' 5 ');
  await fillField('Working Days', '220');
  await fillField('Days Present', '204');
  clickButton('Issue Certificate');
  expect(await screen.findByText('The values cannot be changed afterwards.')).toBeVisible();
  expect(bodies).toEqual([]);
  await confirmIssue('Transfer Certificate 41');
  expect(await screen.findByRole('heading', { name: 'Transfer Certificate 41 is issued' })).toBeVisible();
  expect(bodies).toEqual([
    {
      ...{ type: 'TRANSFER', studentId: handed.student.studentId, sessionId: handed.sessionId, firstNo: 41 },
      ...{ admissionClass: '5', conduct: 'Good', workingDays: 220, daysPresent: 204 },
      ...{ applicationDate: '2026-07-15', leavingDate: '2026-07-15', reason: 'Moves to Jodhpur' },
    },
  ]);
  expect(headers[0]?.get('Idempotency-Key')).toMatch(/\S{16,}/);
  expect(await stored()).toEqual([{ type: 'TRANSFER', no: 41 }]);
  expect(getButton('Print')).toHaveFocus();
  await waitFor(() => expect(previewHtml()).toContain('Aarav Sharma'));
  expect(previewSandbox()).toBe('');
  clickButton('Print');
  await waitFor(() => expect(getButton('Next student')).toHaveFocus());
  expect(pages).toHaveLength(1);
  expect(pages[0]).not.toContain('DUPLICATE');
  await waitFor(() => expect(previewHtml()).toContain('DUPLICATE'));
  expect(countCalls(sent, ISSUE)).toBe(1);
});

test('Change in the question sends nothing and keeps the values', async () => {
  const { sent } = await openNewCertificate(await whoLeft());
  await fillField('Class of First Admission', '5');
  clickButton('Issue Certificate');
  await findDialog('Issue Transfer Certificate 1?');
  clickButton('Change');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(getField('Class of First Admission')).toHaveValue('5');
  expect(countCalls(sent, ISSUE)).toBe(0);
});

test('a bonafide certificate is offered for an active student, and after the first one with the next number as text', async () => {
  const handed = await whoStays();
  const { studentId } = handed.student;
  await issued(token, { studentId, sessionId: handed.sessionId }, { type: 'BONAFIDE', firstNo: 7 });
  await openNewCertificate(handed);
  expect(selectedText('Certificate')).toBe('Bonafide Certificate');
  expect(screen.getByText('Certificate No. 8')).toBeVisible();
  expect(screen.queryByLabelText('Certificate No.')).toBeNull();
  expect(screen.getByText('Bonafide Certificate 7 was issued on 15/07/2026.')).toBeVisible();
  await fillField('Purpose', 'to open a bank account');
  clickButton('Issue Certificate');
  await confirmIssue('Bonafide Certificate 8');
  expect(await screen.findByRole('heading', { name: 'Bonafide Certificate 8 is issued' })).toBeVisible();
});

test('another type brings its own fields and keeps the values that were edited', async () => {
  await openNewCertificate(await whoLeft());
  await fillField('Conduct', 'Excellent');
  await chooseOption('Certificate', 'Character Certificate');
  expect(getField('Conduct')).toHaveValue('Excellent');
  expect(screen.queryByLabelText('Reason for Leaving')).toBeNull();
  await chooseOption('Certificate', 'Transfer Certificate');
  expect(getField('Conduct')).toHaveValue('Excellent');
  expect(getField('Reason for Leaving')).toHaveValue('Moves to Jodhpur');
});

test('Next student finds students who left, and Close returns to the screen that led to the form', async () => {
  const handed = await whoLeft();
  const other = await leaver(token, { studentName: 'Devansh Mathur' });
  const rendered = await openNewCertificate({ ...handed, from: '/students/tc-list' });
  await fillField('Class of First Admission', '5');
  clickButton('Issue Certificate');
  await confirmIssue('Transfer Certificate 1');
  await screen.findByRole('heading', { name: 'Transfer Certificate 1 is issued' });
  const visits = recordVisits(rendered);
  clickButton('Next student');
  const dialog = await findDialog('Choose a student for the certificate');
  const box = dialog.querySelector('.student-search-box input') as HTMLElement;
  fireEvent.change(box, { target: { value: 'Devansh Mathur' } });
  await waitFor(() => expect(dialog.querySelectorAll('[role="option"]')).toHaveLength(1));
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' });
  await screen.findByRole('heading', { level: 2, name: /^Devansh Mathur/ });
  expect(visits[0]).toMatchObject({
    path: NEW,
    state: { student: { studentId: other.studentId }, type: 'TRANSFER', from: '/students/tc-list' },
  });
  expect(screen.getByText('Certificate No. 2')).toBeVisible();
  clickButton('Close');
  await waitFor(() => expect(rendered.path()).toBe('/students/tc-list'));
});

test('a link asks before edited values are lost; unchanged details are left at once', async () => {
  const rendered = await openNewCertificate(await whoLeft());
  await navigateTo(rendered, '/dashboard');
  await waitFor(() => expect(rendered.path()).toBe('/dashboard'));
  await navigateTo(rendered, -1);
  await screen.findByLabelText('Conduct');
  await fillField('Conduct', 'Very good');
  await navigateTo(rendered, '/dashboard');
  await findDialog('Unsaved changes');
  clickButton('Stay');
  expect(getField('Conduct')).toHaveValue('Very good');
});

describe('at a computer whose clock is a day behind', () => {
  afterEach(() => void jest.useRealTimers());

  test('a transfer certificate is issued with the day of the leaving, which is today at the provider', async () => {
    const handed = await whoLeft();
    useProviderDate();
    jest.setSystemTime(Date.parse('2026-07-14T06:00:00Z'));
    const record = recordCalls(ISSUE);
    await openNewCertificate(handed, { fault: record.fault });
    await fillField('Certificate No.', '41');
    await fillField('Class of First Admission', '5');
    clickButton('Issue Certificate');
    await confirmIssue('Transfer Certificate 41');
    await waitFor(() => expect(record.bodies).toHaveLength(1));
    expect(record.bodies[0]).toMatchObject({ applicationDate: '2026-07-15', leavingDate: '2026-07-15' });
    await waitForResponses();
  });
});
