// Which details a certificate of each type states and rejects, and when it can be issued.
import {
  detailProblems,
  detailsOf,
  firstNoProblems,
  mayUse,
  obstacleOf,
  type CertificateForm,
  type CertificateType,
} from '../../../provider/domains/certificates/certificate.rules.ts';

const ADMITTED = '2018-04-02';

type Details = Partial<Omit<CertificateForm, 'type' | 'studentId' | 'sessionId'>>;

const TRANSFER: Details = {
  ...{ admissionClass: '1', conduct: 'Good', applicationDate: '2026-07-10', leavingDate: '2026-07-14' },
  reason: 'The family moves to Jodhpur',
};

const problems = (type: CertificateType, form: Details) => detailProblems(type, detailsOf(form), ADMITTED);

test.each<[CertificateType, string, Details, [string, string][]]>([
  ['TRANSFER', 'its required fields', TRANSFER, []],
  [
    'TRANSFER',
    'every field that it prints',
    {
      ...{ ...TRANSFER, lastExam: 'Annual', lastResult: 'Pass', promotion: 'No', duesClearedUpTo: 'July 2026' },
      ...{ workingDays: 220, daysPresent: 220, remarks: 'None' },
    },
    [],
  ],
  [
    'TRANSFER',
    'nothing',
    {},
    [
      ['admissionClass', 'Class of first admission is required'],
      ['conduct', 'Conduct is required'],
      ['applicationDate', 'Date of application is required'],
      ['leavingDate', 'Date of leaving is required'],
      ['reason', 'Reason for leaving is required'],
    ],
  ],
  ['TRANSFER', 'blanks alone', { ...TRANSFER, reason: ' \t ' }, [['reason', 'Reason for leaving is required']]],
  [
    'TRANSFER',
    'a result without an examination, and too many days',
    { ...TRANSFER, lastResult: 'Pass', workingDays: 10, daysPresent: 11 },
    [
      ['lastResult', 'Enter the examination of this result'],
      ['daysPresent', 'Days present must not be more than the working days'],
    ],
  ],
  ['TRANSFER', 'days present alone', { ...TRANSFER, daysPresent: 0 }, [['daysPresent', 'Enter the working days']]],
  ['TRANSFER', 'no days present of no working days', { ...TRANSFER, workingDays: 0, daysPresent: 0 }, []],
  ['TRANSFER', 'working days alone', { ...TRANSFER, workingDays: 220 }, []],
  ['TRANSFER', 'the admission date as date of leaving', { ...TRANSFER, leavingDate: ADMITTED }, []],
  [
    'TRANSFER',
    'a date of leaving before the admission',
    { ...TRANSFER, leavingDate: '2018-04-01' },
    [['leavingDate', 'Date of leaving must not be before the admission date']],
  ],
  [
    'TRANSFER',
    'a purpose',
    { ...TRANSFER, purpose: 'a visa' },
    [['purpose', 'Purpose is not part of this certificate']],
  ],
  ['BONAFIDE', 'nothing', {}, []],
  ['BONAFIDE', 'purpose and remarks', { purpose: 'a visa', remarks: 'None' }, []],
  [
    'BONAFIDE',
    'fields of other types',
    { conduct: 'Good', workingDays: 0, leavingDate: '2017-01-01', reason: ' ' },
    [
      ['workingDays', 'Working Days is not part of this certificate'],
      ['conduct', 'Conduct is not part of this certificate'],
      ['leavingDate', 'Date of Leaving is not part of this certificate'],
    ],
  ],
  ['CHARACTER', 'conduct and remarks', { conduct: 'Good', remarks: 'None' }, []],
  ['CHARACTER', 'nothing', {}, [['conduct', 'Conduct is required']]],
  [
    'CHARACTER',
    'a purpose',
    { conduct: 'Good', purpose: 'a visa' },
    [['purpose', 'Purpose is not part of this certificate']],
  ],
])('a %s certificate with %s has these problems', (type, _what, form, expected) => {
  expect(problems(type, form)).toEqual(expected.map(([path, message]) => ({ path, message })));
});

test('details are stored composed and without blanks around them, and blank ones as null', () => {
  expect(detailsOf({ conduct: ' Caf\u0065\u0301 ', reason: '  ', workingDays: 0 })).toMatchObject({
    ...{ conduct: 'Caf\u00e9', reason: null, workingDays: 0, daysPresent: null, purpose: null },
  });
});

test.each([
  [undefined, false, []],
  [null, false, []],
  [41, true, []],
  [41, false, [{ path: 'firstNo', message: 'The number of this certificate follows from the one before' }]],
])('a first number %p, where it may be chosen: %p, has these problems', (firstNo, isFirst, expected) =>
  expect(firstNoProblems(firstNo, isFirst)).toEqual(expected),
);

const RECEIPT = { certified: false };

test.each<[CertificateType, Parameters<typeof obstacleOf>[1], Parameters<typeof obstacleOf>[2], string | null]>([
  ['TRANSFER', 'TC_ISSUED', RECEIPT, null],
  ['TRANSFER', 'TC_ISSUED', { certified: true }, 'ALREADY_ISSUED'],
  ['TRANSFER', 'TC_ISSUED', null, 'RECEIPT_MISSING'],
  ['TRANSFER', 'ACTIVE', RECEIPT, 'RECEIPT_MISSING'],
  ['TRANSFER', 'STRUCK_OFF', null, 'RECEIPT_MISSING'],
  ['TRANSFER', 'DISABLED', null, 'RECEIPT_MISSING'],
  ['BONAFIDE', 'ACTIVE', null, null],
  ['BONAFIDE', 'STRUCK_OFF', null, 'LEFT'],
  ['BONAFIDE', 'TC_ISSUED', null, 'LEFT'],
  ['BONAFIDE', 'DISABLED', null, 'LEFT'],
  ['CHARACTER', 'ACTIVE', null, null],
  ['CHARACTER', 'TC_ISSUED', null, null],
  ['CHARACTER', 'DISABLED', null, null],
])(
  'a %s certificate of a student in state %s with departure %p has the obstacle %p',
  (type, life, departure, obstacle) => expect(obstacleOf(type, life, departure)).toBe(obstacle),
);

test.each<[CertificateType, string, boolean]>([
  ['TRANSFER', 'TC_STUDENTS_LIST', true],
  ['TRANSFER', 'LIST_STUDENT', false],
  ['BONAFIDE', 'LIST_STUDENT', true],
  ['BONAFIDE', 'TC_STUDENTS_LIST', false],
  ['CHARACTER', 'LIST_STUDENT', true],
  ['CHARACTER', 'TC_STUDENTS_LIST', false],
])('a user may use %s certificates with %s: %p', (type, privilege, may) =>
  expect(mayUse({ privileges: new Set([privilege]) as Parameters<typeof mayUse>[0]['privileges'] }, type)).toBe(may),
);
