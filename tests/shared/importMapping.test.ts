// The choices of the user about the headings of a spreadsheet.
import { renderHook } from '@testing-library/react';
import { chosenMapping, withField, withSuggestions, type HeadingFields } from '@/shared/import';
import { useHeadingFields } from '@/shared/import/headingFields';

type Columns = Parameters<typeof withSuggestions>[1];
const contact = (field: string | null): Columns => [{ heading: 'Contact', field, how: 'SUGGESTED', examples: [] }];

test.each<[string, (fields: HeadingFields) => HeadingFields, string | null]>([
  ['another field', (fields) => withField(fields, 'Contact', 'mobileNo'), 'mobileNo'],
  ['no field', (fields) => withField(fields, 'Contact', null), null],
  ['a confirmed suggestion', (fields) => withSuggestions(fields, contact('mobileNo')), 'mobileNo'],
])('the last choice counts for a heading that an earlier file has in other letters: %s', (_which, choose, field) => {
  const fields = choose(new Map([['CONTACT', 'parentsInfo.FATHER.mobileNo']]));
  expect(chosenMapping({ fields, sheet: undefined })).toEqual({
    mapping: { columns: [{ heading: 'Contact', field }] },
  });
});

test('CODE-109 confirmed suggestions replace the choice of a heading that the file does not have', () => {
  const fields = withSuggestions(
    new Map([
      ['Mobile', 'mobileNo'],
      ['Bus', null],
    ]),
    contact('mobileNo'),
  );
  expect([...fields]).toEqual([
    ['Bus', null],
    ['Contact', 'mobileNo'],
  ]);
});

describe('the choices for the next file', () => {
  const file = (name: string) => new File(['rows'], name);
  const [first, copy, other] = [file('students.xlsx'), file('students.xlsx'), file('class 6.xlsx')];
  const RTE = { heading: 'RTE', field: null, examples: [] };
  const ROOM = { heading: 'Room', field: 'enrollments.0.classId', examples: [], how: 'CONFIRMED' as const };
  type How = Columns[number]['how'];

  /** The choices of a check that begins after one of the sheet Class 5 of the first file; `asked`: the provider asked about RTE. */
  function begin(next: File, { sheet, asked = false }: { sheet?: string; asked?: boolean } = {}) {
    const { current: choices } = renderHook(() => useHeadingFields()).result;
    const check = (how: How) => {
      choices.isOtherSheet('Class 5');
      choices.endPart([{ ...RTE, how }, ROOM]);
    };
    choices.beginPart({ file: first }, undefined);
    check(asked ? 'SUGGESTED' : 'EXACT');
    choices.setFields(withField(choices.fields(), 'RTE', null));
    choices.beginPart({ file: first }, first);
    check('CONFIRMED');
    choices.beginPart({ file: next, sheet }, first);
    return { choices, names: () => [...choices.fields().keys()].sort() };
  }

  test.each<[string, File, Parameters<typeof begin>[1], string[]]>([
    ['of the same file and sheet remain', first, { asked: true }, ['RTE', 'Room']],
    ['of a corrected copy are the same', copy, {}, ['RTE', 'Room']],
    ['of a file with another name are none', other, {}, []],
    ['of another sheet are none', first, { sheet: 'Class 6' }, []],
    ['of a copy ask again about a column that the portal asked about', copy, { asked: true }, ['Room']],
  ])('%s', (_which, next, how, expected) => expect(begin(next, how).names()).toEqual(expected));

  test('a copy that is read at another sheet is checked without them, and its own sheet with them', () => {
    const { choices, names } = begin(copy);
    expect([choices.isOtherSheet('Class 6'), names()]).toEqual([true, []]);
    expect(choices.isOtherSheet('Class 6')).toBe(false);
    choices.beginPart({ file: copy, sheet: 'Class 5' }, copy);
    expect([choices.isOtherSheet('Class 5'), names()]).toEqual([false, ['RTE', 'Room']]);
  });

  test('a copy of the first file has them also after another file; a heading that a copy does not have leaves them', () => {
    const { choices, names } = begin(other);
    choices.isOtherSheet('Class 5');
    choices.endPart([{ ...RTE, how: 'EXACT' }]);
    choices.beginPart({ file: copy }, other);
    expect(names()).toEqual(['RTE', 'Room']);
    choices.isOtherSheet('Class 5');
    choices.endPart([ROOM]);
    expect(names()).toEqual(['Room']);
  });
});
