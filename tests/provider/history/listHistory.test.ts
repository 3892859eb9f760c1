// The history of each kind of record: changed through the API, read with names and words instead of ids and codes.
import { call, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { confirm } from '../support/confirm';
import { createSection, demoClass, updateClass } from '../support/classes';
import { AMOUNTS, feePlaceOf, saveFee, saveTerms } from '../support/fees';
import { getHistory, historyEntries, shown, textsOf, type HistoryPage, type Item } from '../support/history';
import { verdict } from '../support/http';
import { importFile, row, workbookOf } from '../support/imports';
import { copyTo } from '../support/copies';
import { formOf as limitsForm, limitsWorld, saveLimits } from '../support/limits';
import { marksOf, marksWorld, saveMarks } from '../support/marks';
import { setPrivileges, savePrivileges } from '../support/privileges';
import { idAt, promoteNow, promotionForm, promotionWorld, undo } from '../support/promotion';
import { makeReceipt, cancelReceipt } from '../support/receipts';
import { demoExam, lockExam, LOCKS } from '../support/results';
import { FIRST, SECOND } from '../support/schools';
import { saveNumbers } from '../support/sessionDetails';
import { saveDiscount } from '../support/studentFees';
import {
  demoStudent,
  FATHER,
  formAt,
  formOf,
  MOTHER,
  placeOf,
  register,
  update,
  type Place,
} from '../support/students';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const history = (entity: string, id: number, more: object = {}, as = token) => getHistory(as, entity, id, more);
const entriesOf = (entity: string, id: number, more: object = {}, as = token) => historyEntries(as, entity, id, more);
const ids = ({ sessionId, classId }: { sessionId: number; classId: number }) => ({
  id: classId,
  more: { sessionId: String(sessionId) },
});

test('a student has the values of each change with names, words and masked numbers', async () => {
  const place = await placeOf();
  const other = await placeOf('5', { section: 'B' });
  const sibling = await demoStudent('6');
  const { data } = await register(token, formAt(place, { mobileNo: '9876543210', parentsInfo: [FATHER, MOTHER] }));
  const changes = {
    studentName: 'Tara Devi',
    mobileNo: '9811122233',
    aadharNo: '234567890124',
    category: 'GENERAL',
    rte: true,
    dateOfBirth: '2016-01-02',
    parentsInfo: [{ ...FATHER, name: 'Dinesh Verma', panNo: 'ABCPE1234F', mobileNo: '9900011122' }, MOTHER],
    siblingInfo: [{ siblingStudentId: sibling }],
    enrollments: [{ sessionId: place.sessionId, classId: other.classId, sectionId: other.sectionId }],
  };
  expect(verdict(await update(token, data.studentId, formOf(data, changes)))).toEqual([200, 100]);
  const [newest, oldest] = await entriesOf('STUDENT', data.studentId);
  const [name] = await sql<{ name: string }>('SELECT name FROM students WHERE id = $1', [sibling]);
  expect([newest?.action, newest?.by, oldest?.action]).toEqual(['Changed', 'Asha Verma', 'Registered']);
  expect(newest?.about).toMatch(/^Session \d{4}/);
  // In the order of the form.
  expect(textsOf(newest as Item)).toEqual([
    'Section: A → B',
    `Student Name: ${data.studentName} → Tara Devi`,
    `Date of Birth: ${data['dateOfBirth'] as string} → 2016-01-02`,
    'Mobile Number: XXXXXX3210 → XXXXXX2233',
    'Aadhar Number: – → XXXX XXXX 0124',
    'RTE: No → Yes',
    'Father: Name: Ramesh Verma → Dinesh Verma',
    'Father: Mobile Number: – → XXXXXX1122',
    'Father: PAN Number: – → XXXXXX234F',
    `Siblings: – → ${name?.name ?? ''}`,
    'Category: – → General',
  ]);
  const stored = await sql<{ text: string }>('SELECT details::text AS text FROM audit_entries');
  expect(stored.map(({ text }) => text).join('\n')).not.toMatch(
    /234567890124|ABCPE1234F|9811122233|9900011122|\$argon2/,
  );
});

test('a number with the same last digits is shown as another number', async () => {
  const { data } = await register(token, formAt(await placeOf(), { aadharNo: '234567890124' }));
  expect(verdict(await update(token, data.studentId, formOf(data, { mobileNo: '6666643210' })))).toEqual([200, 100]);
  await update(token, data.studentId, formOf(data, { mobileNo: '7777743210', version: undefined }));
  const [newest] = await entriesOf('STUDENT', data.studentId);
  expect(textsOf(newest as Item)).toEqual(['Mobile Number: XXXXXX3210 → XXXXXX3210 (another number)']);
});

test('a save that changes nothing is named so', async () => {
  const { data } = await register(token, formAt(await placeOf()));
  expect(verdict(await update(token, data.studentId, formOf(data, {})))).toEqual([200, 100]);
  const [newest] = await entriesOf('STUDENT', data.studentId);
  expect([newest?.action, newest?.changes]).toEqual(['Saved without changes', []]);
});

test('an older entry of a student has the names of its fields, without values', async () => {
  const { data } = await register(token, formAt(await placeOf()));
  await update(token, data.studentId, formOf(data, { district: 'Ajmer' }));
  await sql(`UPDATE audit_entries SET details = details - 'before' || '{"after": {"changed": ["district"], "photo": false}}'
    WHERE event = 'updateStudent'`);
  const [newest] = await entriesOf('STUDENT', data.studentId);
  expect(newest?.changes).toEqual([{ field: 'District', kind: 'TEXT', before: null, after: null, recorded: false }]);
});

test('import, roll number, strike-off, re-admission and transfer certificate are in the history of the student', async () => {
  expect(verdict(await importFile(token, await workbookOf(row('First Row'), row('Second Row')), 2))).toEqual([
    200, 100,
  ]);
  const [student] = await sql<{ id: number }>("SELECT id FROM students WHERE name = 'Second Row'");
  const id = student?.id ?? 0;
  const place = await placeOf();
  await saveNumbers(token, place, [{ studentId: id, rollNo: 301 }]);
  const strike = (type: string) =>
    call('POST', '/student/name-strike-off', {
      token,
      json: { schoolId: FIRST, sessionId: place.sessionId, studentId: id, type, comment: 'Left' },
    });
  expect([verdict(await strike('INACTIVE')), verdict(await strike('ACTIVE'))]).toEqual([
    [200, 100],
    [200, 100],
  ]);
  const receipt = await makeReceipt(token, { studentId: id, receiptType: 'TC', amountPaid: 50 });
  await cancelReceipt(token, receipt.receiptId, 'Stays');
  const number = `Receipt ${receipt.receiptNo}`;
  expect((await entriesOf('STUDENT', id)).map(({ action, about }) => [action, about])).toEqual([
    ['TC cancelled', number],
    ['TC issued', number],
    ['Re-admitted', expect.stringMatching(/^Session/)],
    ['Struck off', expect.stringMatching(/^Session/)],
    ['Roll number saved', 'Section A'],
    ['Imported', null],
  ]);
  const { entries } = (await history('STUDENT', id, { limit: '5' })).data;
  expect(textsOf(entries[4] as Item)).toEqual(['Roll No.: – → 301']);
  expect(textsOf(entries[2] as Item)).toEqual(['Status: Struck off → Active']);
});

test('a promotion and its undo are in the history of the promoted student', async () => {
  await setClock('2027-03-30T05:30:00.000Z');
  token = await tokenOf('admin');
  const world = await promotionWorld();
  const { runId } = await promoteNow(token, promotionForm(world));
  await undo(token, runId);
  expect((await entriesOf('STUDENT', idAt(world, 0))).map(({ action }) => action)).toEqual([
    'Promotion undone',
    expect.stringMatching(/^Promoted to \w+ [AB]$/),
  ]);
});

const actionsOf = async (id: number) => (await entriesOf('STUDENT', id)).map(({ action }) => action);

test('a roll number of an earlier class is in the history after the class was corrected', async () => {
  const [five, { classId, sectionId }] = [await placeOf('5'), await placeOf('6')];
  const { data } = await register(token, formAt(five));
  await saveNumbers(token, five, [{ studentId: data.studentId, rollNo: 301 }]);
  const enrollments = [{ sessionId: five.sessionId, classId, sectionId }];
  await update(token, data.studentId, formOf(data, { enrollments, version: undefined }));
  expect(await actionsOf(data.studentId)).toEqual(['Changed', 'Roll number saved', 'Registered']);
});

test('a roll number of the target class is in the history after the promotion was undone', async () => {
  await setClock('2027-03-30T05:30:00.000Z');
  token = await tokenOf('admin');
  const world = await promotionWorld();
  const studentId = idAt(world, 0);
  const { runId } = await promoteNow(token, promotionForm(world));
  const [target] = await sql<Place>(
    `SELECT school_id AS "schoolId", session_id AS "sessionId", class_id AS "classId", section_id AS "sectionId"
       FROM enrolments WHERE student_id = $1 AND session_id = $2`,
    [studentId, world.target],
  );
  for (const rollNo of [301, null]) await saveNumbers(token, target as Place, [{ studentId, rollNo }]);
  await undo(token, runId);
  expect(await actionsOf(studentId)).toEqual([
    ...['Promotion undone', 'Roll number saved', 'Roll number saved'],
    expect.stringMatching(/^Promoted/),
  ]);
});

interface Kind {
  entity: string;
  /** changes the record, and returns its ids */
  change: () => Promise<{ id: number; more?: object }>;
  expected: [action: unknown, about: unknown, changes: unknown][];
}

async function receiptChange() {
  const { receiptId, sessionId } = await makeReceipt(token);
  await confirm(token, [{ receiptId }], { sessionId });
  await cancelReceipt(token, receiptId, 'Returned');
  return { id: receiptId };
}

async function feeChange() {
  const place = await feePlaceOf();
  const { data } = await saveFee(token, { ...place, ...AMOUNTS });
  const minimumDate = '2027-04-15';
  const { data: second } = await saveFee(token, {
    ...{ ...place, ...AMOUNTS, version: data.version },
    ...{ tuitionFee: AMOUNTS.tuitionFee - 500, otherFee: AMOUNTS.otherFee + 500 },
  });
  await saveTerms(token, { ...place, version: second.version, fees: [{ minimumDate, minimumFee: AMOUNTS.totalFee }] });
  return ids(place);
}

const KINDS: Kind[] = [
  {
    entity: 'RECEIPT',
    change: receiptChange,
    expected: [
      ['Cancelled', null, ['Status: Confirmed → Cancelled', 'Comment: – → Returned']],
      ['Confirmed', null, ['Status: Pending → Confirmed']],
      [
        'Created',
        null,
        [
          'Type: – → Fee',
          expect.stringMatching(/^Payment Date: – → \d{4}/),
          'Payment Mode: – → Cash',
          'Amount: – → 100.00',
        ],
      ],
    ],
  },
  {
    entity: 'DISCOUNT',
    change: async () => {
      const { sessionId } = await placeOf();
      const id = await demoStudent();
      const platform = await tokenOf('platform');
      const applies = { admissionFeeApplicable: false, discount: 500, reason: 'Two sisters' };
      expect(verdict(await saveDiscount(platform, { studentId: id, sessionId }, applies))).toEqual([200, 100]);
      return { id, more: { sessionId: String(sessionId) } };
    },
    expected: [
      [
        'Changed',
        null,
        expect.arrayContaining([expect.stringMatching(/^Discount: .* → 500.00$/), 'Reason: – → Two sisters']),
      ],
    ],
  },
  {
    entity: 'CLASS',
    change: async () => {
      const found = await demoClass(token, '5');
      await updateClass(token, found, { className: 'Fifth' });
      await createSection(token, found.classId, 'Z');
      return { id: found.classId };
    },
    expected: [
      ['Section created', 'Section Z', ['Name: – → Z']],
      ['Changed', null, ['Name: 5 → Fifth']],
    ],
  },
  {
    entity: 'EXAM',
    change: async () => {
      const examId = await demoExam();
      const form = { ...LOCKS, examId, lockedEditMarks: true, resultDeclarationDate: '2027-01-31' };
      await lockExam(token, form);
      await lockExam(token, { ...form, lockedEditMarks: false });
      return { id: examId };
    },
    expected: [
      ['Changed', null, ['Lock Edit Marks: Yes → No']],
      ['Changed', null, expect.arrayContaining([expect.stringMatching(/^Result Declaration Date: .* → 2027-01-31$/)])],
    ],
  },
  {
    entity: 'USER',
    change: async () => {
      const [user] = await sql<{ id: number }>("SELECT id FROM users WHERE school_id = $1 AND user_name = 'teacher'", [
        FIRST,
      ]);
      const id = user?.id ?? 0;
      await sql('DELETE FROM user_privileges WHERE user_id = $1', [id]);
      await savePrivileges(token, id, [16, 17]);
      return { id };
    },
    expected: [
      ['Permissions changed', null, ['Student List: Not granted → Granted', 'Edit student: Not granted → Granted']],
    ],
  },
];

test.each(KINDS.map((kind) => [kind.entity, kind] as const))(
  'the history of %s has what was done, the fields with both values, and the user',
  async (entity, { change, expected }) => {
    const { id, more } = await change();
    const items = await entriesOf(entity, id, more);
    expect(shown(items).slice(0, expected.length)).toEqual(expected);
    expect(items[0]?.by).toBe(entity === 'DISCOUNT' ? null : 'Asha Verma');
  },
);

test('a fee structure has its amounts and its due dates', async () => {
  const { id, more } = await feeChange();
  expect(shown(await entriesOf('FEE_STRUCTURE', id, more)).slice(0, 2)).toEqual([
    ['Changed', null, ['Payment due on 15/04/2027: – → 24000.50']],
    ['Changed', null, expect.arrayContaining(['Tuition Fee: 18000.50 → 17500.50'])],
  ]);
});

test('marks limits have each limit, and the class from which they were copied', async () => {
  const [nine, eight] = [await limitsWorld('9'), await limitsWorld('8')];
  await saveLimits(token, [limitsForm(nine)]);
  await copyTo(token, 'limits', nine.place, ['8']);
  const { id, more } = ids(eight.place);
  const [copied] = await entriesOf('MARKS_LIMITS', id, more);
  expect([copied?.action, copied?.about]).toEqual(['Copied from another class', 'Copied from class 9']);
  expect(textsOf(copied as Item)[0]).toMatch(/^Science in [\w ]+: Theory Maximum: – → 70$/);
});

test('an entry of marks has its saves, and no entry of another student', async () => {
  const world = await marksWorld();
  const [first, second] = world.students.map(({ id }) => id);
  const subjectId = world.subjects['Science'] ?? 0;
  await saveMarks(token, world, [marksOf(world, 0, { Science: { theoryMarks: 40 } })]);
  await saveMarks(token, world, [marksOf(world, 1, { Science: { theoryMarks: 50 } })]);
  await saveMarks(token, world, [marksOf(world, 0, { Science: { theoryMarks: 41.5 } })]);
  expect(second).toBeDefined();
  const more = { studentId: String(first), subjectId: String(subjectId), component: 'theory' };
  expect(shown(await entriesOf('MARKS', world.exams['Half Yearly'], more))).toEqual([
    ['Changed', null, ['Entry: 40 → 41.5']],
    ['Changed', null, ['Entry: – → 40']],
  ]);
});

test('CODE-109 CODE-137 CODE-103 CODE-189 ids, privilege, record and school are required', async () => {
  const { data } = await register(token, formAt(await placeOf()));
  const foreign = await demoStudent('5', { schoolId: SECOND });
  expect(verdict(await history('DISCOUNT', data.studentId))).toEqual([400, 109]);
  expect(verdict(await history('MARKS', await demoExam(), { studentId: String(data.studentId) }))).toEqual([400, 109]);
  expect(verdict(await history('STUDENT', foreign))).toEqual([404, 103]);
  expect(verdict(await history('EXAM', await demoExam('ACTIVE', SECOND)))).toEqual([404, 103]);
  expect(verdict(await history('STUDENT', foreign, { schoolId: String(SECOND) }))).toEqual([403, 189]);
  const platform = await tokenOf('platform');
  expect((await entriesOf('STUDENT', data.studentId, {}, platform)).map(({ action }) => action)).toEqual([
    'Registered',
  ]);
  await setPrivileges('clerk', 'LIST_RECEIPT');
  expect(verdict(await history('STUDENT', data.studentId, {}, await tokenOf('clerk')))).toEqual([403, 137]);
});

test('pages end before the older entries, and the last page names no next one', async () => {
  const place: Place = await placeOf();
  const { data } = await register(token, formAt(place));
  await sql(
    `INSERT INTO audit_entries (at, school_id, event, request_id, details)
     SELECT now(), $1, 'updateStudent', 'page', jsonb_build_object('entity', 'student', 'id', $2::integer, 'before',
       jsonb_build_object('block', n), 'after', jsonb_build_object('block', n + 1)) FROM generate_series(1, 60) AS n`,
    [FIRST, data.studentId],
  );
  const sizes: number[] = [];
  const seen = new Set<number>();
  let before: number | null = null;
  do {
    const page: HistoryPage = (
      await history('STUDENT', data.studentId, before === null ? {} : { before: String(before) })
    ).data;
    for (const { id } of page.entries) seen.add(id);
    sizes.push(page.entries.length);
    before = page.next;
  } while (before !== null);
  expect([sizes, seen.size]).toEqual([[25, 25, 11], 61]);
});
