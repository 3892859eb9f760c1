// Names that look alike are one name: a person is registered once, a class and a subject have one name, and a search finds them.
import { call, resetProvider, tokenOf } from '../../support/provider';
import { FATHER, formAt, list, placeOf, register } from '../support/students';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('STUDENT-63 a student is registered once, with whichever apostrophe and dots the names are written', async () => {
  const place = await placeOf();
  const form = (studentName: string, father: string) =>
    formAt(place, { studentName, parentsInfo: [{ ...FATHER, name: father }] });
  expect(await register(token, form("Meera D'Souza", 'A. K. Pinto'))).toMatchObject({ status: 200 });
  for (const [name, father] of [
    ['Meera D\u2019Souza', 'A. K. Pinto'],
    ['meera D\u02bcSouza', 'AK Pinto'],
    ['Meera D\u00b4Souza', 'A.K.Pinto'],
  ] as const)
    expect(await register(token, form(name, father))).toMatchObject({
      status: 409,
      responseMsg: 'This student is already registered',
    });
  for (const searchText of ["D'Souza", 'D\u2019Souza', 'dsouza', 'D`Souza AK Pinto', 'meera a. k. pinto']) {
    const { content } = (await list(token, { searchText })).data;
    expect([searchText, content.map(({ studentName }) => studentName)]).toEqual([searchText, ["Meera D'Souza"]]);
  }
});

test('CLASS-34 a class has one name, whichever dashes and dots it is written with', async () => {
  const create = (className: string) =>
    call('POST', '/class/', { token, json: { className, schoolId: 1, teacherId: null } });
  expect(await create('K.G. - One')).toMatchObject({ status: 200 });
  expect(await create('KG\u2013One')).toMatchObject({ status: 409 });
});
