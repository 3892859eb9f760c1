// The rules of every form field, judged at both sides of every limit the contract gives.
import { AUTH_FIELDS } from '@/api/auth';
import { CLASS_FIELDS } from '@/api/classes';
import { SCHOOL_FIELDS } from '@/api/schools';
import { SESSION_FIELDS } from '@/api/sessions';
import { STUDENT_FIELDS } from '@/api/students';
import { TEACHER_FIELDS } from '@/api/teachers';
import { contractRules, fieldProblem, type FieldFacts } from '@/shared/forms/contractRules';

const text: FieldFacts = { title: 'Name', required: false, type: 'string' };
const number: FieldFacts = { title: 'Start', required: true, type: 'integer', minimum: 10, maximum: 99 };
const long = {
  maxLength: 'too long',
  minLength: 'too short',
  pattern: 'no digits',
  invalid: 'wrong',
  required: 'missing',
};

describe('one rule', () => {
  test.each<[string, FieldFacts, unknown, string | null]>([
    ['the longest text', { ...text, maxLength: 5, message: long }, '12345', null],
    ['a longer one', { ...text, maxLength: 5, message: long }, '123456', 'too long'],
    ['the longest with blanks around it', { ...text, maxLength: 5, message: long }, '  12345 ', null],
    ['five signs outside the basic plane', { ...text, maxLength: 5, message: long }, '😀😀😀😀😀', null],
    ['six of them', { ...text, maxLength: 5, message: long }, '😀😀😀😀😀😀', 'too long'],
    ['the shortest text', { ...text, minLength: 3, message: long }, '123', null],
    ['a shorter one', { ...text, minLength: 3, message: long }, '12', 'too short'],
    ['the pattern met', { ...text, pattern: '^\\D+$', message: long }, 'abc', null],
    ['the pattern broken', { ...text, pattern: '^\\D+$', message: long }, 'a1', 'no digits'],
    ['a pattern that counts signs', { ...text, pattern: '^.$', message: long }, '😀', null],
    ['the smallest number', number, '10', null],
    ['a smaller one', number, '9', 'Start is not valid'],
    ['the largest number', number, 99, null],
    ['a larger one', number, 100, 'Start is not valid'],
    ['no whole number', number, '10.5', 'Start is not valid'],
    ['no number', number, '1x', 'Start is not valid'],
    ['letters in front of one', number, 'x10', 'Start is not valid'],
    ['a negative number', { ...number, minimum: -5 }, '-5', null],
    ['a number without limits', { title: 'Start', required: true, type: 'integer' }, '123456', null],
    ['nothing where something must stand', { ...text, required: true, message: long }, '', 'missing'],
    ['blanks where something must stand', { ...text, required: true, message: long }, '  ', 'missing'],
    ['nothing there, without own words', { ...text, required: true }, undefined, 'Name is required'],
    ['nothing where nothing need stand', { ...text, minLength: 3, pattern: 'x' }, '', null],
    ['null where nothing need stand', number && { ...number, required: false }, null, null],
    ['a chosen thing that is no text', { ...text, required: true }, { id: 1 }, 'Name is required'],
  ])('%s', (_what, facts, value, problem) => expect(fieldProblem(facts, value)).toBe(problem));

  test.each<[string, Record<string, string>, string]>([
    ['the rule’s own', { maxLength: 'own', invalid: 'general' }, 'own'],
    ['those for all rules', { invalid: 'general' }, 'general'],
    ['the title', {}, 'Name is not valid'],
  ])('its message is %s', (_whose, message, words) => {
    expect(fieldProblem({ ...text, maxLength: 2, message }, 'abc')).toBe(words);
  });

  test.each<[string, FieldFacts, string]>([
    ['type', { ...number, message: { type: 'no number' } }, 'x'],
    ['minimum', { ...number, message: { minimum: 'no number' } }, '9'],
    ['maximum', { ...number, message: { maximum: 'no number' } }, '100'],
  ])('a number has a message for its %s', (_rule, facts, value) =>
    expect(fieldProblem(facts, value)).toBe('no number'),
  );

  test('of several broken rules the length is shown first', () => {
    const facts = { ...text, maxLength: 3, pattern: '^\\d+$', message: long };
    expect(fieldProblem(facts, 'abcd')).toBe('too long');
    expect(fieldProblem({ ...facts, maxLength: 9, minLength: 5 }, 'abcd')).toBe('too short');
  });

  test('a form gets it as one rule that passes or fails with the message', async () => {
    const [rule, ...others] = contractRules({ ...text, required: true, message: long });
    expect(others).toEqual([]);
    const judge = (value: unknown): unknown =>
      (rule as { validator: (rule: unknown, value: unknown) => unknown }).validator({}, value);
    await expect(judge('x')).resolves.toBeUndefined();
    await expect(judge(' ')).rejects.toThrow('missing');
  });
});

const FORMS = {
  ...AUTH_FIELDS,
  ...CLASS_FIELDS,
  ...SCHOOL_FIELDS,
  ...SESSION_FIELDS,
  ...STUDENT_FIELDS,
  ...TEACHER_FIELDS,
};
const everyField = Object.entries(FORMS).flatMap(([form, fields]) =>
  Object.entries(fields as Record<string, FieldFacts>).map(([name, facts]) => [`${form}.${name}`, facts] as const),
);
const limited = everyField.filter(([, { maxLength, pattern }]) => maxLength !== undefined && !pattern?.startsWith('^'));
const wholeNumbers = everyField.filter(([, { type }]) => type === 'integer');

