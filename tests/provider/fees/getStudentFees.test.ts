// What a student owes in a session: which structure says it, what counts as paid, what is left.
import { resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { AMOUNTS } from '../support/fees';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import { SECOND } from '../support/schools';
import { clearFee, feesOf, newPupil, pay, saveDiscount, setFee, type Payment } from '../support/studentFees';
import { demoStudent, placeOf, remove, type Place } from '../support/students';

let token: string;
let pupil: Place & { studentId: number };

beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  pupil = await newPupil(token);
});

const read = async (whose = pupil) => (await feesOf(token, whose)).data;

test('FEE-48 ENUM-11 CALL-50 CALL2-26 CALL2-38 the summary has the heads of the class, and what is paid, given off and due', async () => {
  await pay(pupil, { amount: 6000 });
  await saveDiscount(await tokenOf('platform'), pupil, { discount: 500.25 });
  await sql("UPDATE schools SET upi_id = 'saraswati@upi' WHERE id = $1", [pupil.schoolId]);
  expect(await feesOf(token, pupil)).toMatchObject({ status: 200, responseCode: 100 });
  expect(await read()).toEqual({
    studentId: pupil.studentId,
    sessionId: pupil.sessionId,
    ...AMOUNTS,
    amountPaid: 6000,
    openingPaid: 0,
    broughtForward: 0,
    remainingFee: 17500.25,
    discount: 500.25,
    discountOnEarlier: 0,
    admissionFeeApplicable: true,
    rte: false,
    sessionStatus: 'ACTIVE',
    today: '2026-07-15',
    payable: 24000.5,
    awaiting: 0,
    overpaid: 0,
    mostDiscount: 18000.5,
    dueNow: 6000,
    nextPayment: { date: '2026-04-15', amount: 6000 },
    schedule: [
      { date: '2026-04-15', amount: 12000, paid: 6000 },
      { date: '2026-10-15', amount: 11500.25, paid: 0 },
    ],
    lastReceipt: { receiptNo: expect.any(Number) as number, paymentDate: '2026-07-01', amountPaid: 6000 },
    upiId: 'saraswati@upi',
    schoolName: 'Saraswati Vidya Mandir',
    version: 1,
  });
});

test('before anything was decided there is no discount, and the version is 0', async () => {
  expect(await read()).toMatchObject({ discount: 0, amountPaid: 0, remainingFee: 24000.5, version: 0 });
});

test.each([
  ['new', true, 24000.5],
  ['not new', false, 22000.5],
])('FEE-50 the admission fee of a student who is %s in the session', async (_who, applies, payable) => {
  await sql('UPDATE enrolments SET new_admission = $2 WHERE student_id = $1', [pupil.studentId, applies]);
  const { admissionFeeApplicable, remainingFee, ...fees } = await read();
  expect([admissionFeeApplicable, fees.payable, remainingFee]).toEqual([applies, payable, payable]);
  expect(fees['admissionFee']).toBe(AMOUNTS.admissionFee);
});

test.each<[string, Payment, { amountPaid: number; awaiting: number }]>([
  ['a confirmed fee receipt', { amount: 1000.5 }, { amountPaid: 1000.5, awaiting: 0 }],
  ['one that waits', { amount: 1000.5, status: 'PENDING' }, { amountPaid: 1000.5, awaiting: 1000.5 }],
  ['a cancelled one not', { amount: 1000.5, status: 'CANCELLED' }, { amountPaid: 0, awaiting: 0 }],
  ['a TC receipt not', { amount: 1000.5, type: 'TC' }, { amountPaid: 0, awaiting: 0 }],
  ['a re-admission not', { amount: 1000.5, type: 'READMISSION' }, { amountPaid: 0, awaiting: 0 }],
  ['another receipt not', { amount: 1000.5, type: 'OTHER' }, { amountPaid: 0, awaiting: 0 }],
])('FEE-53 as paid counts %s', async (_what, payment, { amountPaid, awaiting }) => {
  await pay(pupil, payment);
  expect(await read()).toMatchObject({ amountPaid, awaiting, remainingFee: 24000.5 - amountPaid });
});

test('FEE-53 receipts add up to the paisa; those of another session and another student are not among them', async () => {
  const { sessionId } = await placeOf('5', { status: 'COMPLETED' });
  for (const amount of [0.1, 0.2, 1000.07]) await pay(pupil, { amount });
  await pay(pupil, { amount: 0.03, status: 'PENDING' });
  await pay({ ...pupil, sessionId }, { amount: 5 });
  await pay({ ...pupil, studentId: await demoStudent('5') }, { amount: 7 });
  expect(await read()).toMatchObject({ amountPaid: 1000.4, awaiting: 0.03, remainingFee: 23000.1 });
});

test('FEE-53 what was paid beyond a fee that fell afterwards is reported apart, and never a negative due', async () => {
  await pay(pupil, { amount: 24000 });
  await setFee(pupil, { totalFee: 23000 });
  expect(await read()).toMatchObject({
    remainingFee: 0,
    overpaid: 1000,
    mostDiscount: 0,
    dueNow: 0,
    nextPayment: null,
  });
});

