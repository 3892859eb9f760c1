// The opening balances of a session: sums by class, the workbooks, and the entries of one class.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { withPrivilege } from '../support/life';
import { giveOpening, listOpenings } from '../support/openings';
import { SECOND } from '../support/schools';
import { newPupil, pay } from '../support/studentFees';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

test('sums are exact by class and in all; entries are those of the named class, marked where a receipt prevents a reversal', async () => {
  const bina = await newPupil(admin, '5', { studentName: 'Bina Rao' });
  const asha = await newPupil(admin, '5', { studentName: 'Asha Rao' });
  const six = await newPupil(admin, '6', { studentName: 'Divya Rao' });
  await giveOpening(admin, bina, { paid: 0.1, earlierDues: 7 });
  await giveOpening(admin, asha, { paid: 0.2, discount: 30 });
  await giveOpening(admin, six, { paid: 5 });
  await pay(bina, { amount: 1 });
  const { data } = await listOpenings(admin, bina.sessionId, bina.classId);
  expect(data.sums).toEqual({ students: 3, paid: 5.3, discount: 30, earlierDues: 7 });
  expect(data.classes).toEqual([
    { classId: bina.classId, className: '5', sums: { students: 2, paid: 0.3, discount: 30, earlierDues: 7 } },
    { classId: six.classId, className: '6', sums: { students: 1, paid: 5, discount: 0, earlierDues: 0 } },
  ]);
  expect(data.imports).toMatchObject([
    { fileName: 'opening.xlsx', entries: 1, createdBy: expect.any(String) as string, reversedAt: null },
    { entries: 1 },
    { entries: 1 },
  ]);
  expect(data.entries).toMatchObject([
    { studentId: asha.studentId, studentName: 'Asha Rao', paid: 0.2, discount: 30, fileRow: 2, hasReceipt: false },
    { studentId: bina.studentId, paid: 0.1, earlierDues: 7, hasReceipt: true },
  ]);
  expect((await listOpenings(admin, bina.sessionId)).data.entries).toEqual([]);
  const foreign = await listOpenings(await tokenOf('admin2'), bina.sessionId);
  expect(verdict(foreign)).toEqual([404, 103]);
});

test('CODE-137 CODE-103 CODE-158 privilege, session and class are checked', async () => {
  const { sessionId } = await newPupil(admin);
  expect(verdict(await listOpenings(await withPrivilege('LIST_RECEIPT'), sessionId))).toEqual([403, 137]);
  const [other] = (await sql('SELECT id FROM classes WHERE school_id = $1 LIMIT 1', [SECOND])) as [{ id: number }];
  expect(verdict(await listOpenings(admin, sessionId, other.id))).toEqual([404, 158]);
  expect(verdict(await listOpenings(admin, 2_000_000))).toEqual([404, 103]);
});
