import { SCHOOL } from '../../support/entities/schools';
import { fieldsIn, samplesIn } from '../../support/entities/table';
import { call, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { ask, bearer, multipart, verdict } from '../support/http';
import {
  createSchool,
  FIELDS,
  FIRST,
  getSchool,
  picture,
  schoolForm,
  updateSchool,
  type Changes,
  type School,
} from '../support/schools';
import { countOf, stored } from '../support/tables';
import { matching } from '../support/matching';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('platform');
});

test('CALL-05 CALL-23 CALL-25 CALL-12 CALL-11 SCHOOL-20 a new school is stored and returned as it is stored', async () => {
  await setClock('2026-07-15T05:06:07.890Z');
  const created = await createSchool(token);
  expect(created).toMatchObject({ status: 200, responseCode: 100 });
  expect(created.data).toEqual({
    ...FIELDS,
    schoolId: 3,
    ...samplesIn(SCHOOL, 'start'),
    logo: matching(/^3-\d+\?expires=\d+&signature=[\w-]+$/),
    disabled: false,
    createdAt: '2026-07-15T05:06:07.890Z',
    version: 1,
  });
  expect((await getSchool(token, 3)).data).toEqual(created.data);
  expect(await sql('SELECT kind, next_number FROM counters WHERE school_id = 3 ORDER BY kind')).toEqual([
    { kind: 'FEE_CERTIFICATE', next_number: SCHOOL.feeCertificateStartFrom.sample },
    { kind: 'FEE_RECEIPT', next_number: SCHOOL.feeReceiptStartFrom.sample },
    { kind: 'STUDENT_CODE', next_number: SCHOOL.studentCodeStartFrom.sample },
  ]);
});

test.each([
  ['absent', undefined, undefined],
  ['empty', '', ''],
  ['blank', '', '   '],
])('SCHOOL-27 e-mail, principal and letter number are optional: %s', async (_what, blank, blanks) => {
  const { data } = await createSchool(token, {
    contactEmail: blank,
    principal: blanks,
    letterNo: blanks,
    upiId: blank,
    certificateWording: blanks,
    contactPhone: blank,
  });
  expect(data).toMatchObject({
    contactEmail: null,
    principal: null,
    letterNo: null,
    contactPhone: null,
    upiId: null,
    certificateWording: null,
  });
});

test('CALL-12 texts are stored composed and without blanks around them, and may be in any script', async () => {
  const { data } = await createSchool(token, {
    schoolName: '  ज्ञान ज्योति विद्यालय ',
    address: 'Café\u0301 Road',
    principal: "<b>O’Brien</b> & '); DROP TABLE",
  });
  expect(data).toMatchObject({
    schoolName: 'ज्ञान ज्योति विद्यालय',
    address: 'Caf\u00e9\u0301 Road',
    principal: "<b>O’Brien</b> & '); DROP TABLE",
  });
});

/** Field, value, message. */
const REFUSED: [keyof typeof FIELDS, string | undefined, string][] = [
  ['schoolName', undefined, 'School name must not be blank'],
  ['schoolName', '   ', 'School name must not be blank'],
  ['schoolName', 'x'.repeat(101), 'School name must not be more than 100 characters'],
  ['address', undefined, 'Address is required'],
  ['address', ' ', 'Address is required'],
  ['address', 'x'.repeat(256), 'Address must not be more than 255 characters'],
  ['principal', 'x'.repeat(101), 'Principal name must not be more than 100 characters'],
  ['letterNo', 'x'.repeat(51), 'Letter number must not be more than 50 characters'],
  ['upiId', 'gyan.jyoti', 'UPI id must read like name@bank'],
  ['upiId', 'a@upi', 'UPI id must read like name@bank'],
  ['upiId', `${'x'.repeat(64)}@${'y'.repeat(36)}`, 'UPI id must not be more than 100 characters'],
  ['certificateWording', 'x'.repeat(501), 'Wording must not be more than 500 characters'],
  ['contactEmail', 'no address', 'Email must be valid format'],
  ['contactEmail', 'a@b', 'Email must be valid format'],
  ['contactPhone', ' ', 'Phone number must be 10 to 12 digits'],
  ['contactMobile', '  ', 'Phone number must be 10 to 12 digits'],
  ['contactPhone', '123456789', 'Phone number must be 10 to 12 digits'],
  ['contactPhone', '1234567890123', 'Phone number must be 10 to 12 digits'],
  ['contactPhone', '12345 abcde', 'Phone number must be 10 to 12 digits'],
  ['contactPhone', '0141 234567 x', 'Phone number must be 10 to 12 digits'],
  ['contactPhone', '1 2 3 4 5 6 7 8 9 0 1', 'Phone number must be 10 to 12 digits'],
  ['contactMobile', '(0141) 234567', 'Phone number must be 10 to 12 digits'],
  ['contactMobile', '123456789', 'Phone number must be 10 to 12 digits'],
  ['contactMobile', '1234567890123', 'Phone number must be 10 to 12 digits'],
  ['contactMobile', '1 2 3 4 5 6 7 8 9 0 1', 'Phone number must be 10 to 12 digits'],
  ['studentCodeStartFrom', undefined, 'Student code start from is required'],
  ['studentCodeStartFrom', '0', 'Student code start from must be between 1 and 99999999'],
  ['studentCodeStartFrom', '100000000', 'Student code start from must be between 1 and 99999999'],
  ['studentCodeStartFrom', '-1', 'Student code start from must be between 1 and 99999999'],
  ['studentCodeStartFrom', '1e3', 'Student code start from must be between 1 and 99999999'],
  ['studentCodeStartFrom', '12.5', 'Student code start from must be between 1 and 99999999'],
  ['feeReceiptStartFrom', undefined, 'Fee receipt start from is required'],
  ['feeReceiptStartFrom', '999', 'Fee receipt start from must be between 1000 and 99999999'],
  ['feeReceiptStartFrom', '100000000', 'Fee receipt start from must be between 1000 and 99999999'],
  ['feeReceiptStartFrom', 'abc', 'Fee receipt start from must be between 1000 and 99999999'],
  ['feeReceiptStartFrom', '-1000', 'Fee receipt start from must be between 1000 and 99999999'],
  ['feeCertificateStartFrom', undefined, 'Fee certificate start from is required'],
  ['feeCertificateStartFrom', '999', 'Fee certificate start from must be between 1000 and 99999999'],
  ['feeCertificateStartFrom', '100000000', 'Fee certificate start from must be between 1000 and 99999999'],
  ['feeCertificateStartFrom', '-1000', 'Fee certificate start from must be between 1000 and 99999999'],
  ['feeCertificateStartFrom', 'abc', 'Fee certificate start from must be between 1000 and 99999999'],
];

