// The order of the finder and the pickers: own name, then numbers, then parents; deleted students last.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { formAt, list, placeOf, register, remove, setDisabled, type Changes } from '../support/students';

let token: string;
const FATHER = { type: 'FATHER', name: 'Jit Lal', taxPayer: false };

beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  const place = await placeOf();
  const add = async (studentName: string, changes: Changes = {}) =>
    (await register(token, formAt(place, { studentName, parentsInfo: [FATHER], ...changes }))).data.studentId;
  await add('Aab Daughter', { parentsInfo: [{ ...FATHER, type: 'MOTHER', name: 'Qash Devi' }] });
  await add('Nand Qash');
  await add('Abhiqash Rao');
  await setDisabled(token, await add('Qashok Gill'), true);
  await add('Qashvi Nair');
  await add('Q. A. Shah');
  await remove(token, await add('Qash Deleted'));
  await add('Aac Numbered', { studentSrNo: 'QASH-7/19' });
  await add('Aad 100% Q_sh');
  await add('Aae Parent', { parentsInfo: [{ ...FATHER, name: 'Qash-7 Lal' }] });
});

const namesOf = async (searchText: string, changes: Changes = {}) => {
  const filter = { searchText, includeDisabled: true, includeBlocked: true, sortBy: 'bestMatch', ...changes };
  const { data } = await list(token, filter, '?pages=0&size=10');
  return data.content.map(({ studentName }) => studentName);
};

test.each<[string, string[]]>([
  [
    'qash',
    [
      'Qashvi Nair',
      'Qashok Gill',
      'Nand Qash',
      'Abhiqash Rao',
      'Aab Daughter',
      'Aac Numbered',
      'Aae Parent',
      'Qash Deleted',
    ],
  ],
  ['rao abhi', ['Abhiqash Rao']],
  ['QASH-7', ['Aac Numbered', 'Aae Parent']],
  ['q_sh', ['Aad 100% Q_sh']],
  ['100%', ['Aad 100% Q_sh']],
])('STUDENT-06 STUDENT-76 bestMatch of %j lists %j', async (text, names) => expect(await namesOf(text)).toEqual(names));

test('STUDENT-76 bestMatch pages without a gap, and a code leads before a name with it', async () => {
  const all = await namesOf('qash', { size: 10 });
  const paged = await Promise.all(
    [0, 1, 2, 3].map((page) =>
      list(token, { searchText: 'qash', includeDisabled: true, sortBy: 'bestMatch' }, `?pages=${page}&size=2`),
    ),
  );
  expect(paged.flatMap(({ data }) => data.content.map(({ studentName }) => studentName))).toEqual(all);
  const [row] = await sql<{ code: number }>("SELECT code FROM students WHERE name = 'Nand Qash'");
  await sql('UPDATE students SET name = $1, name_key = $1 WHERE name = $2', [`${row?.code} first`, 'Aae Parent']);
  expect((await namesOf(String(row?.code))).slice(0, 2)).toEqual(['Nand Qash', `${row?.code} first`]);
  expect((await namesOf('q a sh'))[0]).toBe('Q. A. Shah');
});
