// The document of a certificate as a PDF and as a page of HTML.
import { readPdf } from '../documents/readPdf';
import { apiBase, resetProvider, sql, tokenOf } from '../../support/provider';
import { withPrivilege } from '../support/life';
import { picture } from '../support/schools';
import { newPupil } from '../support/studentFees';
import { remove } from '../support/students';
import { cancel, download, issued, leaver, pageOf, print, TRANSFER } from '../support/studentCertificates';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const pdf = async (id: number) => {
  const answer = await download(token, id);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pages = readPdf(Buffer.from(await answer.arrayBuffer()));
  expect(pages).toHaveLength(1);
  return { texts: pages[0]?.texts.map(({ text }) => text) ?? [], lines: pages[0]?.lines ?? [], answer };
};
const failure = async (answer: Response) => {
  const { responseCode } = (await answer.json()) as { responseCode: number };
  return [answer.status, responseCode];
};

test('a certificate is a PDF of one page, and a page of HTML with the same values; reading it stores nothing', async () => {
  const left = await leaver(token);
  const { certificateId } = await issued(token, left, { ...TRANSFER, firstNo: 41 });
  const before = await stored();
  const { lines, answer } = await pdf(certificateId);
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="Transfer certificate 41 Tara Verma.pdf"',
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['Transfer Certificate', 'Certificate no. 41 Date of issue 15/07/2026', '1 Name of student Tara Verma'],
      '6 Date of birth 15/08/2016 (Fifteenth August Two Thousand Sixteen)',
    ]),
  );
  const page = await pageOf(token, certificateId);
  for (const text of ['Transfer Certificate', 'Tara Verma', 'Fifteenth August Two Thousand Sixteen', 'Jodhpur'])
    expect(page).toContain(text);
  expect(await stored()).toEqual(before);
});

test('a copy after the first print says DUPLICATE, a cancelled one CANCELLED with the reason', async () => {
  const left = await leaver(token);
  const { certificateId } = await issued(token, left, TRANSFER);
  expect((await pdf(certificateId)).texts).not.toContain('DUPLICATE');
  await print(token, certificateId);
  expect((await pdf(certificateId)).texts).toContain('DUPLICATE');
  await cancel(token, certificateId, 'Wrong <name>');
  const { texts, lines } = await pdf(certificateId);
  expect(texts).toContain('CANCELLED');
  expect(lines).toContain('This certificate is cancelled. Reason: Wrong <name>');
  expect(await pageOf(token, certificateId)).toContain('CANCELLED');
});

test('a bonafide certificate shows the present photograph of the student, other certificates none', async () => {
  const student = await newPupil(token);
  const [bonafide, character] = [
    await issued(token, student, { type: 'BONAFIDE' }),
    await issued(token, student, { type: 'CHARACTER', conduct: 'Good' }),
  ];
  expect(await pageOf(token, bonafide.certificateId)).not.toContain('class="picture"');
  const photo = await picture();
  await sql(
    `WITH image AS (INSERT INTO images (school_id, content_type, bytes, created_at)
       VALUES (1, 'image/png', decode($2, 'hex'), now()) RETURNING id)
     UPDATE students SET image_id = (SELECT id FROM image) WHERE id = $1`,
    [student.studentId, photo.toString('hex')],
  );
  expect(await pageOf(token, bonafide.certificateId)).toContain('class="picture" src="data:image/jpeg;base64,');
  expect(await pageOf(token, character.certificateId)).not.toContain('class="picture"');
});

test('the certificate of a student who was deleted later can still be read', async () => {
  const student = await newPupil(token);
  const { certificateId } = await issued(token, student, { type: 'BONAFIDE' });
  await remove(token, student.studentId);
  expect(await pageOf(token, certificateId)).toContain('Tara Verma');
});

test('CODE-103 CODE-137 another school’s certificate and an unknown one are not found, and a type needs its privilege', async () => {
  const { certificateId } = await issued(token, await leaver(token), TRANSFER);
  expect(await failure(await download(await tokenOf('admin2'), certificateId))).toEqual([404, 103]);
  expect(await failure(await download(token, 99_999_999))).toEqual([404, 103]);
  const own = await withPrivilege('LIST_STUDENT');
  for (const query of ['', '?html=true'])
    expect(await failure(await download(own, certificateId, query))).toEqual([403, 137]);
  const wrong = await fetch(`${apiBase}/certificate/x/document`, { headers: { authorization: `Bearer ${token}` } });
  expect(await failure(wrong)).toEqual([400, 109]);
});
