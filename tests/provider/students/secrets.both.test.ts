// No number is in the clear, and a masked one changes nothing.
import fs from 'node:fs';
import path from 'node:path';
import { databaseParent } from '../../support/databaseParent.mjs';
import { engine, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { verdict } from '../support/http';
import { logLines } from '../support/insight';
import { operations } from '../../contract/support';
import { sendSample } from '../support/samplesWorld';
import { changeLife } from '../support/life';
import { FIRST, SECOND } from '../support/schools';
import {
  FATHER,
  formAt,
  formOf,
  getStudent,
  list,
  listAll,
  MOTHER,
  placeOf,
  register,
  remove,
  reveal,
  setDisabled,
  update,
  type Place,
} from '../support/students';
import { tableNames } from '../support/tables';

const OWN = '987640501234';

const FATHERS = '876540002345';

const PAN = 'CNRPY7788Q';

const NEW = '765430003456';

const CANARIES = [OWN, FATHERS, PAN, NEW, '9876 4050 1234', '98764050', '87654000', 'CNRPY77', '76543000'];

const KEY = { 'idempotency-key': 'a-key-of-the-secrets-test' };

const FULL = { aadharNo: '9876 4050 1234', parentsInfo: [{ ...FATHER, aadharNo: FATHERS, panNo: PAN }, MOTHER] };

let token: string;
let place: Place;

beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
});

const exporting = (schoolId: number) => {
  const operation = operations.find(({ operationId }) => operationId === 'exportStudents');
  if (!operation) throw new Error('The contract has no export.');
  return sendSample(operation, { body: { schoolId, searchText: 'tara' } }, token);
};

/** Every row of every table as text, where a number is in it. */
const tablesWith = async (text: string) => {
  const found = await sql<{ name: string; rows: number }>(
    tableNames
      .map(
        (name) => `SELECT '${name}' AS name, count(*)::integer AS rows FROM ${name} t WHERE t::text LIKE '%${text}%'`,
      )
      .join(' UNION ALL '),
  );
  return found.filter(({ rows }) => rows > 0).map(({ name }) => name);
};

/** The files of the embedded database; each must be readable for the search to say something. */
function filesOnceWith(text: string): number {
  const folders = [process.pid, process.ppid].flatMap((pid) =>
    fs.readdirSync(databaseParent()).filter((name) => name.startsWith(`school-portal-test-${pid}-`)),
  );
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(databaseParent(), folder), { recursive: true, withFileTypes: true })
      // PostgreSQL's copy of its catalogue, without rows of ours, goes and comes when tables are tidied.
      .filter((one) => one.isFile() && one.name !== 'pg_internal.init')
      .map((one) => path.join(one.parentPath, one.name)),
  );
  expect(files.length).toBeGreaterThan(100);
  return files.filter((file) => fs.readFileSync(file).includes(text)).length;
}

const ATTEMPTS = 10;

/** Retries when a checkpoint renames or removes a file during the search, because its content may have moved to another file. */
function filesWith(text: string): number {
  for (let attempt = 1; ; attempt += 1)
    try {
      return filesOnceWith(text);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === ATTEMPTS) throw error;
    }
}

async function everyCall(): Promise<Answer[]> {
  const created = await register(token, formAt(place, FULL), { headers: KEY });
  const { studentId: id } = created.data;
  const changed = await update(token, id, formOf(created.data, { aadharNo: NEW, studentName: 'Tara Canary' }));
  return [
    created,
    await register(token, formAt(place, FULL), { headers: KEY }),
    await register(token, formAt(place, { ...FULL, studentName: 'Other' }), { headers: KEY }),
    await register(token, formAt(place, { ...FULL, aadharNo: NEW, studentName: 'Other' })),
    await register(token, formAt(place, { ...FULL, aadharNo: `${OWN}1` })),
    changed,
    await update(token, id, formOf(changed.data, { version: 1, aadharNo: OWN })),
    await update(token, id, formOf(changed.data, { parentsInfo: [FULL.parentsInfo[0], { ...MOTHER, panNo: PAN }] })),
    await getStudent(token, id),
    await list(token, { searchText: 'tara' }),
    await listAll(token, { searchText: OWN }),
    await exporting(FIRST),
    await setDisabled(token, id, true),
    await remove(token, id),
  ];
}

const columns = () =>
  sql(
    `SELECT t.aadhar, t.aadhar_digest, t.aadhar_last4, p.aadhar AS a, p.aadhar_digest AS d, p.pan, p.pan_digest, p.pan_last4
       FROM students t LEFT JOIN student_parents p ON p.student_id = t.id AND p.type = 'FATHER'
      WHERE t.name = 'Tara Verma' ORDER BY t.id`,
  );

