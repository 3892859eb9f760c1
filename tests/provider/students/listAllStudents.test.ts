// Every student of a filter in one list.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { list, listAll, placeOf, type Place } from '../support/students';

let token: string;
let place: Place;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
});

test('CALL2-15 code 201 more than 5,000 students are too many for one list', async () => {
  await sql(
    `INSERT INTO students (school_id, code, sr_no, name, name_key, gender, date_of_birth, admission_date, mobile_no, address, district, block, pin_code, created_at, modified_at)
     SELECT 1, 50000 + n, 'M' || n, 'Many ' || n, 'many ' || n, 'MALE', '2015-01-01', '2026-04-02', '9811122233', 'a', 'd', 'b', '302001', now(), now() FROM generate_series(1, 5001) n`,
  );
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT 1, $1, id, $2, $3, 'COMPLETE', 'ADMISSION', life, name_key, now() FROM students WHERE name LIKE 'Many %'`,
    [place.sessionId, place.classId, place.sectionId],
  );
  for (const table of ['students', 'enrolments', 'student_words']) await sql(`ANALYZE ${table}`);
  const filter = { sessionId: place.sessionId, searchText: 'many' };
  expect(verdict(await listAll(token, filter))).toEqual([413, 201]);
  expect((await list(token, filter, '?pages=50&size=100')).data).toMatchObject({ totalElements: 5001, totalPages: 51 });
  await sql("DELETE FROM enrolments WHERE name_key = 'many 7'");
  expect((await listAll(token, filter)).data).toHaveLength(5000);
});
