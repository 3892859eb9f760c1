// The first print of a certificate is recorded once.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { withPrivilege } from '../support/life';
import { disableSchool } from '../support/sessions';
import { cancel, issued, leaver, print, TRANSFER, type Certificate } from '../support/studentCertificates';

let token: string;
let one: Certificate;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  one = await issued(token, await leaver(token), TRANSFER);
});

const printedAt = () => sql('SELECT printed_at::text AS at FROM student_certificates');

test('the first print is recorded, and a later one does not change its time', async () => {
  const { data, ...answer } = await print(token, one.certificateId);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toEqual({ ...one, printed: true });
  await sql("UPDATE student_certificates SET printed_at = printed_at - interval '1 day'");
  const first = await printedAt();
  expect((await print(token, one.certificateId)).data).toEqual(data);
  expect(await printedAt()).toEqual(first);
});

test('a cancelled certificate can be printed, and stays cancelled', async () => {
  await cancel(token, one.certificateId);
  expect((await print(token, one.certificateId)).data).toMatchObject({ printed: true, cancelled: true });
});

test('CODE-103 CODE-137 CODE-112 an unknown certificate, a missing privilege and a disabled school are rejected', async () => {
  expect(verdict(await print(await tokenOf('admin2'), one.certificateId))).toEqual([404, 103]);
  expect(verdict(await print(token, 99_999_999))).toEqual([404, 103]);
  expect(verdict(await print(await withPrivilege('LIST_STUDENT'), one.certificateId))).toEqual([403, 137]);
  await disableSchool(await tokenOf('platform'));
  expect(verdict(await print(token, one.certificateId))).toEqual([409, 112]);
  expect(await printedAt()).toEqual([{ at: null }]);
});