test('E1 E3 ENUM-01 ENUM-04 no answer, no row, no file of the database and no line of the log holds a number in the clear', async () => {
  const answers = await everyCall();
  expect(answers.map(({ responseCode }) => responseCode)).toEqual([
    100, 100, 206, 168, 109, 100, 205, 143, 100, 100, 100, 100, 100, 100,
  ]);
  expect(answers[10]?.data).toEqual([]);
  const said = answers.map(({ data, responseMsg }) => JSON.stringify([data, responseMsg])).join('\n');
  expect(said).toMatch(/XXXX XXXX 1234[^]*XXXXXX788Q/);
  const log = (await logLines()).join('\n');
  for (const canary of CANARIES) {
    expect([canary, said.includes(canary), log.includes(canary)]).toEqual([canary, false, false]);
    expect([canary, await tablesWith(canary)]).toEqual([canary, []]);
  }
  expect(await tablesWith('Tara Canary')).toContain('students');
  if (engine === 'postgres') return;
  await sql('CHECKPOINT');
  expect(filesWith('Tara Canary')).toBeGreaterThan(0);
  for (const canary of CANARIES) expect([canary, filesWith(canary)]).toEqual([canary, 0]);
});

test('E1 STUDENT-45 a form saved as it was read keeps every number to the bit; blank takes it away, digits replace it', async () => {
  const { data } = await register(token, formAt(place, FULL));
  const before = await columns();
  const saved = await update(token, data.studentId, formOf(data));
  expect([saved.status, await columns()]).toEqual([200, before]);
  const [father] = saved.data.parentsInfo;
  const asIs = { parentsInfo: [{ ...FATHER, aadharNo: father?.aadharNo, panNo: father?.panNo }] };
  const again = await update(token, data.studentId, formOf(saved.data, asIs));
  expect([again.status, await columns()]).toEqual([200, before]);
  const less = formOf(again.data, { aadharNo: NEW, parentsInfo: [{ ...FATHER, aadharNo: '', panNo: null }] });
  const { data: last } = await update(token, data.studentId, less);
  expect(last).toMatchObject({ aadharNo: 'XXXX XXXX 3456', parentsInfo: [{ aadharNo: null, panNo: null }] });
  expect((await reveal(token, data.studentId)).data).toMatchObject({
    aadharNo: NEW,
    parents: [{ aadharNo: null, panNo: null }],
  });
  const { data: bare } = await update(token, data.studentId, formOf(last, { aadharNo: undefined }));
  expect([bare.aadharNo, (await columns())[0]]).toMatchObject([null, { aadhar: null, aadhar_digest: null }]);
});

test('E1 CODE-109 a mask that does not belong to the stored number is refused, and any mask when no number is stored', async () => {
  const { data } = await register(token, formAt(place, FULL));
  const before = await columns();
  for (const [changes, at] of [
    [{ aadharNo: 'XXXX XXXX 9999' }, 'aadharNo'],
    [{ parentsInfo: [{ ...FATHER, aadharNo: 'XXXX XXXX 1234' }] }, 'parentsInfo.0.aadharNo'],
    [{ parentsInfo: [{ ...FATHER, panNo: 'XXXXXX999Z' }] }, 'parentsInfo.0.panNo'],
    [{ parentsInfo: [{ ...MOTHER, panNo: 'XXXXXX788Q' }] }, 'parentsInfo.0.panNo'],
  ] as const)
    expect(await update(token, data.studentId, formOf(data, changes))).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: `student.${at}` }] },
    });
  expect(verdict(await register(token, formAt(place, { aadharNo: 'XXXX XXXX 1234', studentName: 'X' })))).toEqual([
    400, 109,
  ]);
  expect(await columns()).toEqual(before);
});

test('STUDENT-64 CODE-168 E2 a number is one student’s of the school: two at once are informed so, also where the holder has left; another school and a deleted student’s are not', async () => {
  const form = (at: number, aadharNo = OWN) => formAt(place, { studentName: `Pupil ${at}`, aadharNo });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => register(token, form(at))));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 7 }, () => [409, 168])]);
  const first = answers.find(({ status }) => status === 200)?.data;
  expect(answers.find(({ status }) => status === 409)?.data).toEqual({
    problems: [{ path: 'student.aadharNo', message: 'This Aadhar number is already in use' }],
  });
  const { data: other } = await register(token, form(50, NEW));
  expect(verdict(await update(token, other.studentId, formOf(other, { aadharNo: '9876 4050 1234' })))).toEqual([
    409, 168,
  ]);
  const there = await placeOf('5', { schoolId: SECOND });
  const second = await register(await tokenOf('admin2'), formAt(there, FULL));
  expect(verdict(second)).toEqual([200, 100]);
  const [a, b] = await sql<{ sealed: string; digest: string }>(
    'SELECT aadhar AS sealed, aadhar_digest AS digest FROM students WHERE id IN ($1, $2)',
    [first?.studentId, second.data.studentId],
  );
  expect([a?.sealed === b?.sealed, a?.digest === b?.digest]).toEqual([false, false]);
  for (const life of ['DISABLED', 'STRUCK_OFF', 'TC_ISSUED']) {
    await changeLife(first?.studentId ?? 0, life);
    expect([life, ...verdict(await register(token, form(60)))]).toEqual([life, 409, 168]);
  }
  await remove(token, first?.studentId ?? 0);
  expect(verdict(await register(token, form(60)))).toEqual([200, 100]);
});
