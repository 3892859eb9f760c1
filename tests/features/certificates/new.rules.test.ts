import {
  dependentProblem,
  DETAILS,
  EMPTY,
  requestOf,
  valuesOf,
  type CertificateValues,
} from '@/features/certificates/new/certificateForm';

const FILLED = Object.fromEntries(
  Object.keys(EMPTY).map((name) => [name, /Days|firstNo|daysPresent/.test(name) ? '12' : ` ${name} `]),
) as CertificateValues;
const WHOSE = { studentId: 1, sessionId: 2 };

test.each(['TRANSFER', 'BONAFIDE', 'CHARACTER'] as const)(
  'the request of a %s certificate contains the fields of its type only, trimmed, with days as numbers',
  (type) => {
    const request = requestOf(FILLED, { type, ...WHOSE }, false);
    const details = DETAILS[type].map((name) => [name, /Days|daysPresent/.test(name) ? 12 : name]);
    expect(request).toEqual({ type, ...WHOSE, ...Object.fromEntries(details) });
  },
);

test('empty fields are left out, and the number is sent for the first certificate only', () => {
  const values = { ...EMPTY, remarks: '  ', firstNo: '7' };
  const bonafide = { type: 'BONAFIDE', ...WHOSE } as const;
  expect(requestOf(values, bonafide, false)).toEqual(bonafide);
  expect(requestOf(values, bonafide, true)).toEqual({ ...bonafide, firstNo: 7 });
  expect(requestOf({}, bonafide, true)).toEqual(bonafide);
});

test('missing details are empty fields and numbers are texts', () => {
  expect(valuesOf({ conduct: 'Good', workingDays: 0, leavingDate: null })).toEqual({
    ...EMPTY,
    conduct: 'Good',
    workingDays: '0',
  });
});

test.each<[Parameters<typeof dependentProblem>[0], Partial<CertificateValues>, string | null]>([
  ['lastResult', { lastResult: 'Pass' }, 'alone'],
  ['lastResult', { lastResult: 'Pass', lastExam: 'Annual' }, null],
  ['lastResult', { lastExam: 'Annual' }, null],
  ['daysPresent', { daysPresent: '5', workingDays: ' ' }, 'alone'],
  ['daysPresent', { daysPresent: '5', workingDays: '4' }, 'tooMany'],
  ['daysPresent', { daysPresent: '100', workingDays: '220' }, null],
])('%s of %p: %p', (name, values, problem) => {
  expect(dependentProblem(name, values)).toBe(problem);
});
