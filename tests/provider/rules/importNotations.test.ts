// How offices write headings, classes and choices.
import { headingKey } from '../../../provider/documents/headings.ts';
import { readValue } from '../../../provider/documents/cellValues.ts';
import { belowHeading } from '../../../provider/documents/tableColumn.ts';
import { IMPORT_COLUMNS } from '../../../provider/domains/students/import/importColumns.ts';
import { classKey, finderOf, sectionKey } from '../../../provider/domains/students/import/importNotations.ts';
import type { ReadCell } from '../../../provider/documents/workbook.ts';

const named = (name: string) => ({ name, nameKey: name.toLowerCase() });
const classes = ['Nursery', 'LKG', '1', '4', '5', '10', '12', 'Default'].map(named);

test.each<[string, string | undefined]>([
  ['5', '5'],
  ['05', '5'],
  ['५', '5'],
  ['5th', '5'],
  ['5 th', '5'],
  ['1st', '1'],
  ['V', '5'],
  ['iv', '4'],
  ['XII', '12'],
  ['Class 5', '5'],
  ['CLASS-V', '5'],
  ['class5', '5'],
  ['Std. 5', '5'],
  ['कक्षा 5', '5'],
  ['5th Class', '5'],
  ['NURSERY', 'Nursery'],
  ['Class Nursery', 'Nursery'],
  ['L.K.G.', 'LKG'],
  ['Default', 'Default'],
  ['6', undefined],
  ['55', undefined],
  ['5A', undefined],
  ['Class', undefined],
])('the class %j is %j', (text, name) => expect(finderOf(classes, classKey)(text)?.name).toBe(name));

test('a name that two classes could have is none of them, unless one has it exactly', () => {
  const both = ['5', 'V'].map(named);
  expect(finderOf(both, classKey)('Class 5')).toBeUndefined();
  expect(finderOf(both, classKey)('v')?.name).toBe('V');
});

test('D6 the keys of the classes are made once, not for each row', () => {
  const keyOf = jest.fn(classKey);
  const find = finderOf(classes, keyOf);
  expect(keyOf).toHaveBeenCalledTimes(classes.length);
  expect(['Class 5', 'V', 'z'].map((text) => find(text)?.name)).toEqual(['5', '5', undefined]);
  expect(keyOf).toHaveBeenCalledTimes(classes.length + 3);
});

test.each<[string, string | undefined]>([
  ['a', 'A'],
  ['Section A', 'A'],
  ['Sec. b', 'B'],
  ['Section', undefined],
  ['C', undefined],
])('the section %j is %j', (text, name) => expect(finderOf(['A', 'B'].map(named), sectionKey)(text)?.name).toBe(name));

test.each<[string, string]>([
  ["Father's Mob. No.", 'Father Mobile Number'],
  ['FATHER’S MOBILE NUMBER*', 'Father Mobile Number'],
  ['Sr.No.', 'Sr. No.'],
  ['Date of Birth (DD/MM/YYYY)', 'Date of Birth'],
  ['Aadhaar No', 'Aadhar Number'],
  ['Receipt Number', 'Receipt No.'],
  ['Date of Birth - (dd/mm/yyyy)', 'Date of Birth'],
  ['Father - Mobile Number', 'Father Mobile Number'],
  ['Discount (％)', 'Discount percent'],
  ['Discount (₹):', 'Discount'],
])('the heading %j means %j', (text, title) => expect(headingKey(text)).toBe(headingKey(title)));

test.each(['Dues %', 'Dues (%)', 'Dues (-)', 'Dues ( − )', 'Dues -', '- Dues'])(
  'a sign of the heading %j changes its meaning',
  (text) => expect(headingKey(text)).not.toBe(headingKey('Dues')),
);

test.each(['S.No.', 'Mobile Number (Father)', 'Class/Sec', 'Class Teacher', 'Name'])(
  'the heading %j means no column of students',
  (text) => {
    const keys = IMPORT_COLUMNS.flatMap(({ title, aliases = [] }) => [title, ...aliases].map(headingKey));
    expect(keys).not.toContain(headingKey(text));
  },
);

