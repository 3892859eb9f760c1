import { isCertifiedIn, type CertifiableReceipt } from '../../common/certified.ts';

const THIS = { sessionId: 2, startDate: '2026-04-01', endDate: '2027-03-31' };
const LAST = { sessionId: 1, startDate: '2025-04-01', endDate: '2026-03-31' };
const NEXT = { sessionId: 3, startDate: '2027-04-01', endDate: '2028-03-31' };

const receipt = (changes: Partial<CertifiableReceipt>): CertifiableReceipt => ({
  type: 'FEE',
  sessionId: THIS.sessionId,
  paymentDate: '2026-05-04',
  ...changes,
});

test.each<[string, Partial<CertifiableReceipt>, (typeof THIS)[], boolean]>([
  ['a fee of the session', {}, [THIS], true],
  ['a re-admission', { type: 'READMISSION' }, [THIS], true],
  ['another payment', { type: 'OTHER' }, [THIS], false],
  ['a transfer certificate', { type: 'TC' }, [THIS], false],
  ['a payment on the first day', { paymentDate: '2026-04-01' }, [THIS], true],
  ['a payment on the last day', { paymentDate: '2027-03-31' }, [THIS], true],
  ['arrears that a student who left pays after the last day', { paymentDate: '2027-04-01' }, [LAST, THIS], true],
  ['arrears paid years later', { paymentDate: '2029-04-01' }, [THIS, NEXT], true],
  ['arrears paid in the next session of the student', { paymentDate: '2027-04-01' }, [THIS, NEXT], false],
  [
    'arrears of another session paid after the last day',
    { paymentDate: '2027-04-01', sessionId: 1 },
    [LAST, THIS],
    false,
  ],
  ['dues of another session paid within the session', { sessionId: LAST.sessionId }, [LAST, THIS], true],
  ['an advance of a new student on the last day before', { paymentDate: '2026-03-31' }, [THIS], true],
  ['an advance of a new student months before', { paymentDate: '2025-12-01' }, [THIS], true],
  ['an advance of a new student for a later session', { paymentDate: '2026-03-31', sessionId: 3 }, [THIS], false],
  ['another payment of a new student before', { paymentDate: '2026-03-31', type: 'OTHER' }, [THIS], false],
  ['an advance of a student of the last session', { paymentDate: '2026-03-31' }, [LAST, THIS], false],
  ['an advance that lies before every session of the student', { paymentDate: '2025-03-31' }, [LAST, THIS], true],
  ['an advance of a student who goes on to the next session', { paymentDate: '2026-03-31' }, [THIS, NEXT], true],
  ['a payment that is on a certificate of another session', { certificateSessionIds: [1] }, [LAST, THIS], false],
  [
    'a payment of another session that is on its certificate',
    { certificateSessionIds: [2], paymentDate: '2025-05-04', sessionId: 1 },
    [LAST, THIS],
    true,
  ],
  ['a payment on no certificate', { certificateSessionIds: [] }, [THIS], true],
])('RECEIPT-18 RECEIPT-19 %s', (_title, changes, enrolled, covered) => {
  expect(isCertifiedIn(THIS, enrolled, receipt(changes))).toBe(covered);
});

test.each(['2026-03-31', '2027-04-01'])(
  'RECEIPT-18 RECEIPT-19 a payment of %s for the session before or after is on the certificate of one session alone',
  (paymentDate) => {
    const one = receipt({ paymentDate });
    for (const enrolled of [[LAST, THIS], [THIS], [THIS, NEXT], [LAST, THIS, NEXT]])
      expect(enrolled.filter((session) => isCertifiedIn(session, enrolled, one))).toHaveLength(1);
  },
);
