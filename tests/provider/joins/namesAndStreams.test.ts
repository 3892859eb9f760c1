// Receipts of a cashier whose account is deleted, and a section that gets another stream while its session runs.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { demoSection, updateSection } from '../support/classes';
import { dayClose } from '../support/dayClose';
import { historyEntries } from '../support/history';
import { verdict } from '../support/http';
import { listMarks, marksOf, marksWorld, saveMarks, studentsOf } from '../support/marks';
import { setPrivileges } from '../support/privileges';
import { listReceipts, makeReceipt } from '../support/receipts';
import { listReport, rowsOf } from '../support/reports';
import { feesOf, setFee } from '../support/studentFees';
import { createTeacher, deleteTeacher, idsOf } from '../support/teachers';

const FULL_NAME = 'Kavita Meena';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

test('a deleted cashier keeps the name in list, filter, day close, report and history; a new account has its own receipts', async () => {
  const { teacherId, userId } = await idsOf('kavita.meena');
  await setPrivileges('kavita.meena', 'LIST_RECEIPT');
  const receipt = await makeReceipt(await tokenOf('kavita.meena'), { amountPaid: 321 });
  expect(verdict(await deleteTeacher(admin, teacherId))).toEqual([200, 100]);
  const { data: again } = await createTeacher(admin, { userName: 'kavita.meena', password: 'Monsoon@27' });
  expect(again).toMatchObject({ userName: 'kavita.meena' });

  const filter = { cashierId: userId, startDate: receipt.paymentDate, endDate: receipt.paymentDate };
  const { data: page } = await listReceipts(admin, filter);
  expect(page.content.map(({ receiptNo, cashier }) => [receiptNo, cashier])).toEqual([[receipt.receiptNo, FULL_NAME]]);
  const cashiers = await call<{ cashierId: number; cashier: string }[]>(
    'GET',
    '/receipt/student/receipts/cashiers?schoolId=1',
    {
      token: admin,
    },
  );
  expect(cashiers.data.filter(({ cashierId }) => cashierId === userId)).toEqual([
    { cashierId: userId, cashier: FULL_NAME },
  ]);
  const { data: day } = await dayClose(admin);
  const drawer = day.cashiers.find(({ cashierId }) => cashierId === userId);
  expect([drawer?.cashier, drawer?.cash.amount]).toEqual([FULL_NAME, 321]);
  const [created] = await historyEntries(admin, 'RECEIPT', receipt.receiptId);
  expect([created?.action, created?.by]).toEqual(['Created', FULL_NAME]);
});

test('a section that gets another stream in the active session changes dues and subjects of its students, and changes them back', async () => {
  const world = await marksWorld('11');
  const science = world.sections['Science'];
  const at = { schoolId: 1, ...world.place };
  await setFee(at, { totalFee: 24000.5 }, { stream: 'SCIENCE' });
  await setFee(at, { totalFee: 20000, tuitionFee: 14000 }, { stream: 'ARTS' });
  // The dues of students of a completed session are final, so that the section has none.
  await sql(
    "DELETE FROM enrolments e USING sessions s WHERE s.id = e.session_id AND s.status = 'COMPLETED' AND e.section_id = $1",
    [science],
  );
  world.students = (await studentsOf(world, science)).slice(0, 1);
  const id = world.students[0]?.id ?? 0;
  const whose = { studentId: id, sessionId: world.place.sessionId };
  for (const table of ['receipts', 'student_fees']) await sql(`DELETE FROM ${table} WHERE student_id = $1`, [id]);
  await makeReceipt(admin, { ...whose, amountPaid: 300 });
  const physics = [marksOf(world, 0, { Physics: { theoryMarks: 41 } })];
  expect(verdict(await saveMarks(admin, world, physics, { sectionId: science }))).toEqual([200, 100]);
  const subjects = async () => {
    const { data } = await listMarks(admin, world, { sectionId: science });
    return data.find(({ student }) => student.studentId === id)?.subjects;
  };
  const pending = async () => {
    const { data } = await listReport(admin, 'pending-fee', {
      sessionId: whose.sessionId,
      classIds: [world.place.classId],
    });
    return rowsOf(data).length;
  };
  const [before, fees, listed] = [await subjects(), (await feesOf(admin, whose)).data, await pending()];

  const section = await demoSection(admin, '11', 'Science');
  const { data: changed } = await updateSection(admin, section, { stream: 'ARTS' });
  expect(changed.stream).toBe('ARTS');
  expect((await feesOf(admin, whose)).data).toMatchObject({ totalFee: 20000, amountPaid: 300 });
  const names = (await subjects())?.map(({ subject }) => subject.subjectName);
  expect([names?.includes('History'), names?.includes('Physics')]).toEqual([true, false]);
  expect((await saveMarks(admin, world, physics, { sectionId: science })).responseCode).toBe(149);
  expect(await pending()).toBe(listed);

  await updateSection(admin, changed, { stream: 'SCIENCE' });
  expect(await subjects()).toEqual(before);
  expect((await feesOf(admin, whose)).data).toEqual(fees);
});