test('no two columns share a heading, in any spelling', () => {
  const keys = IMPORT_COLUMNS.flatMap(({ title, aliases = [] }) => [...new Set([title, ...aliases].map(headingKey))]);
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
});

const columnOf = (title: string) => IMPORT_COLUMNS.find((column) => column.title === title);
test.each<[string, ReadCell, string | boolean | undefined]>([
  ['Gender', 'm', 'MALE'],
  ['Gender', 'Girl', 'FEMALE'],
  ['Gender', 'छात्रा', 'FEMALE'],
  ['Gender', 'x', undefined],
  ['Category', 'Gen', 'GENERAL'],
  ['Category', 'obc', 'OBC'],
  ['Category', 'Ex-Serviceman', 'EX SERVICEMAN'],
  ['Blood Group', 'A +ve', 'A+'],
  ['Blood Group', 'ab negative', 'AB-'],
  ['Blood Group', 'o-', 'O-'],
  ['RTE', 'हाँ', true],
  ['RTE', 'नहीं', false],
  ['RTE', 1, true],
  ['RTE', 'maybe', undefined],
  ['Mobile Number', '+91 98290-12345', '9829012345'],
  ['Mobile Number', 919_829_012_345, '9829012345'],
  ['Mobile Number', '098290 12345', '9829012345'],
  ['Mobile Number', '९८२९०१२३४५', '9829012345'],
  ['Mobile Number', '98290123456', '98290123456'],
  ['Aadhar Number', '2345-6789-0124', '234567890124'],
  ['Aadhar Number', { number: 234_567_890_124, shown: '2345 6789 0124' }, '234567890124'],
  ['Pin Code', { number: 30_201, shown: '030201' }, '030201'],
  ['Pin Code', { number: 302_016, shown: '3,02,016' }, '302016'],
  ['Date of Birth', '03.03.14', '2014-03-03'],
  ['Date of Birth', '04-Apr-2015', '2015-04-04'],
  ['Date of Birth', '5/5/30', '1930-05-05'],
  ['Date of Birth', 15_082_016, '2016-08-15'],
  ['Date of Birth', '15/08/0016', undefined],
  ['Date of Birth', '0016-08-15', undefined],
  ['Date of Birth', 42_597, undefined],
  ['Last School Marks', { number: 0.852, shown: '85.2%' }, '85.2%'],
  ['Caste', { date: '2016-08-15' }, undefined],
])('%s %j is read as %j', (title, cell, value) => {
  const column = columnOf(title);
  const read = column ? readValue(cell, column, '2026-07-15') : {};
  expect('value' in read ? read.value : undefined).toBe(value);
  expect('problem' in read).toBe(value === undefined);
});

test.each<[string, ReadCell, string | boolean | undefined]>([
  ['New Admission', 'N', false],
  ['New Admission', 'Yes', true],
  ['New Admission', 'O', undefined],
  ['New Student', 'N', false],
  ['New/Old', 'N', 'NEW'],
  ['New/Old', 'n.', 'NEW'],
  ['OLD / NEW', 'New', 'NEW'],
  ['New or Old', 'नया', 'NEW'],
  ['NewOld', 'O', 'OLD'],
  ['New/Old', 'Old Student', 'OLD'],
  ['नया/पुराना', 'पुराना', 'OLD'],
  ['New/Old', 'Y', undefined],
  ['New/Old', 'No', undefined],
])('below the heading %j of New Admission, %j is read as %j', (heading, cell, value) => {
  const column = columnOf('New Admission');
  const read = column ? readValue(cell, belowHeading(column, heading, []), '2026-07-15') : {};
  expect('value' in read ? read.value : undefined).toBe(value);
});

test.each<[string, string | boolean | undefined]>([
  ['O', 'NEW'],
  ['O.', 'NEW'],
  ['Old', 'NEW'],
  ['New', 'NEW'],
  ['पुराना', 'NEW'],
  ['Yes', false],
  ['n', false],
])('N beside the value %j of New Admission is read as %j', (beside, value) => {
  const column = columnOf('New Admission');
  const read = column ? readValue('N', belowHeading(column, 'Admission Type', ['N', beside]), '2026-07-15') : {};
  expect('value' in read ? read.value : undefined).toBe(value);
});
