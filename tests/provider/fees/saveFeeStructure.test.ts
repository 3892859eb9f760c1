// The fee structure of a class is stored: exact amounts, one for each session, class and stream, only before the session begins.
import { FEE_HEADS } from '../../support/entities/fees';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { AMOUNTS, feePlaceOf, getFee, saveFee, saveTerms, type FeePlace } from '../support/fees';
import { verdict } from '../support/http';
import { withdrawPrivileges } from '../support/privileges';
import { SECOND } from '../support/schools';
import { createSession, getSession, removeSession, updateSession } from '../support/sessions';
import { stored } from '../support/tables';

let token: string;
let place: FeePlace;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await feePlaceOf();
});

const form = (changes: object = {}) => ({ ...place, ...AMOUNTS, ...changes });
const storedRows = () =>
  sql('SELECT total_fee, tuition_fee FROM fee_structures WHERE session_id = $1 ORDER BY id', [place.sessionId]);

test('FEE-32 FEE-33 FEE-46 CALL-48 CALL-12 a structure comes back as it was stored, to the paisa, with percentages of the total', async () => {
  const { data, ...answer } = await saveFee(token, form());
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toEqual({
    ...place,
    ...AMOUNTS,
    stream: null,
    admissionFeePercentage: 8.33,
    tuitionFeePercentage: 75,
    examFeePercentage: 4.17,
    computerFeePercentage: 5,
    developmentFeePercentage: 5.42,
    otherFeePercentage: 2.08,
    totalFeePercentage: 100,
    hasCompletedFeeSetup: true,
    dateWiseFeesList: [],
    version: 1,
  });
  expect(await storedRows()).toEqual([{ total_fee: '24000.50', tuition_fee: '18000.50' }]);
});

test('FEE-45 a second save takes the place of the first, its schedule stays; an older copy is refused', async () => {
  await saveFee(token, form());
  await saveTerms(token, { ...place, fees: [{ minimumDate: '2027-05-10', minimumFee: 12000 }] });
  const { data } = await saveFee(token, form({ totalFee: 30000, tuitionFee: 24000, version: 2 }));
  expect(data).toMatchObject({ totalFee: 30000, version: 3, dateWiseFeesList: [{ minimumFee: 12000 }] });
  expect(await storedRows()).toHaveLength(1);
  expect(verdict(await saveFee(token, form({ version: 2 })))).toEqual([409, 205]);
  expect((await getFee(token, place)).data.totalFee).toBe(30000);
});

test('FEE-45 a second save changes the structure of its session, class and stream, and no other', async () => {
  const [six, streamed] = [await feePlaceOf('6'), await feePlaceOf('11')];
  const { sessionId } = (await createSession(token)).data;
  const structures: [FeePlace, string?][] = [
    [place],
    [six],
    [{ ...place, sessionId }],
    [streamed, 'SCIENCE'],
    [streamed, 'COMMERCE'],
  ];
  const save = ([at, stream]: [FeePlace, string?], totalFee: number) =>
    saveFee(token, { ...at, ...AMOUNTS, ...(stream && { stream }), totalFee, tuitionFee: totalFee - 6000 });
  const totals = () =>
    Promise.all(structures.map(async ([at, stream]) => (await getFee(token, at, stream)).data.totalFee));
  for (const one of structures) await save(one, 24000);
  const expected = structures.map(() => 24000);
  for (const [at, one] of structures.entries()) {
    expected[at] = 30000 + at;
    expect(verdict(await save(one, 30000 + at))).toEqual([200, 100]);
    expect(await totals()).toEqual(expected);
  }
  const [row] = await sql<{ n: number }>(
    'SELECT count(*)::integer AS n FROM fee_structures WHERE session_id = ANY($1::int[])',
    [`{${place.sessionId},${sessionId}}`],
  );
  expect(row?.n).toBe(structures.length);
});

test('FEE-46 a rejected save does not complete the fee setup, the first successful one does', async () => {
  expect(verdict(await getFee(token, place))).toEqual([404, 122]);
  expect(verdict(await saveFee(token, form({ totalFee: 0 })))).toEqual([400, 123]);
  expect(verdict(await getFee(token, place))).toEqual([404, 122]);
  expect((await saveFee(token, form())).data['hasCompletedFeeSetup']).toBe(true);
  expect((await getFee(token, place)).data['hasCompletedFeeSetup']).toBe(true);
});

