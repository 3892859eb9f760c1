import { admissionReason, isNewAdmission, type AdmissionFacts } from '../../common/newAdmission.ts';

const FACTS: AdmissionFacts = {
  admissionDate: '2026-04-06',
  sessionStart: '2026-04-01',
  sessionStatus: 'ACTIVE',
  enrolledEarlier: false,
  firstSession: false,
};

test.each<[string, Partial<AdmissionFacts>, ReturnType<typeof admissionReason>, boolean]>([
  ['after the start', {}, 'ADMITTED_FOR_SESSION', true],
  ['after the end of the session', { admissionDate: '2027-04-10' }, 'ADMITTED_FOR_SESSION', true],
  ['in March before the start', { admissionDate: '2026-03-20' }, 'ADMITTED_FOR_SESSION', true],
  ['180 days before the start', { admissionDate: '2025-10-03' }, 'ADMITTED_FOR_SESSION', true],
  ['181 days before the start', { admissionDate: '2025-10-02' }, 'ADMITTED_LONG_BEFORE', false],
  ['years before', { admissionDate: '2020-04-06' }, 'ADMITTED_LONG_BEFORE', false],
  [
    'years before, enrolled while the session is UPCOMING',
    { admissionDate: '2020-04-06', sessionStatus: 'UPCOMING' },
    'BEFORE_START',
    true,
  ],
  [
    'years before, enrolled in the UPCOMING first session of the school',
    { admissionDate: '2020-04-06', sessionStatus: 'UPCOMING', firstSession: true },
    'ADMITTED_LONG_BEFORE',
    false,
  ],
  [
    'in March, enrolled in the UPCOMING first session of the school',
    { admissionDate: '2026-03-20', sessionStatus: 'UPCOMING', firstSession: true },
    'ADMITTED_FOR_SESSION',
    true,
  ],
  ['after the start, enrolled in an earlier session', { enrolledEarlier: true }, 'ENROLLED_EARLIER', false],
  [
    'enrolled in an earlier session, the next one UPCOMING',
    { sessionStatus: 'UPCOMING', enrolledEarlier: true },
    'ENROLLED_EARLIER',
    false,
  ],
])('a student admitted %s is new in the session or not', (_when, changes, reason, isNew) => {
  const facts = { ...FACTS, ...changes };
  expect([admissionReason(facts), isNewAdmission(facts)]).toEqual([reason, isNew]);
});
