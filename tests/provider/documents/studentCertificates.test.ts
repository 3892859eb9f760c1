// The certificates of students: what they state, and that each is one page whatever it states.
import type { PrintedDocument } from '../../../provider/documents/document.ts';
import { bonafideCertificateDocument } from '../../../provider/documents/printed/bonafideCertificate.ts';
import { characterCertificateDocument } from '../../../provider/documents/printed/characterCertificate.ts';
import type { StudentCertificateData } from '../../../provider/documents/printed/studentCertificate.ts';
import { transferCertificateDocument } from '../../../provider/documents/printed/transferCertificate.ts';
import { writeHtml } from '../../../provider/documents/writeHtml.ts';
import { inked, outside, overlaps, pagesOf, pdfOf } from './drawn';
import { LOGO, studentCertificate as certificate } from './samples';

type Writer = (data: StudentCertificateData) => PrintedDocument;

/** The one page of a certificate, on which nothing overlaps. */
async function drawn(write: Writer, changes: Partial<StudentCertificateData> = {}) {
  const [page, ...more] = await pagesOf(write({ ...certificate, ...changes }));
  if (!page) throw new Error('The certificate has no page.');
  expect([more.length, overlaps(page), outside(page), page.width < page.height]).toEqual([0, [], [], true]);
  return page;
}

const NO_DETAILS: StudentCertificateData['details'] = {
  ...{ admissionClass: null, lastExam: null, lastResult: null, promotion: null, duesClearedUpTo: null },
  ...{ workingDays: null, daysPresent: null, conduct: null, applicationDate: null, leavingDate: null },
  ...{ reason: null, purpose: null, remarks: null },
};

const HEAD = [
  'Saraswati Vidya Mandir',
  '12 Station Road, Jaipur, Rajasthan 302016',
  'Phone: 0141 2345678, 9829012345 · Email: office@saraswati.example',
  'Letter No. SVM/JPR/2011/045',
];
const NUMBERS = ['Certificate no. 41 Date of issue 26/11/2026', 'SR number 455 Student code 1187'];

const WRITERS: [string, Writer][] = [
  ['transfer', transferCertificateDocument],
  ['bonafide', bonafideCertificateDocument],
  ['character', characterCertificateDocument],
];

test('a transfer certificate states its rows in order, dates and classes in figures and words, and three signatures', async () => {
  expect((await drawn(transferCertificateDocument)).lines).toEqual([
    ...HEAD,
    'Transfer Certificate',
    ...NUMBERS,
    'No. Particulars Entry',
    '1 Name of student Asha Verma',
    '2 Mother’s name Sunita Verma',
    '3 Father’s name Mohan Verma',
    '4 Category OBC',
    '5 Date of first admission and class 02/04/2018, class 1 (First)',
    '6 Date of birth 15/06/2012 (Fifteenth June Two Thousand Twelve)',
    '7 Class last studied 8 (Eighth), section A',
    '8 Last examination and result Annual: Pass',
    '9 Qualified for promotion Yes, to class 9',
    '10 Dues cleared up to November 2026',
    '11 Working days 220',
    '12 Days present 204',
    '13 Conduct Good',
    '14 Date of application 20/11/2026',
    '15 Date of issue 26/11/2026',
    '16 Date of leaving 25/11/2026',
    '17 Reason for leaving The family moves to Jodhpur',
    '18 Remarks Fond of chess',
    'Class teacher Checked by',
    'Dr. Kamla Devi',
    'Principal',
  ]);
});

test('a transfer certificate prints a dash for each missing value, and a class with a name without a number', async () => {
  const missing = { fatherName: '', motherName: '', category: null, className: 'Nursery', sectionName: null };
  const { lines } = await drawn(transferCertificateDocument, { ...missing, details: NO_DETAILS, principal: '' });
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['2 Mother’s name —', '3 Father’s name —', '4 Category —', '7 Class last studied Nursery'],
      ...['5 Date of first admission and class 02/04/2018, class —', '8 Last examination and result —'],
      ...['11 Working days —', '14 Date of application —', '16 Date of leaving —', '18 Remarks —'],
      'Class teacher Checked by Principal',
    ]),
  );
});

test.each([
  ['MALE', 'son'],
  ['FEMALE', 'daughter'],
  ['OTHER', 'child'],
] as const)('a bonafide certificate of a student of gender %s names a %s of both parents', async (gender, child) => {
  expect((await drawn(bonafideCertificateDocument, { gender })).lines.join(' ')).toBe(
    [
      ...HEAD,
      'Bonafide Certificate',
      ...NUMBERS,
      `This is to certify that Asha Verma, ${child} of Mohan Verma and Sunita Verma, is a bonafide student of this school,`,
      'studying in class 8 (Eighth), section A in the session 2026 - 2027.',
      'Date of birth according to the records of the school: 15/06/2012 (Fifteenth June Two Thousand Twelve).',
      'Purpose of this certificate: to open a bank account Remarks: Fond of chess',
      'Seal of the school Dr. Kamla Devi Principal',
    ].join(' '),
  );
});

