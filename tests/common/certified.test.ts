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
  ['a payment after the last day', { paymentDate: '2027-04-01' }, [THIS], false],
  ['dues of another session paid within the session', { sessionId: LAST.sessionId }, [LAST, THIS], true],
  ['an advance of a new student on the last day before', { paymentDate: '2026-03-31' }, [THIS], true],
  ['an advance of a new student months before', { paymentDate: '2025-12-01' }, [THIS], true],
  ['an advance of a new student for a later session', { paymentDate: '2026-03-31', sessionId: 3 }, [THIS], false],
  ['another payment of a new student before', { paymentDate: '2026-03-31', type: 'OTHER' }, [THIS], false],
  ['an advance of a student of the last session', { paymentDate: '2026-03-31' }, [LAST, THIS], false],
  ['an advance that lies before every session of the student', { paymentDate: '2025-03-31' }, [LAST, THIS], true],
  ['an advance of a student who goes on to the next session', { paymentDate: '2026-03-31' }, [THIS, NEXT], true],
])('RECEIPT-19 %s', (_title, changes, enrolled, covered) => {
  expect(isCertifiedIn(THIS, enrolled, receipt(changes))).toBe(covered);
});

test('RECEIPT-19 an advance is on the certificate of one session alone', () => {
  const early = receipt({ paymentDate: '2026-03-31' });
  const sessions = [LAST, THIS, NEXT];
  for (const enrolled of [[LAST, THIS], [THIS], [THIS, NEXT]])
    expect(sessions.filter((one) => enrolled.includes(one) && isCertifiedIn(one, enrolled, early))).toHaveLength(1);
});
