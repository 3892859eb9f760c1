import { call, resetProvider, tokenOf } from '../../support/provider';
import { FIRST, getSchool, SECOND, UNKNOWN } from '../support/schools';
import { matching } from '../support/matching';

beforeAll(resetProvider);

test('CALL-22 SCHOOL-20 one school is answered by its id', async () => {
  expect(await getSchool(await tokenOf('platform'), SECOND)).toMatchObject({
    status: 200,
    responseCode: 100,
    data: {
      schoolId: SECOND,
      schoolName: 'Nalanda Public School',
      address: '7 Residency Area, Kota, Rajasthan 324001',
      principal: 'Mr. Arvind Mathur',
      contactEmail: 'contact@nalanda.example',
      contactPhone: null,
      contactMobile: '+91 9414098765',
      studentCodeStartFrom: 5000,
      feeReceiptStartFrom: 20_000,
      feeCertificateStartFrom: 3000,
      letterNo: 'NPS/KOTA/2018/102',
      upiId: null,
      certificateWording: null,
      logo: matching(/^2-\d+\?expires=/),
      disabled: false,
      createdAt: '2026-02-16T06:15:00.000Z',
      version: 1,
    },
  });
});

test('SCHOOL-51 CODE-103 an unknown school answers 103', async () => {
  expect(await getSchool(await tokenOf('platform'), UNKNOWN)).toMatchObject({
    status: 404,
    responseCode: 103,
    responseMsg: 'The requested resource was not found',
    data: null,
  });
});

test('AUTH-46 CODE-189 a school’s user reads that school, and gets 189 for any other, known or not', async () => {
  const token = await tokenOf('clerk');
  expect(await getSchool(token, FIRST)).toMatchObject({ status: 200, data: { schoolId: FIRST } });
  const answers = [await getSchool(token, SECOND), await getSchool(token, UNKNOWN)];
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 403,
      responseCode: 189,
      responseMsg: 'You are not authorized to perform this action',
      data: null,
    });
});

test.each([
  '0',
  '-1',
  'x',
  '1.5',
  '1e3',
  '0x1',
  '2147483648',
  '99999999999999999999',
  '1;drop',
  "1'",
  'null',
  'true',
  '%00',
  '%F0%9F%98%80',
  '%201',
  '1%0a',
  '+1',
  '1.0',
])('CODE-109 %j is not an id of a school', async (id) => {
  const answer = await getSchool(await tokenOf('platform'), id);
  expect(answer).toMatchObject({ status: 400, responseCode: 109, data: { problems: [{ path: 'id' }] } });
});

test('CALL-08 CODE-109 a path is served with a trailing slash too; an unknown query field is refused', async () => {
  const token = await tokenOf('platform');
  expect((await getSchool(token, `${FIRST}/`)).data).toEqual((await getSchool(token, FIRST)).data);
  expect(await call('GET', `/school/${FIRST}?schoolId=2`, { token })).toMatchObject({ status: 400, responseCode: 109 });
});
