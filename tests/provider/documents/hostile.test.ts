// Texts with markup, formulas, bidirectional controls or many combining marks are plain text in documents.
import { textLine } from '../../../provider/documents/documentText.ts';
import { receiptDocument } from '../../../provider/documents/printed/receipt.ts';
import { writeHtml } from '../../../provider/documents/writeHtml.ts';
import { inked, outside, overlaps, pdfOf } from './drawn';
import { readPdf } from './readPdf';
import { receipt } from './samples';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '"><script src=//evil.example></script>',
  "'><iframe src='javascript:alert(1)'></iframe>",
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</dd></dl></article><h1>Paid</h1>',
  '<!-- ',
  '--><b>',
  '<![CDATA[x]]>',
  '<a href="javascript:alert(1)">Asha</a>',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<link rel=stylesheet href=//evil.example>',
  '<base href=//evil.example>',
  '<form action=//evil.example><input>',
  '&lt;b&gt;',
  '&#60;script&#62;',
  '&amp;amp;',
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '-2+3+cmd|calc',
  '@SUM(1,2)',
  'url(http://evil.example/x.png)',
  'expression(alert(1))',
  '@import "http://evil.example"',
  'file:///etc/passwd',
  '../../etc/passwd',
  ') Tj ET BT /F1 90 Tf (PAID',
  '>> endobj 1 0 obj << /Type /Action /S /JavaScript /JS (app.alert(1)) >>',
  'endstream endobj trailer',
  '\\050 \\) \\( \\\\',
  '%PDF-1.7 %%EOF',
  "Robert'); DROP TABLE students;--",
  '\u202eamreV ahsA\u202c',
  '\u2066Asha\u2069 \u200fVerma\u200e',
  'Asha\u0000\u0001\u0008\u001b[31m Verma\u007f\u0085',
  'Asha\u200b\u2060\ufeff\u00ad Verma\u{e0041}',
  `e${'\u0301'.repeat(200)} Zalgo`,
  'محمد عمران',
  '😀👩‍👩‍👧 日本語 Привет',
  '\ud800 half \udfff signs \uffff',
  'W'.repeat(100),
  'क्ष'.repeat(60),
  `${'श्रीमान ज्ञानेन्द्र प्रताप सिंह '.repeat(6)}राठौड़`,
  'A-क्षत्रिय(श्री)र्य्य\u200dक्\u200cष',
];

const documentOf = (text: string) =>
  receiptDocument({
    ...receipt,
    studentName: text,
    fatherName: text,
    className: text.slice(0, 40),
    cashier: text.slice(0, 60),
    comments: text,
    heads: [{ name: text, amount: receipt.amount }],
    school: { ...receipt.school, name: text.slice(0, 60), address: text, letterNo: text.slice(0, 30) },
    cancelled: { reason: text },
  });

test('D3 50 hostile texts in every place of a receipt are printed as text, inside the page, and over nothing else', async () => {
  expect(HOSTILE).toHaveLength(50);
  for (const text of HOSTILE) {
    const file = await pdfOf(documentOf(text));
    const pages = readPdf(file);
    expect([text, ...pages.map((page) => [...overlaps(page), ...outside(page)])]).toEqual([
      text,
      ...pages.map(() => []),
    ]);
    const found = inked(pages.flatMap(({ texts }) => texts.map((one) => one.text)).join(''));
    for (const said of [textLine(text), `This receipt is cancelled. Reason: ${textLine(text)}`])
      expect(found).toContain(inked(said));
    // Nothing that a reader would follow or run is among the objects of the file.
    expect(file.toString('latin1')).not.toMatch(/\n\/(S|JS|URI|Annots|AA|OpenAction|AcroForm|EmbeddedFiles) /);
  }
});

test('D3 on a page of HTML they make no tag, no attribute and no rule, and are read as they were typed', () => {
  const tagsOf = (page: string) => page.match(/<[^>]*>/g)?.map((tag) => tag.replace(' whole', ''));
  const seen = (page: string) =>
    page
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  for (const text of HOSTILE) {
    const page = writeHtml(documentOf(text));
    // Whether a cell is short enough to stand on one line is all that a text decides.
    const harmless = writeHtml(documentOf('x'.repeat(text.length)));
    expect(tagsOf(page)).toEqual(tagsOf(harmless));
    expect(page.split('<style>')[1]?.split('</style>')[0]).toBe(harmless.split('<style>')[1]?.split('</style>')[0]);
    expect(seen(page)).toContain(textLine(text));
  }
});

test('D3 the page of HTML asks for nothing: no script, no address but data:, and a policy that says so', () => {
  const page = writeHtml(documentOf('Asha Verma'));
  expect(page).not.toMatch(/<(script|iframe|object|embed|link|base|form)\b|\son\w+=|javascript:|url\(|@import/i);
  expect([...page.matchAll(/(?:src|href)="([^"]{0,22})/g)].map(([, address]) => address)).toEqual([
    'data:image/png;base64,',
    'data:image/png;base64,',
  ]);
  expect(page).toContain('content="default-src &#39;none&#39;; img-src data:; style-src &#39;unsafe-inline&#39;"');
});

test('D3 a logo that is neither PNG nor JPEG reaches no page', () => {
  const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const document = receiptDocument({ ...receipt, school: { ...receipt.school, logo } });
  expect(() => writeHtml(document)).toThrow('neither PNG nor JPEG');
});

test.each([
  ['Asha  Verma ', 'Asha Verma'],
  ['As\tha\r\nVer\u2028ma', 'As ha Ver ma'],
  ['\u202eahsA\u202c', 'ahsA'],
  ['a\u0000b\u001b\u007f\u0085c\u2029d', 'ab c d'],
  ['As\u200bha\ufeff\u00ad', 'Asha'],
  ['क्\u200dष श्\u200cर', 'क्\u200dष श्\u200cर'],
  ['\ud800x\udc00', 'x'],
  [`e${'\u0301'.repeat(9)}`, '\u00e9\u0301\u0301\u0301\u0301'],
  ['\u00a0\u3000x\u2003y', 'x y'],
  ['\n\n', ''],
])('D3 of %j a document has %j', (text, seen) => expect(textLine(text)).toBe(seen));
