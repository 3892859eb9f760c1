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

describe('the choices for the next file', () => {
  const file = (name: string) => new File(['rows'], name);
  const [first, copy, other] = [file('students.xlsx'), file('students.xlsx'), file('class 6.xlsx')];
  /** The choices after those for the sheet Class 5 of the first file. */
  function begin(next: File, { sheet, questions = [] }: { sheet?: string; questions?: string[] } = {}) {
    const { current: choices } = renderHook(() => useHeadingFields()).result;
    choices.beginPart({ file: first }, undefined);
    choices.isOtherSheet('Class 5');
    const chosen = [
      ['RTE', null],
      ['Room', 'enrollments.0.classId'],
    ] as const;
    choices.setFields(new Map(chosen), questions);
    choices.beginPart({ file: next, sheet }, { file: first });
    return { choices, names: () => [...choices.fields().keys()].sort() };
  }

  test.each<[string, File, Parameters<typeof begin>[1], string[]]>([
    ['of a corrected copy are the same', copy, {}, ['RTE', 'Room']],
    ['of a file with another name read the column', other, {}, ['Room']],
    ['of another sheet read the column', first, { sheet: 'Class 6' }, ['Room']],
    ['of a copy ask again about a column that the portal asked about', copy, { questions: ['RTE'] }, ['Room']],
  ])('%s', (_which, next, how, expected) => expect(begin(next, how).names()).toEqual(expected));

  test('a copy that is read at another sheet is checked without them, and its own sheet with them', () => {
    const { choices, names } = begin(copy);
    expect([choices.isOtherSheet('Class 6'), names()]).toEqual([true, ['Room']]);
    expect(choices.isOtherSheet('Class 6')).toBe(false);
    choices.beginPart({ file: copy, sheet: 'Class 5' }, { file: copy });
    expect([choices.isOtherSheet('Class 5'), names()]).toEqual([false, ['RTE', 'Room']]);
  });
});
