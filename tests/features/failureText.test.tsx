import { CATALOGUE_TEXTS, CODES } from '@/api/catalogue';
import { asFailure, failureText } from '@/shared/errors/failureText';

const byCode = { 121: 'Fee structures cannot be modified for active or completed sessions' };
const fallback = 'Failed to load schools';
const failure = (responseCode: number | null, message = '') => ({ responseCode, message });

const texts: [string, Parameters<typeof failureText>, string][] = [
  ['CODE-02 CODE-05 the server’s words first', [failure(121, 'Not now'), { byCode, fallback }], 'Not now'],
  ['CODE-05 then the screen’s text for the code', [failure(121), { byCode, fallback }], byCode[121]],
  [
    'CODE-05 then the catalogue’s',
    [failure(121), { fallback }],
    'Fees cannot be modified for active or completed sessions',
  ],
  ['CODE-04 CODE-05 then the screen’s default', [failure(105), { byCode, fallback }], fallback],
  ['CODE-03 CODE-05 then the last resort', [failure(105)], 'An error occurred'],
  ['CODE-02 words of blanks are none', [failure(105, ' \n '), { fallback }], fallback],
  ['CODE-08 a code outside the catalogue brings its words', [failure(999, 'Closed')], 'Closed'],
  ['CODE-08 a code outside the catalogue without words', [failure(999)], 'An error occurred'],
  ['CODE-04 CODE-08 such a code on a screen with a default', [failure(999), { fallback }], fallback],
  ['CODE-04 no code at all', [failure(null), { fallback }], fallback],
];
test.each(texts)('%s', (_title, call, text) => {
  expect(failureText(...call)).toBe(text);
});

const catalogue: [id: string, code: number, text: string][] = [
  ['CODE-102', 102, 'User not found'],
  ['CODE-103', 103, 'The requested resource was not found'],
  ['CODE-104', 104, 'This user account is disabled. Please contact an administrator'],
  ['CODE-106', 106, 'A school with this name already exists'],
  ['CODE-107', 107, 'Invalid user credentials'],
  ['CODE-108', 108, 'Internal server error occurred'],
  ['CODE-109', 109, 'Invalid request parameters'],
  ['CODE-110', 110, 'Invalid username or password'],
  ['CODE-111', 111, 'This username is already taken'],
  ['CODE-113', 113, 'Session dates overlap with an existing session'],
  ['CODE-114', 114, 'A class with this name already exists'],
  ['CODE-115', 115, 'A section with this name already exists'],
  ['CODE-119', 119, 'End date must be after start date'],
  ['CODE-121', 121, 'Fees cannot be modified for active or completed sessions'],
  ['CODE-123', 123, 'Total fee amount cannot be zero'],
  ['CODE-137', 137, 'You do not have the necessary permissions'],
  ['CODE-139', 139, 'This student is already registered'],
  ['CODE-147', 147, 'No data found'],
  ['CODE-171', 171, 'This roll number is already assigned'],
  ['CODE-172', 172, 'Invalid roll number'],
  ['CODE-189', 189, 'You are not authorized to perform this action'],
];
test.each(catalogue)('CODE-10 %s without another text the code %i has the text %s', (_id, responseCode, text) => {
  expect(failureText(failure(responseCode), { fallback })).toBe(text);
});

test('CODE-09 CODE-10 the portal’s catalogue has the codes 100 to 191 without 138, and no other texts', () => {
  const first = Array.from({ length: 92 }, (_, at) => 100 + at).filter((code) => code !== 138);
  const ofTheDocuments = (codes: number[]) => codes.filter((code) => code < 200).sort((a, b) => a - b);
  expect(ofTheDocuments(Object.values(CODES))).toEqual(first);
  expect(ofTheDocuments(Object.keys(CATALOGUE_TEXTS).map(Number))).toEqual(catalogue.map(([, code]) => code));
});

test.each([undefined, null, 'text', new Error('secret'), { message: 'no failure' }])(
  'CODE-03 %p is not a failure of a call',
  (error) => {
    expect(failureText(asFailure(error))).toBe('An error occurred');
  },
);

test('CODE-03 an error that is not a failure of a call has no code, no message and no status', () => {
  const none = { status: 0, responseCode: null, code: 'UNKNOWN', message: '' };
  const failed = { status: 409, responseCode: 205, code: '205', message: 'Changed' };
  expect(asFailure(failed)).toBe(failed);
  for (const part of ['status', 'code', 'message']) {
    const others = Object.fromEntries(Object.entries(failed).filter(([name]) => name !== part));
    expect(asFailure(others)).toEqual(none);
  }
  for (const error of [undefined, null, 'text', () => failed]) expect(asFailure(error)).toEqual(none);
});
