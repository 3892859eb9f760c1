// Rejections by the rules of students, receipts, marks and files: the code of the rule, and a text that a user can read.
import { call, resetProvider, tokenOf, type Answer } from '../../support/provider';
import { check, workbookOf } from '../support/imports';
import { changeLife } from '../support/life';
import { formOf, limitsWorld, lockLimits, saveLimits } from '../support/limits';
import { marksOf, marksWorld, saveMarks } from '../support/marks';
import { template, upload } from '../support/marksFile';
import { createReceipt, makeReceipt, receiptForm } from '../support/receipts';
import { LOCKS, lockExam } from '../support/results';
import { pupilsOf, saveNumbers } from '../support/sessionDetails';
import { demoStudent, formAt, placeOf, register, unenrolAll } from '../support/students';

let token: string;
let studentId: number;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  studentId = await demoStudent('5');
});

const pay = async (changes: object = {}): Promise<Answer> =>
  createReceipt(token, await receiptForm({ studentId, ...changes }));

async function setName(type: 'ACTIVE' | 'INACTIVE'): Promise<Answer> {
  const { schoolId, sessionId } = await placeOf();
  const json = { schoolId, sessionId, studentId, comment: 'Absent', type };
  return call('POST', '/student/name-strike-off', { token, json });
}

async function saveRollNumbers(rollNos: number[]): Promise<Answer> {
  const place = await placeOf();
  const inSection = (await pupilsOf(place)).filter(({ sectionId }) => sectionId === place.sectionId);
  return saveNumbers(
    token,
    place,
    rollNos.map((rollNo, at) => ({ studentId: inSection[at]?.id ?? 0, rollNo })),
  );
}

async function saveLockedMarks(): Promise<Answer> {
  const world = await marksWorld();
  await lockExam(token, { examId: world.exams['Half Yearly'], ...LOCKS, lockedEditMarks: true });
  return saveMarks(token, world, [marksOf(world, 0, { Science: { theoryMarks: 50 } })]);
}

async function uploadLockedMarks(): Promise<Answer> {
  const world = await marksWorld();
  const file = await template(token, world);
  await lockExam(token, { examId: world.exams['Half Yearly'], ...LOCKS, lockedUploadMarks: true });
  return upload(token, world, file);
}

async function saveLockedLimits(): Promise<Answer> {
  const world = await limitsWorld();
  await lockLimits(world.exams.Annual);
  return saveLimits(token, [formOf(world)]);
}

const REJECTIONS: [string, number, () => Promise<Answer>][] = [
  [
    'a student who is registered already',
    139,
    async () => {
      await register(token, formAt(await placeOf()));
      return register(token, formAt(await placeOf()));
    },
  ],
  [
    'a receipt for a disabled student',
    127,
    async () => {
      await changeLife(studentId, 'DISABLED');
      return pay();
    },
  ],
  [
    'a receipt for a student outside the session',
    126,
    async () => {
      const form = await receiptForm({ studentId });
      await unenrolAll();
      return createReceipt(token, form);
    },
  ],
  [
    'striking off a name again',
    180,
    async () => {
      await setName('INACTIVE');
      return setName('INACTIVE');
    },
  ],
  ['activating an active student', 181, () => setName('ACTIVE')],
  [
    'a second transfer certificate',
    185,
    async () => {
      await makeReceipt(token, { studentId, receiptType: 'TC', comments: 'Moves' });
      return pay({ receiptType: 'TC', amountPaid: 60 });
    },
  ],
  ['a roll number twice', 171, () => saveRollNumbers([7, 7])],
  ['roll number 0', 172, () => saveRollNumbers([0])],
  ['marks of a locked exam', 169, saveLockedMarks],
  ['marks limits of an exam whose limits are locked', 160, saveLockedLimits],
  ['a file of marks while uploads are locked', 163, uploadLockedMarks],
  ['a file that is no workbook', 165, () => check(token, Buffer.from('no workbook'))],
  [
    'a file of marks without marks',
    166,
    async () => upload(token, await marksWorld(), await workbookOf({ Remark: 1 })),
  ],
];

test.each(REJECTIONS)('CALL2-07 %s is rejected with %i and a readable text', async (_what, code, reject) => {
  const { responseCode, responseMsg } = await reject();
  expect(responseCode).toBe(code);
  expect(responseMsg).toMatch(/^[A-Z][^{}<>]{10,}$/);
  expect(responseMsg).not.toMatch(/[A-Z]+_[A-Z]+|\bat \w+ \(/);
});
