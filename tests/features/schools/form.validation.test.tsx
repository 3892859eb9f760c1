import { fireEvent } from '@testing-library/react';
import { fields } from '@/features/schools/form/schoolForm';
import { fieldProblem } from '@/shared/forms';
import { SCHOOL } from '../../support/entities/schools';
import { typedIn } from '../../support/entities/table';
import { pngFile } from '../../support/pictures';
import { resetProvider, sql } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { fillNewSchool, openNalanda, openNewSchool, clickCreateSchool, clickSave } from '../support/schools';
import { countCalls } from '../../support/faults';
import { waitForValidField, getField, fillField, waitForFieldError } from '../../support/screen';

beforeAll(resetProvider);

const POST = 'POST /school';
const STARTS = typedIn(SCHOOL, 'start').map(({ title }) => title);

test('SCHOOL-21 SCHOOL-23 SCHOOL-29 SCHOOL-37 SCHOOL-40 an empty form reports the four missing fields and sends nothing', async () => {
  const { sent } = await openNewSchool();
  clickCreateSchool();
  const messages = {
    'School logo': 'School logo is required',
    'School name': 'School name must not be blank',
    Address: 'Address is required',
    Phone: 'Either phone or mobile number is required',
  };
  for (const [label, message] of Object.entries(messages)) await waitForFieldError(label, message);
  const shown = [...document.querySelectorAll('.ant-form-item-explain-error')].map(({ textContent }) => textContent);
  expect(shown.sort()).toEqual(Object.values(messages).sort());
  expect(countCalls(sent, POST)).toBe(0);
});

test('the focus moves to the first invalid field', async () => {
  const { user } = await openNewSchool();
  await fillNewSchool(user, { Address: ' ', 'School name': 'x'.repeat(101) });
  await fillField('Email', 'nobody');
  clickCreateSchool();
  await waitFor(() => expect(getField('School name')).toHaveFocus());
  await fillField('School name', 'Gyan Deep');
  clickCreateSchool();
  await waitFor(() => expect(getField('Address')).toHaveFocus());
  await fillField('Address', 'Ajmer');
  clickCreateSchool();
  await waitFor(() => expect(getField('Email')).toHaveFocus());
});

