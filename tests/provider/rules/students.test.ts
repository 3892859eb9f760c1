// Pure rules of students, row by row.
import { fileNameOf } from '../../../provider/documents/fileName.ts';
import { neutral } from '../../../provider/documents/neutral.ts';
import { livesOf, type StudentFilter } from '../../../provider/domains/students/list/list.rules.ts';
import {
  dateProblems,
  flagsOf,
  numberPatterns,
  repeats,
  searchPatterns,
  soughtNumber,
  studentValues,
  type Life,
  type StudentForm,
} from '../../../provider/domains/students/students.rules.ts';
import { keysOf } from '../../../provider/config.ts';
import { maskedAadhaar, maskedPan, openNumber, sealNumber } from '../../../provider/shared/personalNumbers.ts';

const OWN = '\n%\n%';
test.each<[string, string[]]>([
  ['', []],
  [' \t ', []],
  ['Asha', ['%asha%']],
  ['om  PRAKASH', ['%prakash%', '%om%']],
  ['om s', [`%om%${OWN}`, `%s%${OWN}`]],
  ['1000', ['%1000%']],
  ['100', ['%100%\n%']],
  ['ab 12', [`%ab%${OWN}`, `%12%${OWN}`]],
  ['abc 12', ['%abc%', '%12%\n%']],
  ['100%', ['%100\\%%']],
  ['a_b', ['%a\\_b%']],
  ['D\u2019Souza', ['%dsouza%']],
  ['A. K. Sharma', ['%sharma%', '%a%', '%k%']],
  ['A\u2013B', ['%a-b%']],
  ['\\', [`%\\\\%${OWN}`]],
  ['Cafe\u0301', ['%café%']],
  ['राम', ['%राम%']],
  ['a12', ['%a12%']],
  ['12a', ['%12a%']],
  ['१२', [`%12%${OWN}`]],
  ['१२३४', ['%1234%']],
  ['A\u20131\u22122', ['%a-1-2%']],
])('STUDENT-06 F6 %j asks for %j, the longest word first', (text, patterns) => {
  expect(searchPatterns(text)).toEqual(patterns);
});

test.each<[string, string[]]>([
  ['asha', []],
  ['asha 1000', []],
  ['9876543210', []],
  ['98 7', []],
  ['98 76', ['%9876%']],
  ['98765 43210', ['%9876543210%']],
  ['+91 98765 43210', ['%9876543210%']],
  ['+919876543210', ['%9876543210%']],
  ['(+91) 98765', ['%98765%']],
  ['919876543210', ['%9876543210%']],
  ['09876543210', ['%9876543210%']],
  ['9198765', []],
  ['98765-43210', ['%9876543210%']],
  ['asha 98 76 verma', ['%asha%', '%9876%', '%verma%']],
  ['+91', []],
  ['- ()', []],
  ['a+91 98', []],
])(
  'STUDENT-06 the other reading of %j, with digits that belong together as one mobile, asks for %j',
  (text, patterns) => {
    expect([...numberPatterns(text)].sort()).toEqual([...patterns].sort());
  },
);

test.each([
  ['1000', '1000'],
  [' A-12/2019 ', 'a-12/2019'],
  ['१०००', '1000'],
  ['asha', null],
  ['asha 1000', null],
  ['', null],
])('STUDENT-06 the number that %j may be is %j', (text, number) => expect(soughtNumber(text)).toBe(number));

const both = { includeDisabled: true, includeBlocked: true };
test.each<[Partial<StudentFilter>, Life[]]>([
  [{}, ['ACTIVE', 'DELETED']],
  [both, ['ACTIVE', 'DISABLED', 'TC_ISSUED', 'STRUCK_OFF', 'DELETED']],
  [{ includeDisabled: true, registrationStatus: '-1' }, ['ACTIVE', 'DISABLED', 'TC_ISSUED', 'DELETED']],
  [{ registrationStatus: null }, ['ACTIVE', 'DELETED']],
  [{ registrationStatus: 'COMPLETE' }, ['ACTIVE']],
  [{ registrationStatus: 'PENDING', includeBlocked: true }, ['ACTIVE', 'STRUCK_OFF']],
  [{ onlyDisabled: true }, ['DISABLED', 'TC_ISSUED']],
  [{ onlyBlocked: true, ...both }, ['STRUCK_OFF']],
  [{ onlyDisabled: true, onlyBlocked: true }, ['DISABLED', 'TC_ISSUED', 'STRUCK_OFF']],
])('ENUM-10 STUDENT-09 STUDENT-22 the filter %j holds %j', (filter, lives) => {
  expect(livesOf({ schoolId: 1, ...filter })).toEqual(lives);
});

