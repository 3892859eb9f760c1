// What the student's form says about the admission fee before it is saved.
import type { Student } from '@/api/students';
import { admissionWords } from '@/features/students/form/admissionWords';
import { admissionText, type TypedAdmission } from '@/features/students/form/useAdmissionText';

const session = (sessionId: number, year: number, status: 'UPCOMING' | 'ACTIVE') => ({
  sessionId,
  startDate: `${year}-04-01`,
  status,
});
const SESSIONS = [session(2, 2026, 'ACTIVE'), session(3, 2027, 'UPCOMING')];

/** A student who is enrolled in these sessions. */
const enrolled = (...sessions: { sessionId: number; sessionStartDate: string; newAdmission: boolean }[]) =>
  ({ enrollments: sessions }) as unknown as Student;
const RUNNING = { sessionId: 2, sessionStartDate: '2026-04-01' };
const PAST = { sessionId: 1, sessionStartDate: '2025-04-01', newAdmission: false };

const APPLIES = 'New admission: the admission fee applies.';
test.each<[string, TypedAdmission, Student | undefined, string | undefined, typeof SESSIONS?]>([
  ['a date in the session', { sessionId: 2, admissionDate: '2026-04-06' }, undefined, APPLIES],
  ['a date in March', { sessionId: 2, admissionDate: '2026-03-20' }, undefined, APPLIES],
  [
    'a free seat',
    { sessionId: 2, admissionDate: '2026-03-20', rte: true },
    undefined,
    'New admission. No fee is due for an RTE seat.',
  ],
  [
    'a date long before',
    { sessionId: 2, admissionDate: '2025-10-02' },
    undefined,
    'Not a new admission: admitted more than 180 days before the session.',
  ],
  ['no date yet', { sessionId: 2, admissionDate: null }, undefined, undefined],
  ['half a date', { sessionId: 2, admissionDate: '6/4' }, undefined, undefined],
  [
    'the upcoming session without a date',
    { sessionId: 3, admissionDate: null },
    undefined,
    'New admission: the admission fee applies.',
  ],
  [
    'the upcoming session, the first one of the school, and a date years before',
    { sessionId: 3, admissionDate: '2020-04-06' },
    undefined,
    'Not a new admission: admitted more than 180 days before the session.',
    [session(3, 2027, 'UPCOMING')],
  ],
  ['no session yet', { admissionDate: '2026-04-06' }, undefined, undefined],
  [
    'a student of an earlier session',
    { sessionId: 2, admissionDate: '2026-04-06' },
    enrolled(PAST),
    'Not a new admission: enrolled in an earlier session.',
  ],
  [
    'a student enrolled as new, whatever the date is now',
    { sessionId: 2, admissionDate: '2020-04-06' },
    enrolled({ ...RUNNING, newAdmission: true }),
    'New admission, as decided at enrolment.',
  ],
  [
    'a student enrolled as not new, whatever the date is now',
    { sessionId: 2, admissionDate: '2026-04-06' },
    enrolled({ ...RUNNING, newAdmission: false }),
    'Not a new admission, as decided at enrolment.',
  ],
])('the form with %s shows whether the admission fee applies', (_what, typed, stored, text, sessions = SESSIONS) => {
  expect(admissionText(admissionWords.en, typed, sessions, stored)).toBe(text);
});