interface Rule {
  ids: string;
  field: Exclude<keyof typeof fields, 'logo'>;
  good: string[];
  bad: string[];
  message: string;
}
const digits = (count: number) => '1234567890123456789'.slice(0, count);
const RULES: Rule[] = [
  {
    ids: 'SCHOOL-21',
    field: 'schoolName',
    good: ['A'],
    bad: ['   '],
    message: 'School name must not be blank',
  },
  {
    ids: 'SCHOOL-22 CONST-14',
    field: 'schoolName',
    good: ['x'.repeat(100)],
    bad: ['x'.repeat(101)],
    message: 'School name must not be more than 100 characters',
  },
  {
    ids: 'SCHOOL-23 SCHOOL-40',
    field: 'address',
    good: ['A'],
    bad: ['  '],
    message: 'Address is required',
  },
  {
    ids: 'SCHOOL-23 SCHOOL-40 CONST-14',
    field: 'address',
    good: ['x'.repeat(255)],
    bad: ['x'.repeat(256)],
    message: 'Address must not be more than 255 characters',
  },
  {
    ids: 'SCHOOL-24 SCHOOL-27 SCHOOL-40 CONST-14',
    field: 'principal',
    good: ['', 'x'.repeat(100)],
    bad: ['x'.repeat(101)],
    message: 'Principal name must not be more than 100 characters',
  },
  {
    ids: 'SCHOOL-25 SCHOOL-27 SCHOOL-40 CONST-14',
    field: 'letterNo',
    good: ['', 'x'.repeat(50)],
    bad: ['x'.repeat(51)],
    message: 'Letter number must not be more than 50 characters',
  },
  {
    ids: 'beyond',
    field: 'upiId',
    good: ['', ' ', 'gyan.jyoti-1_2@upi'],
    bad: ['gyan', 'gyan@', '@upi', 'gyan jyoti@upi', 'gyan@up-i', 'ज्ञान@upi'],
    message: 'UPI id must read like name@bank',
  },
  {
    ids: 'beyond',
    field: 'certificateWording',
    good: ['', 'x'.repeat(500), 'Under Section 80C\nof the Act'],
    bad: ['x'.repeat(501)],
    message: 'Wording must not be more than 500 characters',
  },
  {
    ids: 'SCHOOL-26 SCHOOL-27',
    field: 'contactEmail',
    good: ['', ' ', 'office@school.example'],
    bad: ['office', 'office@', '@school.example', 'office@school', 'a b@school.example'],
    message: 'Email must be valid format',
  },
  {
    ids: 'SCHOOL-28 SCHOOL-30 SCHOOL-40 CONST-13',
    field: 'contactPhone',
    good: [digits(10), digits(12), '+91-141-234 5678', `${'+'.repeat(10)}${digits(10)}`, ''],
    bad: [digits(9), digits(13), '+ -', `${'+'.repeat(11)}${digits(10)}`],
    message: 'Phone number must be 10 to 12 digits',
  },
  {
    ids: 'SCHOOL-28 SCHOOL-30 SCHOOL-40 CONST-13',
    field: 'contactMobile',
    good: ['', digits(10), digits(12), `${'+'.repeat(10)}${digits(10)}`],
    bad: [digits(9), digits(13), `${'+'.repeat(11)}${digits(10)}`],
    message: 'Phone number must be 10 to 12 digits',
  },
  {
    ids: 'SCHOOL-31 SCHOOL-40 CONST-16',
    field: 'studentCodeStartFrom',
    good: ['1', '99999999'],
    bad: [''],
    message: 'Student code start from is required',
  },
  {
    ids: 'SCHOOL-31 CONST-16',
    field: 'studentCodeStartFrom',
    good: ['00000001'],
    bad: ['0', '00000000', '000000001', '100000000', '1e4', '-1'],
    message: 'Student code start from must be between 1 and 99999999',
  },
  {
    ids: 'SCHOOL-32 SCHOOL-40 CONST-16',
    field: 'feeReceiptStartFrom',
    good: ['1000', '99999999'],
    bad: ['0', '999', '100000000', '1e4'],
    message: 'Fee receipt start from must be between 1000 and 99999999',
  },
  {
    ids: 'SCHOOL-32 SCHOOL-40',
    field: 'feeReceiptStartFrom',
    good: ['1001'],
    bad: [''],
    message: 'Fee receipt start from is required',
  },
  {
    ids: 'SCHOOL-33 SCHOOL-40 CONST-16',
    field: 'feeCertificateStartFrom',
    good: ['1000', '99999999'],
    bad: ['0', '999', '100000000', '1e4'],
    message: 'Fee certificate start from must be between 1000 and 99999999',
  },
  {
    ids: 'SCHOOL-33 SCHOOL-40',
    field: 'feeCertificateStartFrom',
    good: ['1001'],
    bad: [''],
    message: 'Fee certificate start from is required',
  },
];
const rules = RULES.map((rule) => ({ ...rule, label: SCHOOL[rule.field].title }));
test.each(rules)('$ids $label: $message', ({ field, good, bad, message }) => {
  for (const value of good) expect([value, fieldProblem(fields[field], value)]).toEqual([value, null]);
  for (const value of bad) expect([value, fieldProblem(fields[field], value)]).toEqual([value, message]);
});

test('SCHOOL-21..26 SCHOOL-28 SCHOOL-31..33 SCHOOL-40 every field of the form is validated once it is touched, and accepts a valid value', async () => {
  const { sent } = await openNewSchool();
  for (const { label, good } of rules) await fillField(label, good[0] || 'x');
  await fillField('Email', 'office@school.example');
  await fillField('Phone', '0141 2345679');
  await fillField('Mobile', '9829012345');
  for (const { label, bad, message } of rules) {
    await fillField(label, bad[0] ?? '');
    await waitForFieldError(label, message);
  }
  for (const { label, good } of rules) {
    await fillField(label, good[0] ?? '');
    await waitForValidField(label);
  }
  expect(countCalls(sent, POST)).toBe(0);
});

test('SCHOOL-28 SCHOOL-29 a mobile number or a phone number alone is enough, blanks in both fields are not', async () => {
  await openNewSchool();
  await fillField('Phone', '  ');
  await fillField('Mobile', '  ');
  clickCreateSchool();
  await waitForFieldError('Phone', 'Either phone or mobile number is required');
  await fillField('Mobile', '9829012345');
  await waitForValidField('Phone');
  await fillField('Mobile', '');
  await waitForFieldError('Phone', 'Either phone or mobile number is required');
  await fillField('Phone', '0141 2345679');
  await waitForValidField('Phone');
  await waitForValidField('Mobile');
});