test.each([
  ['one paisa above a thousandth', { otherFee: 524.01 }, 'Total percentage (100.1%) exceeds 100%'],
  ['one paisa below a thousandth', { otherFee: 475.99 }, 'Total percentage (99.9%) is less than 100%'],
])('FEE-38 CONST-18 %s the heads are not the total: 109', async (_what, changes, message) => {
  const answer = await saveFee(token, form(changes));
  expect([...verdict(answer), answer.responseMsg]).toEqual([400, 109, message]);
  expect(await storedRows()).toEqual([]);
});

test.each([
  [524, 100.1],
  [476, 99.9],
])(
  'FEE-32 FEE-33 FEE-38 CONST-18 heads within a thousandth of the total are taken: another fee of %d is %d% in total',
  async (otherFee, percent) => {
    const answer = await saveFee(token, form({ otherFee }));
    expect(verdict(answer)).toEqual([200, 100]);
    expect(answer.data.totalFeePercentage).toBe(percent);
  },
);

test.each([
  ['missing', undefined],
  ['null', null],
  ['a text', '1000'],
  ['negative', -0.01],
  ['of three decimals', 1000.005],
  ['too large', 10_000_000_000],
])('FEE-38 CONST-18 an amount that is %s answers 109', async (_what, amount) => {
  for (const head of FEE_HEADS)
    expect(await saveFee(token, form({ [head]: amount }))).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: head }] },
    });
  expect(verdict(await saveFee(token, form({ totalFee: 10_000_000_000 })))).toEqual([400, 109]);
  expect(await storedRows()).toEqual([]);
});

test('FEE-37 CODE-123 a total of nothing or less answers 123', async () => {
  for (const totalFee of [0, -0.01, -5]) {
    const answer = await saveFee(token, form({ totalFee }));
    expect([...verdict(answer), answer.responseMsg]).toEqual([400, 123, 'Total fee amount cannot be zero']);
  }
  expect(await storedRows()).toEqual([]);
  const nothing = Object.fromEntries(FEE_HEADS.map((head) => [head, 0]));
  expect(verdict(await saveFee(token, form({ ...nothing, totalFee: 0.01, otherFee: 0.01 })))).toEqual([200, 100]);
});

test('FEE-39 CODE-145 a total below the stored schedule answers 145', async () => {
  await saveFee(token, form());
  await saveTerms(token, { ...place, fees: [{ minimumDate: '2027-05-10', minimumFee: 24000.5 }] });
  const half = { totalFee: 24000.49, tuitionFee: 18000.49 };
  expect(verdict(await saveFee(token, form(half)))).toEqual([400, 145]);
  expect(await storedRows()).toEqual([{ total_fee: '24000.50', tuition_fee: '18000.50' }]);
});

test('FEE-35 SESSION-40 CODE-121 fees are stored for an UPCOMING session, and not for one that has begun or is over', async () => {
  const before = await stored();
  for (const status of ['ACTIVE', 'COMPLETED']) {
    const answer = await saveFee(token, { ...AMOUNTS, ...(await feePlaceOf('5', status)) });
    expect([...verdict(answer), answer.responseMsg]).toEqual([
      ...[409, 121],
      'Fees cannot be modified for active or completed sessions',
    ]);
  }
  expect(await stored()).toEqual(before);
  expect(verdict(await saveFee(token, form()))).toEqual([200, 100]);
});

test('FEE-42 FEE-43 CODE-142 CODE-148 a stream is asked for where the class has streams, and only there; one structure each', async () => {
  const streamed = { ...AMOUNTS, ...(await feePlaceOf('11')) };
  expect(verdict(await saveFee(token, streamed))).toEqual([400, 142]);
  expect(verdict(await saveFee(token, form({ stream: 'SCIENCE' })))).toEqual([400, 148]);
  expect(await storedRows()).toEqual([]);
  for (const stream of ['SCIENCE', 'COMMERCE'])
    expect(verdict(await saveFee(token, { ...streamed, stream }))).toEqual([200, 100]);
  expect(await storedRows()).toHaveLength(2);
  await sql('UPDATE sections SET deleted_at = now() WHERE class_id = $1', [place.classId]);
  expect(verdict(await saveFee(token, form({ stream: 'SCIENCE' })))).toEqual([400, 148]);
  expect(verdict(await saveTerms(token, { ...place, stream: 'SCIENCE', fees: [] }))).toEqual([400, 148]);
  expect(verdict(await getFee(token, place, 'SCIENCE'))).toEqual([400, 148]);
});

