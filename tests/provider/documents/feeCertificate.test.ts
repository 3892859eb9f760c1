// The fee certificate as a parent hands it to the tax office.
import { addPaise } from '../../../common/money.ts';
import { feeCertificateDocument } from '../../../provider/documents/printed/feeCertificate.ts';
import { writeHtml } from '../../../provider/documents/writeHtml.ts';
import { outside, overlaps, pagesOf } from './drawn';
import { cash, certificate } from './samples';

test('a certificate states its number, whom it is for, the heads with tuition fee by itself, the total and the receipts', async () => {
  const [page, ...more] = await pagesOf(feeCertificateDocument(certificate));
  expect(more).toEqual([]);
  expect(page && [overlaps(page), outside(page), page.width < page.height]).toEqual([[], [], true]);
  expect(page?.lines.slice(3)).toEqual([
    'Letter No. SVM/JPR/2011/045',
    'Fee Certificate',
    'Certificate no. 3001 Date 05/04/2027',
    'This is to certify that this school received the fees stated below for the student named here, in payments made in',
    'the academic session 2026-27, from 01/04/2026 to 31/03/2027.',
    'Student Asha Verma',
    'Father’s name Mohan Verma',
    'Mother’s name Sunita Verma',
    'Class Class 5 Session 2026-27',
    'Student code 1187 SR number –',
    'Particulars Amount (₹)',
    'Tuition fee 15,000.00',
    'Other fee 5,000.01',
    'Total 20,000.01',
    'Total received',
    'Rupees Twenty Thousand and One Paisa Only',
    '₹ 20,000.01',
    'Receipts of these payments',
    'Receipt no. Date Mode Number and bank Amount (₹)',
    '1042 12/04/2026 Cash 10,000.00',
    '1388 03/08/2026 Cheque 004512, 10/04/2026, State Bank of 10,000.01',
    'India',
    'Total 20,000.01',
    'Tuition fee counts under section 80C of the Income-tax Act, 1961.',
    'Seal of the school',
    'Dr. Kamla Devi',
    'Principal',
  ]);
});

test('a second copy of it says DUPLICATE across every page, and its pages are numbered', async () => {
  const receipts = Array.from({ length: 45 }, (_, at) => ({
    receiptNo: 2000 + at,
    paymentDate: '2026-05-01',
    payment: cash,
    amount: 100_000,
  }));
  const heads = [{ name: 'Tuition fee', amount: 4_500_000 }];
  const pages = await pagesOf(feeCertificateDocument({ ...certificate, heads, receipts, duplicate: true }));
  expect(pages).toHaveLength(2);
  for (const [at, { lines, texts }] of pages.entries()) {
    expect(lines).toContain(`Fee certificate 3001 Page ${at + 1} of 2`);
    expect(texts.filter(({ turned }) => turned).map(({ text }) => text)).toEqual(['DUPLICATE']);
    // The heading of the table is repeated.
    expect(lines).toContain('Receipt no. Date Mode Number and bank Amount (₹)');
  }
  const numbers = pages.flatMap(({ lines }) => lines.flatMap((line) => /^(20\d\d) 01\/05/.exec(line)?.[1] ?? []));
  expect(numbers).toEqual(receipts.map(({ receiptNo }) => String(receiptNo)));
  const [first] = await pagesOf(feeCertificateDocument(certificate));
  expect(first?.texts.some(({ turned }) => turned)).toBe(false);
});

test('a certificate names the one it replaces, on the PDF and on the page of HTML; the first one names none', async () => {
  const said = 'This certificate replaces no. 2998 of 05/01/2027.';
  const later = feeCertificateDocument({ ...certificate, replaces: { certificateNo: 2998, issuedOn: '2027-01-05' } });
  const [page] = await pagesOf(later);
  expect(page?.lines.slice(5, 7)).toEqual(['Certificate no. 3001 Date 05/04/2027', said]);
  expect(writeHtml(later)).toContain(said);
  expect(writeHtml(feeCertificateDocument(certificate))).not.toContain('replaces');
});

test.each([
  ['before the session', ['2026-03-28'], 'before it started.'],
  ['after the session', ['2027-04-01'], 'after it ended.'],
  ['before and after the session', ['2026-03-28', '2027-04-01'], 'before it started or after it ended.'],
])('a certificate with payments made %s states that they were made for this session', async (_when, dates, text) => {
  const [first] = certificate.receipts;
  const receipts = [...certificate.receipts.slice(1), ...dates.map((paymentDate) => ({ ...first!, paymentDate }))];
  const heads = [{ name: 'Tuition Fee', amount: addPaise(...receipts.map(({ amount }) => amount)) }];
  const [page] = await pagesOf(feeCertificateDocument({ ...certificate, receipts, heads }));
  expect(page?.lines.join(' ')).toContain(`from 01/04/2026 to 31/03/2027, or for this session ${text}`);
});

test('without a wording of the tax section nothing is in its place', async () => {
  const [page] = await pagesOf(feeCertificateDocument({ ...certificate, taxWording: '' }));
  expect(page?.lines.slice(-4)).toEqual(['Total 20,000.01', 'Seal of the school', 'Dr. Kamla Devi', 'Principal']);
});

test('the page of HTML says the same, one column for each of its own', () => {
  const page = writeHtml(feeCertificateDocument({ ...certificate, duplicate: true }));
  for (const said of [
    '<dt>Certificate no.</dt><dd>3001</dd>',
    'Rupees Twenty Thousand and One Paisa Only',
    '<td class="left whole" colspan="4">Total</td><td class="amount whole">20,000.01</td>',
    '<span class="quiet">DUPLICATE</span>',
    'section 80C',
  ])
    expect(page).toContain(said);
});

test('there is room for the seal of the school above the line of its place', async () => {
  const [page] = await pagesOf(feeCertificateDocument(certificate));
  const at = (text: string) => page?.texts.find((one) => one.text === text)?.y ?? NaN;
  expect(
    at('Seal of the school') - at('Tuition fee counts under section 80C of the Income-tax Act, 1961.'),
  ).toBeGreaterThan(60);
  expect(writeHtml(feeCertificateDocument(certificate))).toContain('<div class="signatures tall">');
});

test('heads that do not add up to the receipts are refused', () => {
  expect(() => feeCertificateDocument({ ...certificate, receipts: [] })).toThrow(RangeError);
});