test('a character certificate states the conduct, also of a student who left', async () => {
  const text = (await drawn(characterCertificateDocument)).lines.join(' ');
  expect(text).toContain(
    'Asha Verma, daughter of Mohan Verma and Sunita Verma, has studied in this school, in class 8 (Eighth), section A in the session 2026 - 2027.',
  );
  expect(text).toContain('Conduct and character during this time: Good Remarks: Fond of chess');
});

test.each([
  ['', 'Sunita Verma', 'that Asha Verma, daughter of Sunita Verma, is'],
  ['Mohan Verma', '', 'that Asha Verma, daughter of Mohan Verma, is'],
  ['', '', 'that Asha Verma is'],
])('a bonafide certificate with father %j and mother %j has no gap', async (fatherName, motherName, text) => {
  const { lines } = await drawn(bonafideCertificateDocument, { fatherName, motherName });
  expect(lines.join(' ')).toContain(text);
});

test('a bonafide certificate without purpose and remarks has no such line', async () => {
  const text = (await drawn(bonafideCertificateDocument, { details: NO_DETAILS })).lines.join(' ');
  expect(text).not.toMatch(/Purpose|Remarks/);
});

test('a certificate with a photograph contains the picture, in the PDF and on the page of HTML', async () => {
  const withPhoto = bonafideCertificateDocument({ ...certificate, photo: LOGO });
  const pictures = async (document: PrintedDocument) =>
    (await pdfOf(document)).toString('latin1').split('/Subtype /Image').length;
  const plain = bonafideCertificateDocument({ ...certificate, school: { ...certificate.school, logo: null } });
  expect(await pictures(withPhoto)).toBeGreaterThan(await pictures(plain));
  expect(writeHtml(withPhoto)).toContain('class="picture"');
  expect(writeHtml(plain)).not.toContain('class="picture"');
});

describe.each(WRITERS)('the marks of a %s certificate', (_type, write) => {
  const marksOf = async (changes: Partial<StudentCertificateData>) =>
    (await drawn(write, changes)).texts.filter(({ turned }) => turned).map(({ text }) => text);

  test.each<[string, Partial<StudentCertificateData>, string[]]>([
    ['a valid first copy has no mark', {}, []],
    ['a preview says so', { preview: true }, ['PREVIEW']],
    ['a further copy says DUPLICATE', { duplicate: true }, ['DUPLICATE']],
    ['a cancelled one says CANCELLED', { cancelled: { reason: 'Wrong name' } }, ['CANCELLED']],
    ['a cancelled copy says CANCELLED', { duplicate: true, cancelled: { reason: 'Wrong name' } }, ['CANCELLED']],
  ])('%s', async (_what, changes, marks) => expect(await marksOf(changes)).toEqual(marks));

  test('a cancelled copy states the reason, and DUPLICATE below the title', async () => {
    const { lines } = await drawn(write, { duplicate: true, cancelled: { reason: 'Wrong name' } });
    expect(lines).toContain('This certificate is cancelled. Reason: Wrong name');
    expect(lines).toContain('DUPLICATE');
  });
});

const LONG = ['श्रीमान ज्ञानेन्द्र प्रताप सिंह क्षत्रिय '.repeat(5).slice(0, 200), 'W'.repeat(200), 'Wm '.repeat(66)];

test.each(WRITERS)('a %s certificate with the longest texts is one page without overlaps', async (_type, write) => {
  for (const text of LONG) {
    const [name, hundred, fifty] = [text.slice(0, 100), text.slice(0, 100), text.slice(0, 50)];
    const details: StudentCertificateData['details'] = {
      ...{ admissionClass: fifty, lastExam: hundred, lastResult: fifty, promotion: hundred, duesClearedUpTo: fifty },
      ...{ workingDays: 366, daysPresent: 366, conduct: hundred, applicationDate: '2026-11-20' },
      ...{ leavingDate: '2026-11-25', reason: text, purpose: text, remarks: text },
    };
    const names = { studentName: name, fatherName: name, motherName: name, principal: name, className: fifty };
    const page = await drawn(write, { ...names, details, cancelled: { reason: text }, photo: LOGO });
    expect(inked(page.texts.map((one) => one.text).join(''))).toContain(inked(name.trim()));
  }
});

test.each(WRITERS)('a %s certificate shows markup and formulas as plain text', async (_type, write) => {
  const text = '<b>=1+1</b>';
  const data = { ...certificate, studentName: text, details: { ...certificate.details, remarks: text } };
  expect((await drawn(write, data)).lines.join(' ')).toContain(text);
  expect(writeHtml(write(data))).toContain('&lt;b&gt;=1+1&lt;/b&gt;');
  expect(writeHtml(write(data))).not.toContain('<b>=1+1');
});