test('SCHOOL-28 SCHOOL-30 phone and mobile accept typed digits, space, plus and minus; a pasted text is not cut', async () => {
  const { user } = await openNewSchool();
  for (const label of ['Phone', 'Mobile']) {
    await user.type(getField(label), '+91 (0141) 23-a4/5.');
    expect(getField(label)).toHaveValue('+91 0141 23-45');
    await fillField(label, `tel. +91 ${digits(10)}`);
    expect(getField(label)).toHaveValue(`tel. +91 ${digits(10)}`);
    await waitForFieldError(label, 'Phone number must be 10 to 12 digits');
    await fillField(label, `+91${' '.repeat(9)}(${digits(10)}).`);
    expect(getField(label)).toHaveValue(`+91 ${digits(10)}`);
    await waitForValidField(label);
    await fillField(label, `${'+ '.repeat(6)}${digits(10)}`);
    await waitForFieldError(label, 'Phone number must be 10 to 12 digits');
  }
});

test('SCHOOL-31 SCHOOL-32 SCHOOL-33 SCHOOL-34 SCHOOL-36 CONST-16 the start numbers of a new school can be changed, accept digits only, and report more than eight digits', async () => {
  const { user } = await openNewSchool();
  for (const label of STARTS) {
    const limits = `${label} must be between ${label === 'Student code start from' ? 1 : 1000} and 99999999`;
    expect(getField(label)).toHaveValue('1000');
    expect(getField(label)).not.toHaveAttribute('readonly');
    await user.clear(getField(label));
    await user.type(getField(label), '-1a.2 3,45e6789');
    expect(getField(label)).toHaveValue('123456789');
    await waitForFieldError(label, limits);
    await fillField(label, '5,000.00');
    expect(getField(label)).toHaveValue('5000');
    for (const pasted of ['₹ 5,000', '5,000.50']) {
      await fillField(label, '5000');
      await waitForValidField(label);
      await fillField(label, pasted);
      expect(getField(label)).toHaveValue(pasted);
      await waitForFieldError(label, limits);
    }
  }
});

test('SCHOOL-16 SCHOOL-36 SCHOOL-37 the start numbers of a school are read-only, and it needs no new logo', async () => {
  const { sent } = await openNalanda();
  for (const label of STARTS) expect(getField(label)).toHaveAttribute('readonly');
  expect(STARTS.map((label) => (getField(label) as HTMLInputElement).value)).toEqual(['5000', '20000', '3000']);
  clickSave();
  expect(await screen.findByText('School updated successfully')).toBeVisible();
  expect(countCalls(sent, 'PUT /school/2')).toBe(1);
});

test.each([
  ['student code', [null, 20_000, 3000]],
  ['fee receipt', [5000, null, 3000]],
  ['fee certificate', [5000, 20_000, null]],
])('SCHOOL-36 SCHOOL-37 the %s start number that a school has not set yet can be set', async (_series, starts) => {
  await sql(
    `UPDATE schools SET student_code_start_from = $1, fee_receipt_start_from = $2, fee_certificate_start_from = $3,
            logo_id = NULL WHERE id = 2`,
    starts,
  );
  await openNalanda();
  expect(STARTS.map((label) => getField(label).hasAttribute('readonly'))).toEqual(
    starts.map((start) => start !== null),
  );
  // Nor does a school without a logo need one.
  await fillField(STARTS[starts.indexOf(null)] ?? '', '7000');
  clickSave();
  expect(await screen.findByText('School updated successfully')).toBeVisible();
});

const ofBytes = (bytes: number) => new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });
const choose = (file: File) => fireEvent.change(getField('School logo'), { target: { files: [file] } });

test('SCHOOL-38 a file that is no image is rejected', async () => {
  await openNewSchool();
  choose(new File(['%PDF-1.7'], 'logo.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Please select a valid image file (JPG, PNG, etc.).')).toBeVisible();
  expect(screen.queryByText('logo.pdf')).toBeNull();
  clickCreateSchool();
  await waitFor(() => expect(document.getElementById('logo_help')).toHaveTextContent('School logo is required'));
});

test('SCHOOL-39 CONST-12 an image of 2097152 bytes is rejected, one of 2097151 is accepted', async () => {
  await openNewSchool();
  choose(ofBytes(2_097_152));
  expect(await screen.findByText('Image size should be less than 2MB.')).toBeVisible();
  expect(screen.queryByText('logo.png')).toBeNull();
  choose(ofBytes(2_097_151));
  expect(await screen.findByText('logo.png')).toBeVisible();
  expect(screen.queryByText('Image size should be less than 2MB.')).toBeNull();
});

test('TABLE-14 the chosen logo is shown and can be removed', async () => {
  const { user } = await openNewSchool();
  await user.upload(getField('School logo'), pngFile('crest.png'));
  expect(await screen.findByRole('img', { name: 'Chosen image' })).toBeVisible();
  expect(screen.getByText('crest.png')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('img', { name: 'No image' })).toBeVisible();
});
