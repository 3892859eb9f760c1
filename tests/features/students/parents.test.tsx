import { fireEvent } from '@testing-library/react';
import { STUDENT_FIELDS } from '@/api/students';
import { fieldProblem, type FieldFacts } from '@/shared/forms';
import { resetProvider } from '../../support/provider';
import { screen, settle, waitFor } from '../../support/portal';
import { recording } from '../support/faults';
import {
  addParent,
  button,
  clear,
  click,
  closed,
  field,
  mistakes,
  offered,
  openEdit,
  openParent,
  openRegister,
  people,
  pick,
  picked,
  press,
  PUT,
  put,
  studentIn,
} from './support/form';

const parentFields = STUDENT_FIELDS.ParentForm;

beforeAll(resetProvider);

const offeredRelations = (box: HTMLElement, expected: string) => offered('Relation', expected, box);

test('PARENT-01 PARENT-10 ENUM-28 the first free relation is chosen, and only free ones are offered', async () => {
  await openRegister();
  const first = await openParent();
  expect(picked('Relation', first)).toBe('Father');
  expect(await offeredRelations(first, 'Mother')).toEqual(['Father', 'Mother', 'Guardian']);
  put('Name', 'Ramesh Verma', first);
  await press('Add', first);
  await closed();
  const second = await openParent();
  expect(picked('Relation', second)).toBe('Mother');
  expect(await offeredRelations(second, 'Mother')).toEqual(['Mother', 'Guardian']);
  await pick('Relation', 'Guardian', second);
  put('Name', 'Om Verma', second);
  await press('Add', second);
  await closed();
  const edited = await openParent('Om Verma');
  expect(picked('Relation', edited)).toBe('Guardian');
  expect(await offeredRelations(edited, 'Guardian')).toEqual(['Mother', 'Guardian']);
  await press('Cancel', edited);
  await closed();
  await addParent({ Name: 'Sita Verma' });
  expect(button('Add Parent')).toBeDisabled();
  fireEvent.click(screen.getByLabelText('Remove Ramesh Verma'));
  expect(people('Parents')).toEqual(['Om Verma | Guardian', 'Sita Verma | Mother']);
  expect(button('Add Parent')).toBeEnabled();
  const again = await openParent();
  expect(picked('Relation', again)).toBe('Father');
  fireEvent.keyDown(again, { key: 'Escape', code: 'Escape', keyCode: 27 });
});

const AADHAR = 'Aadhar Number must be 12 digits or in xxxx xxxx xxxx format.';
const PAN = 'Invalid PAN number format';
const MOBILE = 'Invalid mobile number';
const NAME = 'Name must be at least 2 characters long';
const QUALIFICATION = 'Higher Qualification is too long';
const OCCUPATION = 'Occupation is too long';
const FITS = 'x'.repeat(50);
const LONG = 'x'.repeat(51);
type Rule = [ids: string, label: string, facts: FieldFacts, good: string[], bad: string[], message: string];
const RULES: Rule[] = [
  ['PARENT-03', 'Name', parentFields.name, ['Al'], ['', ' A '], NAME],
  ['PARENT-04', 'Mobile Number', parentFields.mobileNo, ['', '6829012345'], ['5829012345', '982901234'], MOBILE],
  ['PARENT-05', 'Aadhar Number', parentFields.aadharNo, ['', '521185133376'], ['20000000'], AADHAR],
  ['PARENT-06', 'PAN Number', parentFields.panNo, ['', 'ABCPE1234F'], ['ABCD1234F', 'ABCPE12345'], PAN],
  ['PARENT-08', 'Higher Qualification', parentFields.higherQualification, ['', FITS], [LONG], QUALIFICATION],
  ['PARENT-09', 'Occupation', parentFields.occupation, ['', FITS], [LONG], OCCUPATION],
];

test.each(RULES)('%s %s of a parent: its rule', (_ids, _label, facts, good, bad, message) => {
  for (const value of good) expect([value, fieldProblem(facts, value)]).toEqual([value, null]);
  for (const value of bad) expect([value, fieldProblem(facts, value)]).toEqual([value, message]);
});