test('STUDENT-22 STUDENT-23 LIFECYCLE-28 every life has its flags', () => {
  const flags = (life: Life) => Object.entries(flagsOf(life)).flatMap(([name, set]) => (set ? [name] : []));
  const lives: Life[] = ['ACTIVE', 'DISABLED', 'STRUCK_OFF', 'TC_ISSUED', 'DELETED'];
  expect(lives.map(flags)).toEqual([[], ['disabled'], ['blocked'], ['disabled'], ['deleted']]);
});

test.each<[string, string, string[]]>([
  ['2016-08-15', '2026-07-15', []],
  ['2026-07-14', '2026-07-15', []],
  ['2026-07-15', '2026-07-15', ['dateOfBirth', 'admissionDate']],
  ['2016-08-15', '2026-07-16', ['admissionDate']],
  ['2016-08-15', '2016-08-15', ['admissionDate']],
  ['2027-01-01', '2027-02-01', ['dateOfBirth', 'admissionDate']],
])('STUDENT-65 born %s and admitted %s on 15 July 2026: %j', (dateOfBirth, admissionDate, paths) => {
  const problems = dateProblems({ dateOfBirth, admissionDate } as StudentForm, '2026-07-15');
  expect(problems.map(({ path }) => path)).toEqual(paths.map((path) => `student.${path}`));
  for (const { message } of problems) expect(message).toMatch(/\S/);
});

