import { SCHOOL } from '../../support/entities/schools';
import { samplesIn } from '../../support/entities/table';
import { call, moveClock, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { ALL } from '../support/privileges';
import {
  createSchool,
  FIELDS,
  FIRST,
  formOf,
  getSchool,
  picture,
  schoolForm,
  SECOND,
  UNKNOWN,
  updateSchool,
  type School,
} from '../support/schools';
import { createSession } from '../support/sessions';
import { countOf, stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('platform');
});

const logoId = (school: School) => Number(/^\d+-(\d+)\?/.exec(school.logo ?? '')?.[1]);

test('CALL-24 CALL-12 a changed school is returned as it is stored', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('platform');
  const { data: created } = await createSchool(token);
  await moveClock(60_000);
  const changes = {
    schoolName: 'Gyan Jyoti Senior School',
    address: '9 Station Road, Udaipur',
    contactEmail: 'head@gyanjyoti.example',
    contactMobile: '+91 9414054321',
    letterNo: 'GJS/UDR/2027/1',
    upiId: 'gyan.senior@upi',
    certificateWording: 'Issued on request.',
  };
  const changed = await updateSchool(token, created.schoolId, { ...changes, contactPhone: undefined, principal: '' });
  expect(changed).toMatchObject({ status: 200, responseCode: 100 });
  expect(changed.data).toEqual({ ...created, ...changes, contactPhone: null, principal: null, version: 2 });
  expect((await getSchool(token, created.schoolId)).data).toEqual(changed.data);
  expect((await updateSchool(token, created.schoolId)).data).toEqual({ ...created, version: 3 });
});

test('SCHOOL-46 CALL-24 without a logo the stored one stays; a new one replaces it', async () => {
  const { data: created } = await createSchool(token);
  const { data: kept } = await updateSchool(token, created.schoolId);
  expect(kept.logo).toBe(created.logo);
  const { data: replaced } = await updateSchool(token, created.schoolId, {}, await picture(20, 20));
  expect(logoId(replaced)).toBe(logoId(created) + 1);
  expect(await sql(`SELECT id FROM images WHERE school_id = ${created.schoolId}`)).toEqual([{ id: logoId(replaced) }]);
});

test.each(Object.entries(samplesIn(SCHOOL, 'start')))(
  'SCHOOL-45 CODE-109 %s cannot be changed once it has a value; the same value is accepted',
  async (field, number) => {
    const { data } = await createSchool(token);
    const before = await stored();
    const answer = await updateSchool(token, data.schoolId, { [field]: '5000' });
    expect(answer).toMatchObject({ status: 400, responseCode: 109, data: { problems: [{ path: field }] } });
    expect(answer.responseMsg).toMatch(/start from cannot be changed$/);
    expect(await stored()).toEqual(before);
    expect(verdict(await updateSchool(token, data.schoolId, { [field]: String(number) }))).toEqual([200, 100]);
  },
);

test('CALL-24 SCHOOL-45 a school without start numbers accepts them, and its series start there', async () => {
  await sql(
    `UPDATE schools SET student_code_start_from = null, fee_receipt_start_from = null, fee_certificate_start_from = null WHERE id = ${SECOND}`,
  );
  await sql(`DELETE FROM counters WHERE school_id = ${SECOND}`);
  const { data } = await getSchool(token, SECOND);
  const changes = {
    ...formOf(data),
    contactPhone: undefined,
    studentCodeStartFrom: '70',
    feeReceiptStartFrom: '7000',
    feeCertificateStartFrom: '7100',
  };
  expect(await updateSchool(token, SECOND, changes)).toMatchObject({
    status: 200,
    data: { studentCodeStartFrom: 70, feeReceiptStartFrom: 7000 },
  });
  expect(await sql(`SELECT kind, next_number AS next FROM counters WHERE school_id = ${SECOND} ORDER BY kind`)).toEqual(
    [
      { kind: 'FEE_CERTIFICATE', next: 7100 },
      { kind: 'FEE_RECEIPT', next: 7000 },
      { kind: 'STUDENT_CODE', next: 70 },
    ],
  );
});

test('SCHOOL-43 SCHOOL-44 CODE-106 a school is not renamed to the name of another school, but may keep its own', async () => {
  const { data } = await createSchool(token);
  const before = await stored();
  expect(await updateSchool(token, data.schoolId, { schoolName: ' nalanda PUBLIC school' })).toMatchObject({
    status: 409,
    responseCode: 106,
  });
  expect(await stored()).toEqual(before);
  expect(await updateSchool(token, data.schoolId, { schoolName: 'GYAN JYOTI SCHOOL' })).toMatchObject({
    status: 200,
    data: { schoolName: 'GYAN JYOTI SCHOOL' },
  });
});

test('SCHOOL-41 CODE-109 CODE-144 the rules of a new school hold for a change', async () => {
  const before = await stored();
  expect(await updateSchool(token, FIRST, { schoolName: ' ' })).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'School name must not be blank',
  });
  expect(await updateSchool(token, FIRST, { contactPhone: '', contactMobile: '' })).toMatchObject({
    status: 400,
    responseCode: 144,
  });
  expect(await stored()).toEqual(before);
});