test.each(REFUSED)(
  'SCHOOL-27 SCHOOL-31 SCHOOL-41 CONST-13 CONST-14 CONST-16 CODE-109 %s %j: %s',
  async (path, value, message) => {
    const before = await stored();
    const changes = { [path]: value };
    for (const answer of [await createSchool(token, changes), await updateSchool(token, FIRST, changes)])
      expect(answer).toMatchObject({
        status: 400,
        responseCode: 109,
        responseMsg: message,
        data: { problems: [{ path, message }] },
      });
    expect(await stored()).toEqual(before);
  },
);

test.each<[Changes]>([
  [{ schoolName: 'x'.repeat(100), address: 'y'.repeat(255), principal: 'z'.repeat(100), letterNo: 'l'.repeat(50) }],
  [{ upiId: `${'x'.repeat(64)}@${'y'.repeat(35)}`, certificateWording: `${'अ'.repeat(249)}\n${'x'.repeat(250)}` }],
  [{ contactPhone: '+91-98290 12345', contactMobile: undefined }],
  [{ contactPhone: undefined, contactMobile: '9829012345' }],
  [{ contactPhone: '12 34 56 78 90 12   ' }],
  [{ contactPhone: undefined, contactMobile: '+91-98290 12345' }],
  [{ contactPhone: '+1 2 3 4 5 6 7 8 9 0', contactMobile: '+1 2 3 4 5 6 7 8 9 0' }],
  [{ studentCodeStartFrom: '000000001' }],
  [{ studentCodeStartFrom: '1', feeReceiptStartFrom: '1000', feeCertificateStartFrom: '99999999' }],
  [{ studentCodeStartFrom: '99999999', feeReceiptStartFrom: '99999999', feeCertificateStartFrom: '1000' }],
])(
  'SCHOOL-31 SCHOOL-41 CONST-13 CONST-14 CONST-16 CODE-144 at its limits, with phone or mobile or both: %j',
  async (changes) => {
    expect(verdict(await createSchool(token, changes))).toEqual([200, 100]);
  },
);

test('SCHOOL-41 CODE-109 every invalid field is named once', async () => {
  const { data } = await call<{ problems: { path: string }[] }>('POST', '/school/', { token, form: new FormData() });
  expect(data.problems.map(({ path }) => path)).toEqual([
    ...fieldsIn(SCHOOL, 'required'),
    ...fieldsIn(SCHOOL, 'start'),
  ]);
});

test.each<[Changes]>([
  [{ contactPhone: undefined, contactMobile: undefined }],
  [{ contactPhone: '', contactMobile: '' }],
])('SCHOOL-41 CODE-144 without phone and mobile: %j', async (changes) => {
  const before = await stored();
  expect(await createSchool(token, changes)).toMatchObject({
    status: 400,
    responseCode: 144,
    responseMsg: 'Either phone or mobile number is required',
  });
  expect(await stored()).toEqual(before);
});

test('SCHOOL-42 CODE-109 a new school needs a logo', async () => {
  const before = await stored();
  const answer = await call('POST', '/school/', { token, form: schoolForm() });
  const message = 'School logo is required';
  expect(answer).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: message,
    data: { problems: [{ path: 'logo', message }] },
  });
  expect(await stored()).toEqual(before);
});

test.each(['Saraswati Vidya Mandir', '  saraswati  VIDYA mandir ', 'Saraswati Vidya’ Mandir.'])(
  'SCHOOL-43 SCHOOL-44 CODE-106 %j is taken',
  async (schoolName) => {
    const before = await stored();
    expect(await createSchool(token, { schoolName })).toMatchObject({
      status: 409,
      responseCode: 106,
      responseMsg: 'A school with this name already exists',
      data: null,
    });
    expect(await stored()).toEqual(before);
  },
);

