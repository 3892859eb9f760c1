// Failures nobody asked for: the caller learns a code and nothing of the inside.
import { call, engine, resetProvider, sql, tokenOf } from '../../support/provider';
import { ask, bearer } from '../support/http';
import { createSchool, FIRST, formOf, getSchool, updateSchool } from '../support/schools';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('platform');
});

/** Lets every change of a school fail with an error of the database. */
async function whileFailing<T>(sqlState: string, work: () => Promise<T>): Promise<T> {
  await sql(`CREATE FUNCTION fail_on_purpose() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'secret words of the database' USING ERRCODE = '${sqlState}'; END $$`);
  await sql('CREATE TRIGGER fail_on_purpose BEFORE UPDATE ON schools FOR EACH ROW EXECUTE FUNCTION fail_on_purpose()');
  try {
    return await work();
  } finally {
    await sql('DROP FUNCTION fail_on_purpose CASCADE');
  }
}

test('CODE-108 CODE-11 CODE-12 an unexpected error returns 500 with 108, without internal details, and stores nothing', async () => {
  const before = await stored();
  const answer = await whileFailing('XX000', () => createSchool(token));
  expect(answer).toMatchObject({
    status: 500,
    responseCode: 108,
    responseMsg: 'Internal server error occurred',
    data: null,
  });
  expect(await stored()).toEqual(before);
  expect(await createSchool(token)).toMatchObject({ status: 200 });
});

test('CODE-108 a table with an unexpected column name is an unexpected error, in a read too', async () => {
  await sql('ALTER TABLE schools RENAME COLUMN letter_no TO letter');
  try {
    expect(await ask('GET', `/api/school/${FIRST}`, { headers: bearer(token) })).toMatchObject({
      status: 500,
      responseCode: 108,
      data: null,
    });
  } finally {
    await sql('ALTER TABLE schools RENAME COLUMN letter TO letter_no');
  }
  expect(await getSchool(token, FIRST)).toMatchObject({ status: 200 });
});

test.each([
  ['40001', 'a serialization failure'],
  ['40P01', 'a deadlock'],
  ['55P03', 'an unavailable lock'],
  ['57014', 'a statement that took too long'],
  ['53100', 'a full disk'],
  ['53200', 'no memory'],
])('CODE-12 R7 %s, %s, returns 503 with 204 and Retry-After', async (sqlState) => {
  const { data } = await getSchool(token, FIRST);
  const before = await stored();
  const answer = await whileFailing(sqlState, () => updateSchool(token, FIRST, formOf(data)));
  expect(answer).toMatchObject({
    status: 503,
    responseCode: 204,
    responseMsg: 'The service is not available right now. Please try again',
    data: null,
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await stored()).toEqual(before);
});

test('CODE-105 CODE-11 a violated constraint without a code of its own returns 105', async () => {
  await sql('CREATE UNIQUE INDEX schools_letter_no ON schools (letter_no)');
  try {
    const answer = await createSchool(token, { letterNo: 'SVM/JPR/2011/045' });
    expect(answer).toMatchObject({
      status: 409,
      responseCode: 105,
      responseMsg: 'This record already exists',
      data: null,
    });
  } finally {
    await sql('DROP INDEX schools_letter_no');
  }
});

test('CODE-100 health reports that the database responds, and its engine', async () => {
  expect(await call('GET', '/health')).toMatchObject({
    status: 200,
    responseCode: 100,
    data: { status: 'ok', database: engine },
  });
});