test('PARENT-02..06 PARENT-08 PARENT-09 each field of a parent is judged on Add, with its own words', async () => {
  await openRegister();
  const box = await openParent();
  clear('Relation', box);
  put('Mobile Number', '9', box);
  await settle();
  expect(mistakes(box)).toEqual({});
  put('Mobile Number', '', box);
  await press('Add', box);
  await waitFor(() => expect(mistakes(box)).toEqual({ Relation: 'Relation is required', Name: NAME }));
  expect(field('Relation', box)).toHaveFocus();
  await pick('Relation', 'Mother', box);
  for (const [, label, , , bad] of RULES) put(label, bad.at(-1) ?? '', box);
  await press('Add', box);
  const said = Object.fromEntries(RULES.map(([, label, , , , message]) => [label, message]));
  await waitFor(() => expect(mistakes(box)).toEqual(said));
  for (const [, label, , good] of RULES) put(label, good.at(-1) ?? '', box);
  put('PAN Number', '', box);
  await press('Add', box);
  await closed();
  expect(people('Parents')).toEqual([`Al | Mother | 6829012345 | XXXX XXXX 3376 | ${FITS}`]);
});

test('PARENT-05 PARENT-06 PARENT-07 PAN in capitals, ten at most; a doubtful number is a word of caution', async () => {
  const { user } = await openRegister();
  const box = await openParent();
  put('Name', 'Ramesh Verma', box);
  put('Mobile Number', '+91 98290-12345', box);
  expect(field('Mobile Number', box)).toHaveValue('9829012345');
  put('Mobile Number', '', box);
  await user.type(field('PAN Number', box), 'ab-cfe 1234f99');
  expect(field('PAN Number', box)).toHaveValue('ABCFE1234F');
  expect(await screen.findByText('The fourth letter of a person’s PAN is P.')).toBeVisible();
  put('Aadhar Number', '2345 6789 0123', box);
  expect(await screen.findByText(/^The check digit of this Aadhar number is wrong/)).toBeVisible();
  await press('Add', box);
  await closed();
  expect(people('Parents')).toEqual(['Ramesh Verma | Father | XXXX XXXX 0123 | XXXXXX234F']);
});

test('PARENT-01 PARENT-11 PARENT-12 ENUM-36 ENUM-37 a parent is edited in the dialog: the tax payer as Yes or No, blanks as null, the usual answers or another', async () => {
  const { fault, bodies } = recording(PUT);
  await openEdit({ fault });
  const box = await openParent('Vijay Singh');
  expect([picked('Tax Payer', box), field('Occupation', box).value]).toEqual(['No', 'Engineer']);
  expect(await offered('Tax Payer', 'Yes', box)).toEqual(['Yes', 'No']);
  await pick('Tax Payer', 'Yes', box);
  const answers = async (label: string, typed: string, expected: string) => {
    put(label, typed, box);
    return offered(label, expected, box);
  };
  expect(await answers('Occupation', 'govt', 'Govt State')).toEqual(['Govt Central', 'Govt State', 'Govt Teacher']);
  expect(await answers('Higher Qualification', 'primary', 'Primary')).toEqual(['Primary', 'Upper Primary']);
  put('Occupation', ' ', box);
  put('Higher Qualification', 'Diploma', box);
  await press('Save', box);
  await closed();
  const mother = await openParent('Radha Singh');
  put('Higher Qualification', '', mother);
  put('Name', 'Never kept', mother);
  await press('Cancel', mother);
  await closed();
  click('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  expect(await studentIn(bodies[0])).toMatchObject({
    parentsInfo: [
      {
        parentId: 201,
        type: 'FATHER',
        taxPayer: true,
        higherQualification: 'Diploma',
        occupation: null,
        aadharNo: 'XXXX XXXX 2762',
        panNo: 'XXXXXX553K',
      },
      { parentId: 202, type: 'MOTHER', name: 'Radha Singh', taxPayer: true, higherQualification: 'PRIMARY' },
    ],
  });
});