test('FEE-47 CODE-137 without CLASS_FEE_STRUCTURE neither amounts nor schedule are stored', async () => {
  await saveFee(token, form());
  await withdrawPrivileges('admin', 'CLASS_FEE_STRUCTURE');
  expect(verdict(await saveFee(token, form({ totalFee: 24000.49, version: 1 })))).toEqual([403, 137]);
  expect(verdict(await saveTerms(token, { ...place, fees: [] }))).toEqual([403, 137]);
  expect(await storedRows()).toEqual([{ total_fee: '24000.50', tuition_fee: '18000.50' }]);
});

test('FEE-44 an unknown session answers 103, a class that is not the school’s 158, for amounts and schedule', async () => {
  expect(verdict(await saveFee(token, form({ sessionId: 2_000_000 })))).toEqual([404, 103]);
  const { classId } = await feePlaceOf('5', 'UPCOMING', SECOND);
  for (const unknown of [classId, 2_000_000])
    expect(verdict(await saveFee(token, form({ classId: unknown })))).toEqual([404, 158]);
  expect(verdict(await saveTerms(token, { ...place, sessionId: 2_000_000, fees: [] }))).toEqual([404, 103]);
  expect(verdict(await saveTerms(token, { ...place, classId: 2_000_000, fees: [] }))).toEqual([404, 158]);
});

test('FEE-45 of first saves at one moment one structure is left; who is refused is informed that another user was there', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => saveFee(token, form())));
  for (const answer of answers) expect([100, 205]).toContain(answer.responseCode);
  expect(answers.some(({ responseCode }) => responseCode === 100)).toBe(true);
  expect(await storedRows()).toHaveLength(1);
});

test('FEE-45 of two changes of one structure at one moment one is stored, and the other is reported', async () => {
  await saveFee(token, form());
  const totals = [30000, 31000, 32000, 33000];
  const answers = await Promise.all(
    totals.map((totalFee) => saveFee(token, form({ totalFee, tuitionFee: totalFee - 6000, version: 1 }))),
  );
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array(3).fill([409, 205])]);
  const taken = totals[answers.findIndex(({ responseCode }) => responseCode === 100)] ?? 0;
  expect(await storedRows()).toEqual([{ total_fee: `${taken}.00`, tuition_fee: `${taken - 6000}.00` }]);
});

test('the trail of a changed structure says what every amount was and is, and which of them changed', async () => {
  await saveFee(token, form());
  await saveFee(token, form({ tuitionFee: 17000.25, otherFee: 1500.25, version: 1 }));
  const text = "SELECT details FROM audit_entries WHERE event = 'saveFeeStructure' ORDER BY id DESC LIMIT 1";
  const others = {
    totalFee: '24000.50',
    admissionFee: '2000.00',
    examFee: '1000.00',
    computerFee: '1200.00',
    developmentFee: '1300.00',
  };
  const [row] = await sql<{ details: Record<string, unknown> }>(text);
  expect(row?.details).toMatchObject({
    before: { ...others, tuitionFee: '18000.50', otherFee: '500.00' },
    after: { ...others, tuitionFee: '17000.25', otherFee: '1500.25' },
    changed: { version: 2, fields: ['tuitionFee', 'otherFee'] },
  });
});

test('FEE-45 a first save is rejected where another user has stored one in the meantime', async () => {
  expect((await saveFee(token, form({ version: 0 }))).data.version).toBe(1);
  expect(verdict(await saveFee(token, form({ version: 0, totalFee: 30000, tuitionFee: 24000 })))).toEqual([409, 205]);
  expect((await getFee(token, place)).data.totalFee).toBe(AMOUNTS.totalFee);
  expect(verdict(await saveFee(token, { ...(await feePlaceOf('6')), ...AMOUNTS, version: 1 }))).toEqual([409, 205]);
});

test('SESSION-63 CODE-132 a session with fees stays in its school', async () => {
  await saveFee(token, form());
  const platform = await tokenOf('platform');
  const session = (await getSession(platform, place.sessionId)).data;
  expect(verdict(await updateSession(platform, session, { schoolId: SECOND }))).toEqual([409, 132]);
  expect((await getSession(platform, place.sessionId)).data).toEqual(session);
});

test('a session that is deleted takes its fees along', async () => {
  await saveFee(token, form());
  await saveTerms(token, { ...place, fees: [{ minimumDate: '2027-05-10', minimumFee: 12000 }] });
  expect(verdict(await removeSession(token, place.sessionId))).toEqual([200, 100]);
  expect(await storedRows()).toEqual([]);
});
