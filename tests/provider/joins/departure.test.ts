// A student who leaves disappears from every list of active students at once, and is there unchanged after the return.
import { call, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { lifeList } from '../support/life';
import { idAt, outcomesOf, promotionForm, promotionWorld, type PromotionWorld } from '../support/promotion';
import { cancelReceipt, makeReceipt } from '../support/receipts';
import { listReport, listSchoolReport } from '../support/reports';
import { feesOf, saveDiscount } from '../support/studentFees';
import { listAll } from '../support/students';

let admin: string;
let world: PromotionWorld;
let id: number;
let sectionId: number;

beforeEach(async () => {
  await resetProvider();
  await setClock('2027-03-30T05:30:00.000Z');
  admin = await tokenOf('admin');
  world = await promotionWorld();
  id = idAt(world, 0);
  const [enrolment] = await sql<{ id: number }>(
    'SELECT section_id AS id FROM enrolments WHERE student_id = $1 AND session_id = $2',
    [id, world.source],
  );
  sectionId = enrolment?.id ?? 0;
  await sql('DELETE FROM receipts WHERE student_id = $1', [id]);
  await saveDiscount(await tokenOf('platform'), place(), { discount: 200 });
  await makeReceipt(admin, { studentId: id, amountPaid: 300 });
});

const place = () => ({ studentId: id, sessionId: world.source });
const selection = () => ({ schoolId: 1, sessionId: world.source, classId: world.classId, sectionId });
const includes = (rows: { studentId: number }[]) => rows.some(({ studentId }) => studentId === id);

/** Where the student is found, with the values that every place shows. */
async function found() {
  const code = world.students[0]?.code ?? 0;
  const [listed, left, struckOff, finder, grid, pending, register, outcomes, fees] = await Promise.all([
    listAll(admin, { ...selection() }),
    lifeList(admin, 'tc-list', { sessionId: world.source, searchText: String(code) }),
    lifeList(admin, 'get-name-strike-off', { searchText: String(code) }),
    call<{ obstacle: string | null }>('GET', `/student/by-code?schoolId=1&studentCode=${code}`, { token: admin }),
    call<{ student: { studentId: number }; subjects: unknown[] }[]>('POST', '/result/exams/student/marks', {
      token: admin,
      json: { ...selection(), examId: world.examId, searchText: '' },
    }),
    listReport(admin, 'pending-fee', { sessionId: world.source, classIds: [world.classId] }, '?size=100'),
    listSchoolReport(admin, 'CLASS_REGISTER', { sessionId: world.source, classIds: [world.classId] }),
    outcomesOf(admin, promotionForm(world)),
    feesOf(admin, place()),
  ]);
  const { version: _, ...withoutVersion } = fees.data;
  return {
    list: includes(listed.data),
    tcList: includes(left.data.content.map(({ studentDetail }) => studentDetail)),
    strikeOffList: includes(struckOff.data.content.map(({ studentDetail }) => studentDetail)),
    obstacle: finder.data.obstacle,
    marks: grid.data.find(({ student }) => student.studentId === id)?.subjects,
    pendingFees: pending.data.studentIds.includes(id),
    classRegister: register.data.content.map((row) => row.map(({ columnValue }) => columnValue)),
    promotion: outcomes[id],
    fees: withoutVersion,
  };
}

const step = async (type: 'ACTIVE' | 'INACTIVE') => {
  const json = { schoolId: 1, ...place(), comment: 'As asked', type };
  expect(verdict(await call('POST', '/student/name-strike-off', { token: admin, json }))).toEqual([200, 100]);
};
const makeTc = () => makeReceipt(admin, { studentId: id, receiptType: 'TC', amountPaid: 50 });

/** How many students the class register counts. */
const registered = ({ classRegister }: Awaited<ReturnType<typeof found>>) =>
  classRegister.reduce((sum, row) => sum + Number(row[2]), 0);

const GONE = { list: false, pendingFees: false };

test('LIFECYCLE-28 LIFECYCLE-36 a student struck off is in no list, grid, promotion or report, and is as before after re-admission', async () => {
  const before = await found();
  expect(before).toMatchObject({ list: true, obstacle: null, pendingFees: true, promotion: 'PROMOTED PASSED' });
  expect(before.marks).toHaveLength(1);
  await step('INACTIVE');
  const struckOff = await found();
  expect(struckOff).toMatchObject({
    ...GONE,
    ...{ tcList: false, strikeOffList: true, obstacle: 'STRUCK_OFF', promotion: 'NOT_ELIGIBLE STRUCK_OFF' },
    marks: undefined,
    fees: before.fees,
  });
  expect(registered(struckOff)).toBe(registered(before) - 1);
  await step('ACTIVE');
  expect(await found()).toEqual(before);
});

test.each([
  ['the cancellation of its receipt', 'cancel'],
  ['re-admission', 'readmit'],
])(
  'LIFECYCLE-28 LIFECYCLE-36 LIFECYCLE-27 a student with a TC is in no list, keeps the marks of the year and is as before after %s',
  async (_how, way) => {
    const before = await found();
    const { receiptId } = await makeTc();
    const left = await found();
    expect(left).toMatchObject({
      ...GONE,
      ...{ tcList: true, strikeOffList: false, obstacle: 'TC_ISSUED', promotion: 'NOT_ELIGIBLE TC_ISSUED' },
      marks: before.marks,
      fees: before.fees,
    });
    expect(registered(left)).toBe(registered(before) - 1);
    if (way === 'cancel') await cancelReceipt(admin, receiptId);
    else await step('ACTIVE');
    expect(await found()).toEqual(before);
  },
);

test('LIFECYCLE-27 LIFECYCLE-28 a struck-off student whose TC receipt is cancelled is struck off again in every list', async () => {
  await step('INACTIVE');
  const before = await found();
  const { receiptId } = await makeTc();
  expect(await found()).toMatchObject({ ...GONE, tcList: true, strikeOffList: false, marks: [{}] });
  await cancelReceipt(admin, receiptId);
  expect(await found()).toEqual(before);
});

test('CODE-109 a student without an enrolment is not admitted again into a disabled session', async () => {
  await step('INACTIVE');
  await sql('DELETE FROM enrolments WHERE student_id = $1 AND session_id = $2', [id, world.source]);
  await sql('UPDATE sessions SET disabled = true WHERE id = $1', [world.source]);
  const json = { schoolId: 1, ...place(), type: 'ACTIVE' };
  const answer = await call<{ problems: { path: string }[] }>('POST', '/student/name-strike-off', {
    token: admin,
    json,
  });
  expect([verdict(answer), answer.data.problems.map(({ path }) => path)]).toEqual([[400, 109], ['sessionId']]);
  expect(await sql('SELECT life FROM students WHERE id = $1', [id])).toEqual([{ life: 'STRUCK_OFF' }]);
});
