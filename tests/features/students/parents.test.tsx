import { fireEvent } from '@testing-library/react';
import { STUDENT_FIELDS } from '@/api/students';
import { fieldProblem, type FieldFacts } from '@/shared/forms';
import { resetProvider } from '../../support/provider';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { addParent, openEdit, openParent, openRegister, people, PUT, fieldErrors, studentOf } from './support/form';
import { recordCalls } from '../../support/faults';
import {
  getButton,
  clearOption,
  clickButton,
  waitForNoDialog,
  getField,
  optionsOf,
  chooseOption,
  selectedText,
  typeInto,
} from '../../support/screen';

const parentFields = STUDENT_FIELDS.ParentForm;

beforeAll(resetProvider);

const offeredRelations = (box: HTMLElement, expected: string) => optionsOf('Relation', expected, box);

test('PARENT-01 PARENT-10 ENUM-28 the first free relation is chosen, and only free ones are offered', async () => {
  await openRegister();
  const first = await openParent();
  expect(selectedText('Relation', first)).toBe('Father');
  expect(await offeredRelations(first, 'Mother')).toEqual(['Father', 'Mother', 'Guardian']);
  typeInto('Name', 'Ramesh Verma', first);
  clickButton('Add', first);
  await waitForResponses();
  await waitForNoDialog();
  const second = await openParent();
  expect(selectedText('Relation', second)).toBe('Mother');
  expect(await offeredRelations(second, 'Mother')).toEqual(['Mother', 'Guardian']);
  await chooseOption('Relation', 'Guardian', second);
  typeInto('Name', 'Om Verma', second);
  clickButton('Add', second);
  await waitForResponses();
  await waitForNoDialog();
  const edited = await openParent('Om Verma');
  expect(selectedText('Relation', edited)).toBe('Guardian');
  expect(await offeredRelations(edited, 'Guardian')).toEqual(['Mother', 'Guardian']);
  clickButton('Cancel', edited);
  await waitForResponses();
  await waitForNoDialog();
  await addParent({ Name: 'Sita Verma' });
  expect(getButton('Add Parent')).toBeDisabled();
  fireEvent.click(screen.getByLabelText('Remove Ramesh Verma'));
  expect(people('Parents')).toEqual(['Om Verma | Guardian', 'Sita Verma | Mother']);
  expect(getButton('Add Parent')).toBeEnabled();
  const again = await openParent();
  expect(selectedText('Relation', again)).toBe('Father');
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
const PAN_BAD = ['abcpe1234f', 'ABCPE1234f', 'ABC1E1234F', 'ABCPE12B4F', 'ABCD1234F', 'ABCPE12345', 'ABCPE1234FG'];
const RULES: Rule[] = [
  ['PARENT-03', 'Name', parentFields.name, ['Al'], ['', ' A '], NAME],
  [
    'PARENT-04 CONST-13',
    'Mobile Number',
    parentFields.mobileNo,
    ['', '9829012345', '8829012345', '7829012345', '6829012345'],
    ['0829012345', '5829012345', '98290a2345', '9829 12345', '98290123456', '982901234'],
    MOBILE,
  ],
  [
    'PARENT-05',
    'Aadhar Number',
    parentFields.aadharNo,
    ['', '5211 8513 3376', '521185133376'],
    ['52118513337', '52118513337a', '5211851333760', '5211 85133376', '5211-8513-3376', '20000000'],
    AADHAR,
  ],
  ['PARENT-06', 'PAN Number', parentFields.panNo, ['', 'ABCPE1234F'], PAN_BAD, PAN],
  ['PARENT-08', 'Higher Qualification', parentFields.higherQualification, ['', FITS], [LONG], QUALIFICATION],
  ['PARENT-09', 'Occupation', parentFields.occupation, ['', FITS], [LONG], OCCUPATION],
];

test.each(RULES)('%s %s of a parent: its rule', (_ids, _label, facts, good, bad, message) => {
  for (const value of good) expect([value, fieldProblem(facts, value)]).toEqual([value, null]);
  for (const value of bad) expect([value, fieldProblem(facts, value)]).toEqual([value, message]);
});

test('PARENT-02..09 each field of a parent is judged on Add, with its own words, as is a longer pasted PAN', async () => {
  await openRegister();
  const box = await openParent();
  await clearOption('Relation', box);
  typeInto('Mobile Number', '9', box);
  await waitForResponses();
  expect(fieldErrors(box)).toEqual({});
  typeInto('Mobile Number', '', box);
  clickButton('Add', box);
  await waitForResponses();
  await waitFor(() => expect(fieldErrors(box)).toEqual({ Relation: 'Relation is required', Name: NAME }));
  expect(getField('Relation', box)).toHaveFocus();
  await chooseOption('Relation', 'Mother', box);
  for (const [, label, , , bad] of RULES) typeInto(label, bad.at(-1) ?? '', box);
  clickButton('Add', box);
  await waitForResponses();
  const said = Object.fromEntries(RULES.map(([, label, , , , message]) => [label, message]));
  await waitFor(() => expect(fieldErrors(box)).toEqual(said));
  for (const [, label, , good] of RULES) typeInto(label, good.at(-1) ?? '', box);
  typeInto('PAN Number', '', box);
  clickButton('Add', box);
  await waitForResponses();
  await waitForNoDialog();
  expect(people('Parents')).toEqual([`Al | Mother | 6829012345 | XXXX XXXX 3376 | ${FITS}`]);
});

test('PARENT-05 PARENT-06 PARENT-07 PAN in capitals, ten at most; a doubtful number is a word of caution', async () => {
  const { user } = await openRegister();
  const box = await openParent();
  typeInto('Name', 'Ramesh Verma', box);
  typeInto('Mobile Number', '+91 98290-12345', box);
  expect(getField('Mobile Number', box)).toHaveValue('9829012345');
  typeInto('Mobile Number', '', box);
  await user.type(getField('PAN Number', box), 'ab-cfe 1234f99');
  expect(getField('PAN Number', box)).toHaveValue('ABCFE1234F');
  expect(await screen.findByText('The fourth letter of a person’s PAN is P.')).toBeVisible();
  typeInto('Aadhar Number', '2345 6789 0123', box);
  expect(await screen.findByText(/^The check digit of this Aadhar number is wrong/)).toBeVisible();
  clickButton('Add', box);
  await waitForResponses();
  await waitForNoDialog();
  expect(people('Parents')).toEqual(['Ramesh Verma | Father | XXXX XXXX 0123 | XXXXXX234F']);
});

test('PARENT-01 PARENT-08 PARENT-09 PARENT-11 PARENT-12 ENUM-36 ENUM-37 a parent is edited in the dialog: the tax payer as Yes or No, blanks as null, the usual answers or another', async () => {
  const { fault, bodies } = recordCalls(PUT);
  await openEdit({ fault });
  const box = await openParent('Vijay Singh');
  expect([selectedText('Tax Payer', box), getField('Occupation', box).value]).toEqual(['No', 'Engineer']);
  expect(await optionsOf('Tax Payer', 'Yes', box)).toEqual(['Yes', 'No']);
  await chooseOption('Tax Payer', 'Yes', box);
  const answers = async (label: string, typed: string, expected: string) => {
    typeInto(label, typed, box);
    return optionsOf(label, expected, box);
  };
  expect(await answers('Higher Qualification', '', 'Illiterate')).toEqual([
    ...['Illiterate', 'Primary', 'Upper Primary', 'Secondary', 'Higher Secondary', 'Graduate', 'Post Graduate'],
  ]);
  // The twelve answers are more than a list draws.
  expect(await answers('Occupation', 'e', 'Unemployed')).toEqual([
    ...['Govt Central', 'Govt State', 'Govt Teacher', 'Own Business', 'Defence', 'Engineer', 'Private', 'Labourer'],
    ...['Agriculture', 'Unemployed'],
  ]);
  expect(await answers('Occupation', 'c', 'CA')).toEqual([
    ...['Govt Central', 'Govt Teacher', 'Defence', 'Doctor', 'CA', 'Agriculture'],
  ]);
  expect(await answers('Occupation', 'govt', 'Govt State')).toEqual(['Govt Central', 'Govt State', 'Govt Teacher']);
  expect(await answers('Higher Qualification', 'primary', 'Primary')).toEqual(['Primary', 'Upper Primary']);
  typeInto('Occupation', ' ', box);
  typeInto('Higher Qualification', 'Diploma', box);
  clickButton('Save', box);
  await waitForResponses();
  await waitForNoDialog();
  const mother = await openParent('Radha Singh');
  typeInto('Higher Qualification', '', mother);
  typeInto('Name', 'Never kept', mother);
  clickButton('Cancel', mother);
  await waitForResponses();
  await waitForNoDialog();
  const again = await openParent('Radha Singh');
  typeInto('Higher Qualification', 'upper', again);
  fireEvent.click(await screen.findByText('Upper Primary', { selector: '.ant-select-item-option-content' }));
  clickButton('Save', again);
  await waitForNoDialog();
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  expect(await studentOf(bodies[0])).toMatchObject({
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
      { parentId: 202, type: 'MOTHER', name: 'Radha Singh', taxPayer: true, higherQualification: 'UPPER PRIMARY' },
    ],
  });
});