test('SCHOOL-43 the name of a deleted school is free again', async () => {
  const { data } = await createSchool(token);
  await call('DELETE', `/school/${data.schoolId}`, { token });
  expect(await createSchool(token)).toMatchObject({ status: 200, data: { schoolId: data.schoolId + 1 } });
});

test('SCHOOL-43 CODE-106 of ten schools with one name that are created at once, one is stored', async () => {
  const images = await countOf('images');
  const answers = await Promise.all(Array.from({ length: 10 }, () => createSchool(token)));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 9 }, () => [409, 106])]);
  expect(await countOf('schools')).toBe(3);
  expect(await countOf('images')).toBe(images + 1);
});

test('AUTH-49 CODE-189 a school’s user creates no school, whatever privilege it has', async () => {
  const before = await stored();
  expect(await createSchool(await tokenOf('admin'))).toMatchObject({ status: 403, responseCode: 189, data: null });
  expect(await createSchool(await tokenOf('clerk'))).toMatchObject({ status: 403, responseCode: 189, data: null });
  const { idempotency_keys: _k, sign_ins: _s, refresh_tokens: _r, ...rows } = await stored();
  expect(before).toMatchObject(rows);
});

describe('Idempotency-Key', () => {
  const KEY = { 'idempotency-key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f60' };

  test('C1 the same form with the same key is stored once, with equal responses', async () => {
    const first = await createSchool(token, {}, KEY);
    const second = await createSchool(token, {}, KEY);
    expect(verdict(second)).toEqual([200, 100]);
    expect(second.data).toEqual(first.data);
    expect(await countOf('schools')).toBe(3);
    expect(await countOf('audit_entries', "event = 'createSchool'")).toBe(1);
  });

  test('C1 ten equal requests at once are stored once, with equal responses', async () => {
    const images = await countOf('images');
    const answers = await Promise.all(Array.from({ length: 10 }, () => createSchool(token, {}, KEY)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers.map(verdict)).toEqual(Array.from({ length: 10 }, () => [200, 100]));
    expect(await countOf('schools')).toBe(3);
    expect(await countOf('images')).toBe(images + 1);
  });

  test('C1 a key with another form or another logo is rejected with 206', async () => {
    await createSchool(token, {}, KEY);
    const before = await stored();
    expect(await createSchool(token, { schoolName: 'Another School' }, KEY)).toMatchObject({
      status: 422,
      responseCode: 206,
      data: null,
    });
    const other = await call('POST', '/school/', { token, form: schoolForm({}, await picture(10, 10)), headers: KEY });
    expect(other).toMatchObject({ status: 422, responseCode: 206 });
    expect(await stored()).toEqual(before);
  });

  test('C1 a key belongs to its user', async () => {
    const [first] = await sql<{ id: number }>('SELECT id FROM users WHERE is_platform');
    await sql(`INSERT INTO users (is_platform, user_name, user_name_key, password_hash, created_at)
      SELECT true, 'platform2', 'platform2', password_hash, now() FROM users WHERE is_platform`);
    await sql(`INSERT INTO user_privileges (user_id, privilege_id) SELECT max(id), 2 FROM users`);
    await createSchool(token, {}, KEY);
    expect(await createSchool(await tokenOf('platform2'), { schoolName: 'Another School' }, KEY)).toMatchObject({
      status: 200,
    });
    expect(await countOf('idempotency_keys', `user_id <> ${first?.id}`)).toBe(1);
  });

  test('C1 a rejected form is stored with the same key after a correction', async () => {
    expect(await createSchool(token, { schoolName: 'Nalanda Public School' }, KEY)).toMatchObject({
      responseCode: 106,
    });
    expect(await createSchool(token, { address: '' }, KEY)).toMatchObject({ responseCode: 109 });
    expect(await createSchool(token, {}, KEY)).toMatchObject({ status: 200 });
  });

  test.each(['short', 'x'.repeat(65), 'with blanks in between', 'umlaut-ä-0123456789'])(
    'CODE-109 %j is not a key',
    async (key) => {
      const form = multipart(Object.entries(FIELDS).map(([name, value]) => ({ name, value })));
      const headers = { ...bearer(token), ...form.headers, 'idempotency-key': Buffer.from(key).toString('latin1') };
      expect(await ask('POST', '/api/school/', { ...form, headers })).toMatchObject({ status: 400, responseCode: 109 });
    },
  );
});

test('CALL-08 the collection is served with and without a trailing slash', async () => {
  const create = (path: string, schoolName: string) =>
    picture().then((logo) => call<School>('POST', path, { token, form: schoolForm({ schoolName }, logo) }));
  expect(verdict(await create('/school', 'Without a slash'))).toEqual([200, 100]);
  expect(verdict(await create('/school/', 'With a slash'))).toEqual([200, 100]);
  expect(await countOf('schools', `id > ${FIRST + 1}`)).toBe(2);
});