test('a student with a free seat owes nothing', async () => {
  await sql('UPDATE students SET rte = true WHERE id = $1', [pupil.studentId]);
  expect(await read()).toMatchObject({
    rte: true,
    totalFee: 24000.5,
    payable: 0,
    remainingFee: 0,
    mostDiscount: 0,
    dueNow: 0,
    nextPayment: null,
  });
});

test('what is due by today and next follows the schedule of the class', async () => {
  await pay(pupil, { amount: 11000 });
  expect(await read()).toMatchObject({ dueNow: 1000, nextPayment: { date: '2026-04-15', amount: 1000 } });
  await pay(pupil, { amount: 2000 });
  expect(await read()).toMatchObject({ dueNow: 0, nextPayment: { date: '2026-10-15', amount: 11000 } });
  await setClock('2026-10-14T18:31:00.000Z');
  token = await tokenOf('admin');
  expect(await read()).toMatchObject({ dueNow: 11000, nextPayment: { date: '2026-10-15', amount: 11000 } });
  await setFee(pupil, {}, { terms: [] });
  expect(await read()).toMatchObject({ dueNow: 0, nextPayment: { date: null, amount: 11000.5 } });
});

describe('a class with streams', () => {
  const into = (sectionId: number | null, classId: number) =>
    sql('UPDATE enrolments SET class_id = $3, section_id = $2 WHERE student_id = $1', [
      pupil.studentId,
      sectionId,
      classId,
    ]);
  let science: Place;
  beforeEach(async () => {
    science = await placeOf('11', { section: 'Science' });
    await setFee(science, { totalFee: 30000 }, { stream: 'SCIENCE' });
    await setFee(science, { totalFee: 28000 }, { stream: 'COMMERCE' });
  });
  const streamOf = async (stream: string) =>
    (
      await sql<{ id: number }>('SELECT id FROM sections WHERE class_id = $1 AND stream = $2', [
        science.classId,
        stream,
      ])
    )[0]?.id ?? 0;

  test('FEE-48 the section’s stream says which structure holds', async () => {
    await into(await streamOf('SCIENCE'), science.classId);
    expect((await read()).totalFee).toBe(30000);
    await into(await streamOf('COMMERCE'), science.classId);
    expect((await read()).totalFee).toBe(28000);
  });

  test('DISCOUNT-09 CODE-122 without a section the fee is not determined, whatever is stored for the class, and the answer says why', async () => {
    await into(null, science.classId);
    const why = 'The fee is not determined: the class has streams, and the student has no section yet';
    expect(await feesOf(token, pupil)).toMatchObject({ status: 404, responseCode: 122, responseMsg: why });
    await setFee(science, { totalFee: 20000 });
    expect(await feesOf(token, pupil)).toMatchObject({ status: 404, responseCode: 122, responseMsg: why });
  });

  test('in a class without streams the fee does not wait for a section', async () => {
    await into(null, pupil.classId);
    expect((await read()).totalFee).toBe(AMOUNTS.totalFee);
    await clearFee(pupil);
    expect((await feesOf(token, pupil)).responseMsg).toBe(
      'Fee structure has not been defined for this class in the selected session',
    );
  });
});

test('CALL-50 DISCOUNT-09 CODE-122 CODE-126 CALL2-26 CALL2-38 a class without a structure answers 122, a session the student is not in 126', async () => {
  const upcoming = await placeOf('5', { status: 'UPCOMING' });
  expect(verdict(await feesOf(token, { ...pupil, sessionId: upcoming.sessionId }))).toEqual([409, 126]);
  await clearFee(pupil);
  expect(verdict(await feesOf(token, pupil))).toEqual([404, 122]);
});

test('CODE-103 an unknown, a deleted and another school’s student or session is not found, a user who asks', async () => {
  const other = {
    ...(await placeOf('5', { schoolId: SECOND })),
    studentId: await demoStudent('5', { schoolId: SECOND }),
  };
  const { studentId } = pupil;
  const ask = async (as: string, whose: Partial<typeof pupil>) => verdict(await feesOf(as, { ...pupil, ...whose }));
  const platform = await tokenOf('platform');
  expect([
    await ask(token, { studentId: 2_000_000 }),
    await ask(token, { sessionId: 2_000_000 }),
    await ask(token, other),
    await ask(token, { sessionId: other.sessionId }),
    await ask(platform, { sessionId: other.sessionId }),
  ]).toEqual(Array.from({ length: 5 }, () => [404, 103]));
  expect(verdict(await feesOf(platform, other))).toEqual([200, 100]);
  await remove(token, studentId);
  expect(verdict(await feesOf(token, pupil))).toEqual([404, 103]);
});

test('the summary is read with the privilege for receipts alone', async () => {
  const may = async (privilege: string) => {
    await setPrivileges('teacher', privilege);
    return verdict(await feesOf(await tokenOf('teacher'), pupil));
  };
  expect([await may('LIST_RECEIPT'), await may('LIST_STUDENT')]).toEqual([
    [200, 100],
    [403, 137],
  ]);
});