test('PARENT-14 blanks do not repeat', () => {
  expect([['a', 'b'], ['a', 'a'], [null, null], [undefined, undefined, 'a'], []].map(repeats)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

const TRIGGERS = ['=', '+', '-', '@', '\t', '\r', '\n'];
test('D11 a text that begins like a formula gets a sign before it, and no other', () => {
  for (const sign of TRIGGERS) expect([sign, neutral(`${sign}1`)]).toEqual([sign, `'${sign}1`]);
  for (const text of ['', 'a=1', '1-2', ' =1', "'=1", 'अ', '9']) expect(neutral(text)).toBe(text);
});

test.each([
  [['Students', 'School', '2026 - 2027'], 'Students School 2026 - 2027.xlsx'],
  [['a/b\\c:d*e?f"g<h>i|j'], 'a b c d e f g h i j.xlsx'],
  [['..\\..\\x"\r\nSet-Cookie: a'], '.. .. x Set-Cookie a.xlsx'],
  [['a\u202egnp.exe', '\u0000', ''], 'a gnp.exe.xlsx'],
  [['सरस्वती  विद्या'], 'सरस्वती विद्या.xlsx'],
  [['x'.repeat(500)], `${'x'.repeat(120)}.xlsx`],
  [
    ['Pending Fees', 'School '.repeat(20), '2026 - 2027', '5', '6'],
    `Pending Fees ${'School '.repeat(13)}2026 - 2027 5 6.xlsx`,
  ],
  [['x'.repeat(99), 'Day close', 'x'.repeat(90)], `${'x'.repeat(54)} Day close ${'x'.repeat(54)}.xlsx`],
])('D12 of %j the file is called %j', (words, name) => {
  expect(fileNameOf(words, 'xlsx')).toBe(name);
});

describe('a personal number', () => {
  const keys = keysOf('a secret of the rules, 0123456789 abcdefghijklmnopqrstuvwxyz');
  const other = keysOf('another secret of the rules, 0123456789 abcdefghijklmnopqrst');
  const NUMBER = '234567890123';

  test('E1 is encrypted differently each time, is decrypted to itself, and shows only its last four digits', () => {
    const [a, b] = [sealNumber(keys, 1, 'aadhar', NUMBER), sealNumber(keys, 1, 'aadhar', NUMBER)];
    expect(a.sealed).not.toBe(b.sealed);
    expect([a.digest, a.last4]).toEqual([b.digest, '0123']);
    expect(openNumber(keys, 1, 'aadhar', a.sealed)).toBe(NUMBER);
    expect(`${a.sealed}${a.digest}`).not.toContain('23456789');
    expect([maskedAadhaar(a.last4), maskedPan('234F'), maskedAadhaar(null), maskedPan(null)]).toEqual([
      'XXXX XXXX 0123',
      'XXXXXX234F',
      null,
      null,
    ]);
  });

  test('E1 E2 in another school, of another kind or under another secret it is another number, and does not open', () => {
    const { sealed, digest } = sealNumber(keys, 1, 'aadhar', NUMBER);
    expect(
      [
        sealNumber(keys, 2, 'aadhar', NUMBER),
        sealNumber(keys, 1, 'pan', NUMBER),
        sealNumber(other, 1, 'aadhar', NUMBER),
      ].map((one) => one.digest === digest),
    ).toEqual([false, false, false]);
    expect(() => openNumber(keys, 2, 'aadhar', sealed)).toThrow();
    expect(() => openNumber(keys, 1, 'pan', sealed)).toThrow();
    expect(openNumber(other, 1, 'aadhar', sealed)).toBeNull();
  });

  test('E1 cannot be decrypted after one byte was changed', () => {
    const parts = sealNumber(keys, 1, 'aadhar', NUMBER).sealed.split('.');
    for (const at of [1, 2, 3]) {
      const bytes = Buffer.from(parts[at] ?? '', 'base64url');
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      const touched = parts.map((part, index) => (index === at ? bytes.toString('base64url') : part)).join('.');
      expect(() => openNumber(keys, 1, 'aadhar', touched)).toThrow();
    }
    for (const broken of ['', 'x', 'a.b.c', parts.slice(0, 3).join('.')])
      expect(() => openNumber(keys, 1, 'aadhar', broken)).toThrow();
  });
});

describe('a student’s form', () => {
  const form = {
    schoolId: 1,
    studentName: ' Asha \t Cafe\u0301 ',
    gender: 'FEMALE',
    dateOfBirth: '2016-08-15',
    admissionDate: '2026-04-01',
    address1: ' 1 Cafe\u0301 Road ',
    district: ' Cafe\u0301 ',
    block: ' Blocke\u0301 ',
    pinCode: '302001',
    parentsInfo: [
      { type: 'MOTHER', name: ' Sita  Devi ', taxPayer: false },
      { type: 'FATHER', name: ' Om \u00a0 Prakash', taxPayer: false },
    ],
    enrollments: [],
  } as unknown as StudentForm;
  const LAST_SCHOOL = { name: ' Old ', className: '4', marks: '80', attendance: '200', result: 'PASS', contactNo: '1' };

  test('STUDENT-68 is stored with its texts tidied, its parents’ names, and nothing for what is blank or absent', () => {
    expect(studentValues(form)).toEqual({
      name: 'Asha Caf\u00e9',
      nameKey: 'asha caf\u00e9',
      fatherName: 'Om Prakash',
      fatherKey: 'om prakash',
      motherName: 'Sita Devi',
      gender: 'FEMALE',
      dateOfBirth: '2016-08-15',
      admissionDate: '2026-04-01',
      mobileNo: '',
      janAadharNo: null,
      nicNo: null,
      religion: null,
      caste: null,
      category: null,
      bloodGroup: null,
      bplCardNo: null,
      ewsCardNo: null,
      rte: false,
      address: '1 Caf\u00e9 Road',
      district: 'Caf\u00e9',
      block: 'Block\u00e9',
      municipalBoard: null,
      municipalWard: null,
      pinCode: '302001',
      guardianAddress: null,
      lastSchoolName: null,
      lastSchoolClass: null,
      lastSchoolMarks: null,
      lastSchoolAttendance: null,
      lastSchoolResult: null,
      lastSchoolContact: null,
    });
  });

  test('STUDENT-68 keeps what it names, and a parent that is missing has no name', () => {
    const optional = { mobileNo: '9829012345', category: 'OBC', bloodGroup: 'A_POSITIVE', rte: true };
    const whole = { ...form, ...optional, parentsInfo: [], lastSchoolDetails: LAST_SCHOOL } as unknown as StudentForm;
    expect(studentValues(whole)).toMatchObject({
      ...optional,
      fatherName: '',
      motherName: '',
      lastSchoolName: 'Old',
      lastSchoolClass: '4',
      lastSchoolMarks: '80',
      lastSchoolAttendance: '200',
      lastSchoolResult: 'PASS',
      lastSchoolContact: '1',
    });
  });
});