test('C10 a stale version is rejected with 205; the current one and none are accepted', async () => {
  const { data } = await createSchool(token);
  const { data: second } = await updateSchool(token, data.schoolId, { principal: 'Second', version: '1' });
  expect(second).toMatchObject({ principal: 'Second', version: 2 });
  const before = await stored();
  expect(await updateSchool(token, data.schoolId, { principal: 'Late', version: '1' })).toMatchObject({
    status: 409,
    responseCode: 205,
    data: { change: { fields: ['principal'] } },
  });
  expect(await updateSchool(token, data.schoolId, { principal: 'Early', version: '3' })).toMatchObject({
    status: 409,
    responseCode: 205,
    data: null,
  });
  expect(await stored()).toEqual(before);
  expect(await updateSchool(token, data.schoolId, { principal: 'Third' })).toMatchObject({
    status: 200,
    data: { principal: 'Third', version: 3 },
  });
});

test('C10 of ten edits of one version at once, one is stored', async () => {
  const { data } = await createSchool(token);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => updateSchool(token, data.schoolId, { principal: `P${at}`, version: '1' })),
  );
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 9 }, () => [409, 205])]);
  expect((await getSchool(token, data.schoolId)).data.version).toBe(2);
});

test('AUTH-49 a school’s user with SCHOOL_MANAGEMENT edits that school', async () => {
  const admin = await tokenOf('admin');
  const { data } = await getSchool(admin, FIRST);
  expect(await updateSchool(admin, FIRST, { ...formOf(data), principal: 'Mrs. New' })).toMatchObject({
    status: 200,
    data: { principal: 'Mrs. New' },
  });
});

test('AUTH-49 AUTH-46 CODE-189 a user of a school cannot edit another school; known and unknown ones are rejected alike', async () => {
  const admin = await tokenOf('admin');
  const before = await stored();
  for (const id of [SECOND, UNKNOWN]) {
    expect(await updateSchool(admin, id)).toMatchObject({ status: 403, responseCode: 189, data: null });
    expect(await updateSchool(admin, id, { contactPhone: '', contactMobile: '' })).toMatchObject({
      status: 403,
      responseCode: 189,
    });
    expect(await updateSchool(admin, id, {}, Buffer.from('no picture'))).toMatchObject({
      status: 403,
      responseCode: 189,
    });
  }
  expect(await stored()).toEqual(before);
});

test('AUTH-47 AUTH-48 CODE-137 a user without SCHOOL_MANAGEMENT edits no school', async () => {
  const before = await stored();
  expect(await updateSchool(await tokenOf('clerk'), FIRST)).toMatchObject({
    status: 403,
    responseCode: 137,
    responseMsg: 'You do not have the necessary permissions',
    data: null,
  });
  expect(await countOf('schools', 'version > 1')).toBe(0);
  const { sign_ins: _s, refresh_tokens: _r, ...rows } = before;
  expect(await stored()).toMatchObject(rows);
});

test('AUTH-48 a platform user has every privilege without a stored one, and writes schools and sessions', async () => {
  expect(await countOf('user_privileges', "user_id = (SELECT id FROM users WHERE user_name = 'platform')")).toBe(0);
  const { data } = await call<{ permissions: string[] }>('GET', '/user/info', { token });
  expect([...data.permissions].sort()).toEqual(ALL.map(({ name }) => name).sort());
  const school = (await getSchool(token, FIRST)).data;
  expect(verdict(await updateSchool(token, FIRST, formOf(school)))).toEqual([200, 100]);
  expect(verdict(await createSession(token, { schoolId: SECOND }))).toEqual([200, 100]);
});

test('SCHOOL-49 CODE-112 a disabled school is edited by a platform user only', async () => {
  const admin = await tokenOf('admin');
  const { data } = await getSchool(admin, FIRST);
  await call('PUT', `/school/${FIRST}/true/disable`, { token });
  const before = await stored();
  expect(await updateSchool(admin, FIRST, formOf(data))).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
  expect(await updateSchool(token, FIRST, formOf(data))).toMatchObject({ status: 200, data: { disabled: true } });
});

test('ten users of a school who save it at once all succeed', async () => {
  const admin = await tokenOf('admin');
  const { data } = await getSchool(admin, FIRST);
  const saves = Array.from({ length: 10 }, (_, number) =>
    updateSchool(admin, FIRST, {
      ...formOf(data),
      version: undefined,
      contactEmail: `town${number}@saraswati.example`,
    }),
  );
  expect((await Promise.all(saves)).map(verdict)).toEqual(saves.map(() => [200, 100]));
  expect((await getSchool(admin, FIRST)).data.version).toBe((data.version ?? 0) + 10);
});

test('SCHOOL-51 CODE-103 an unknown or deleted school is rejected with 103', async () => {
  const { data } = await createSchool(token);
  await call('DELETE', `/school/${data.schoolId}`, { token });
  for (const id of [UNKNOWN, data.schoolId])
    expect(await updateSchool(token, id)).toMatchObject({ status: 404, responseCode: 103, data: null });
});

test.each(['disabled', 'schoolId', 'id', 'createdAt', 'deletedAt', 'logoId', 'nameKey', 'isPlatform'])(
  'CODE-109 %s is not a field of the form',
  async (name) => {
    const { data } = await createSchool(token);
    const before = await stored();
    const form = schoolForm(FIELDS);
    form.set(name, '1');
    const message = `${name} is not a known field`;
    expect(await call('PUT', `/school/${data.schoolId}`, { token, form })).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: name, message }] },
    });
    expect(await stored()).toEqual(before);
  },
);