test.each(limited)('%s takes its longest text and none longer', (_name, facts) => {
  const longest = 'x'.repeat(facts.maxLength ?? 0);
  expect(fieldProblem(facts, longest)).toBeNull();
  expect(fieldProblem(facts, `${longest}x`)).toEqual(expect.any(String));
});

test.each(wholeNumbers)('%s takes its smallest and its largest number and none beyond', (_name, facts) => {
  const { minimum = 0, maximum = 0 } = facts;
  for (const fits of [minimum, maximum]) expect(fieldProblem(facts, fits)).toBeNull();
  for (const beyond of [minimum - 1, maximum + 1]) expect(fieldProblem(facts, beyond)).toEqual(expect.any(String));
});

/** Fields whose pattern says it all: the texts at the edge that pass, and those just beyond it. */
const EDGES: Record<string, { good: string[]; bad: string[] }> = {
  'StudentForm.mobileNo': { good: ['0000000000', '9999999999'], bad: ['000000000', '00000000000'] },
  'StudentForm.aadharNo': {
    good: ['200000000009', '2000 0000 0009', 'XXXX XXXX 0009'],
    bad: ['20000000000', '2000000000090', 'XXXX XXXX 009', 'xxxx xxxx 0009'],
  },
  'StudentForm.janAadharNo': { good: ['1', '1234567890'], bad: ['12345678901', '1a'] },
  'StudentForm.nicNo': { good: ['a', 'AbC4567890'], bad: ['AbC45678901', 'a-b'] },
  'StudentForm.pinCode': { good: ['302016', '000000'], bad: ['30201', '3020161'] },
  'StudentForm.studentSrNo': {
    good: ['1', 'A/12-3.4', 'z'.repeat(20)],
    bad: ['z'.repeat(21), '-1', '/1', '.1', 'a b'],
  },
  'SchoolForm.upiId': {
    good: ['ab@cd', `${'a'.repeat(64)}@bank`, 'school.name-1_x@ok2', `ab@c${'d'.repeat(34)}`],
    bad: ['a@cd', `${'a'.repeat(65)}@bank`, 'school@1bank', 'school bank', 'a b@cd', `ab@c${'d'.repeat(35)}`, 'ab@c'],
  },
  'LastSchoolForm.contactNo': {
    good: ['1234567890', '12345678901', '123456789012'],
    bad: ['123456789', '1234567890123'],
  },
  'ParentForm.mobileNo': { good: ['6000000000', '9999999999'], bad: ['5999999999', '600000000', '60000000000'] },
  'ParentForm.aadharNo': { good: ['200000000009', 'XXXX XXXX 0009'], bad: ['20000000000'] },
  'ParentForm.panNo': {
    good: ['ABCPE1234F', 'XXXXXX234F'],
    bad: ['ABCPE1234', 'ABCPE12345', 'abcpe1234f', 'ABCPE1234FG'],
  },
  'SchoolForm.contactEmail': {
    good: ['a@b.c', `${'a'.repeat(251)}@b.c`],
    bad: [`${'a'.repeat(252)}@b.c`, 'a@b', '@b.c'],
  },
  'SchoolForm.contactPhone': {
    good: ['1234567890', '+91 98290-12345', '12345678901 -+ 2', '1-2-3-4-5-6-7-8-9012'],
    bad: ['123456789', '1234567890123', '123456789x', '1-2-3-4-5-6-7-8-9-012'],
  },
  'SchoolForm.contactMobile': { good: ['123456789012'], bad: ['123456789'] },
  'TeacherForm.userName': { good: ['a', 'x'.repeat(50)], bad: ['x'.repeat(51), 'a b'] },
  'TeacherForm.password': {
    good: ['Abcde@12', 'Abcdefghij@123'],
    bad: ['Abcd@12', 'Abcdefghijk@123', 'abcde@12', 'ABCDE@12'],
  },
  'TeacherChangeForm.password': { good: ['Abcde@12', 'Abcdefghij@123'], bad: ['Abcd@12', 'Abcdefghijk@123'] },
  'UpdatePasswordRequest.newPassword': { good: ['Abcde@12', 'Abcdefghij@123'], bad: ['Abcd@12', 'Abcdefghijk@123'] },
  'TeacherForm.contactEmail': { good: ['a@b.c'], bad: ['a@b', 'a b@c.d'] },
  'TeacherChangeForm.contactEmail': { good: ['a@b.c'], bad: ['a@b'] },
  'ForgotPasswordRequest.email': { good: ['a@b.c'], bad: ['a@b'] },
  'TeacherForm.contactPhone': { good: ['0000000000'], bad: ['000000000', '00000000000'] },
  'TeacherChangeForm.contactPhone': { good: ['0000000000'], bad: ['000000000', '00000000000'] },
};

test('every field with a pattern of its own is listed in the table of limits above', () => {
  const patterned = everyField.filter(([, { pattern }]) => pattern?.startsWith('^')).map(([name]) => name);
  expect(Object.keys(EDGES).sort()).toEqual(patterned.sort());
});

test.each(everyField.filter(([name]) => name in EDGES))(
  '%s accepts the values at its limits and refuses those beyond them',
  (name, facts) => {
    for (const value of EDGES[name]?.good ?? []) expect([value, fieldProblem(facts, value)]).toEqual([value, null]);
    for (const value of EDGES[name]?.bad ?? [])
      expect([value, fieldProblem(facts, value)]).toEqual([value, expect.any(String)]);
  },
);
