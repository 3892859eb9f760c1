// Notes, pictures and text boxes of a spreadsheet, which stop a confirmation (CONFIRM-11).
import { hasObjects, isAnnotated } from '../../../provider/documents/sheetMarks.ts';
import { objectOf } from '../support/hiddenParts';

type Parts = Readonly<Record<string, string | Buffer>>;

const TYPES = '[Content_Types].xml';
const OF_SHEET = 'xl/worksheets/_rels/sheet1.xml.rels';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DRAWING = 'application/vnd.openxmlformats-officedocument.drawing+xml';
const PICTURE = '<xdr:wsDr><xdr:oneCellAnchor/></xdr:wsDr>';

const overridden = (name: string, type: string) =>
  `<Types><Override PartName="${name}" ContentType="${type}"/></Types>`;
const related = (type: string, target: string) =>
  `<Relationships><Relationship Id="rId1" Type="${type}" Target="${target}"/></Relationships>`;

const annotated = (parts: Parts): boolean => {
  const contentOf = ({ name }: { name: string }) => Buffer.from(parts[name] ?? '');
  const entries = Object.keys(parts).map((name) => {
    const size = contentOf({ name }).length;
    return { name, method: 0, packed: size, unpacked: size, offset: 0 };
  });
  return isAnnotated(entries, contentOf);
};

test.each<[string, Parts]>([
  ['a relationship of notes', { [OF_SHEET]: related(`${OFFICE}/comments`, '/xl/comments/comment1.xml') }],
  [
    'a relationship of the strict format',
    { [OF_SHEET]: related('http://purl.oclc.org/ooxml/officeDocument/relationships/comments', '../n.xml') },
  ],
  [
    'a relationship of conversations',
    { [OF_SHEET]: related('http://schemas.microsoft.com/office/2017/10/relationships/threadedComment', '../t.xml') },
  ],
  [
    'a relationship in single quotes with a prefix',
    { [OF_SHEET]: `<r:Relationship Target='a"b>c' Type = '${OFFICE}/comments' Id='x' />` },
  ],
  ['a relationship on several lines', { [OF_SHEET]: `<Relationship\n\tId="x"\n\tType="${OFFICE}/comments"/>` }],
  [
    'a relationship in UTF-16',
    { [OF_SHEET]: Buffer.from(`\ufeff${related(`${OFFICE}/comments`, 'n.xml')}`, 'utf16le') },
  ],
  [
    'a part of the type of notes',
    { [TYPES]: overridden('/xl/n/one.xml', `${SPREADSHEET}.comments+xml`), 'xl/N/One.xml': '' },
  ],
  [
    'a part of the type of conversations',
    { [TYPES]: overridden('/xl/n.xml', 'application/vnd.ms-excel.threadedcomments+xml'), 'xl/n.xml': '' },
  ],
  [
    'an ending of the type of notes',
    { [TYPES]: `<Default Extension="NOTE" ContentType="${SPREADSHEET}.comments+xml"/>`, 'xl/one.note': '' },
  ],
  [
    'a drawing of any name',
    { [OF_SHEET]: related(`${OFFICE}/drawing`, '../shapes/A.xml'), 'xl/shapes/a.xml': PICTURE },
  ],
  [
    'a drawing by an absolute target',
    { [OF_SHEET]: related(`${OFFICE}/drawing`, '/XL/./shapes/a.xml'), 'xl/shapes/a.xml': PICTURE },
  ],
  [
    'a drawing of the main folder',
    { 'xl/_rels/s.xml.rels': related(`${OFFICE}/drawing`, 'a.xml'), 'xl/a.xml': PICTURE },
  ],
  ['a part of the type of drawings', { [TYPES]: overridden('/xl/a.bin', DRAWING), 'xl/a.bin': PICTURE }],
  ['a drawing in UTF-16', { 'xl/drawings/drawing1.xml': Buffer.from(PICTURE, 'utf16le') }],
  ['a large drawing', { [TYPES]: overridden('/xl/a.xml', DRAWING), 'xl/a.xml': ' '.repeat(10_001) }],
])('CONFIRM-11 a file with %s is annotated', (_what, parts) => {
  expect(annotated(parts)).toBe(true);
});

test.each<[string, Parts]>([
  ['a relationship of a hyperlink', { [OF_SHEET]: related(`${OFFICE}/hyperlink`, 'https://school.in/comments') }],
  ['a relationship of persons', { [OF_SHEET]: related(`${OFFICE}/person`, '../persons/person.xml') }],
  ['a relationship in a comment', { [OF_SHEET]: `<!-- ${related(`${OFFICE}/comments`, 'n.xml')} -->` }],
  ['a relationship inside a target', { [OF_SHEET]: related(`${OFFICE}/image`, ` Type='${OFFICE}/comments'`) }],
  ['a relationship inside a prefixed attribute', { [OF_SHEET]: `<Relationship a:b="\nType='${OFFICE}/comments' "/>` }],
  [
    'the shapes of an older format alone',
    { [OF_SHEET]: related(`${OFFICE}/vmlDrawing`, '../v.xml'), 'xl/v.xml': PICTURE },
  ],
  ['the type of a part that it lacks', { [TYPES]: overridden('/xl/n.xml', `${SPREADSHEET}.comments+xml`) }],
  [
    'a part of another type than its ending',
    {
      [TYPES]: `<Default Extension="xml" ContentType="${DRAWING}"/>${overridden('/xl/a.xml', `${SPREADSHEET}.table+xml`)}`,
      'xl/a.xml': PICTURE,
    },
  ],
  ['an empty drawing', { [OF_SHEET]: related(`${OFFICE}/drawing`, '../a.xml'), 'xl/a.xml': '<xdr:wsDr/>' }],
  ['a drawing that it lacks', { [OF_SHEET]: related(`${OFFICE}/drawing`, '../a.xml'), 'xl/b.xml': PICTURE }],
])('CONFIRM-11 a file with %s is not annotated', (_what, parts) => {
  expect(annotated(parts)).toBe(false);
});

const BEFORE = Buffer.from([0x0a, 0x00, 0x02, 0x00, 0x5d, 0x00]);

test.each([
  ['a line', 0x01],
  ['a rectangle', 0x02],
  ['a chart', 0x05],
  ['a text box', 0x06],
  ['a picture', 0x08],
  ['a check box', 0x0b],
  ['a label', 0x0e],
  ['a drawn shape', 0x1e],
])('CONFIRM-11 the stream of an older file with %s has an object', (_what, type) => {
  expect(hasObjects(Buffer.concat([BEFORE, objectOf(0x14), objectOf(type)]))).toBe(true);
});

test.each([
  ['no object', Buffer.alloc(0)],
  ['an arrow of a filter', objectOf(0x14)],
  ['a note', objectOf(0x19)],
  ['a group', objectOf(0x00)],
  ['the end of a record', Buffer.from([0x5d, 0x00, 0x1a, 0x00])],
  ['another record of these bytes', Buffer.concat([Buffer.from([0x3c, 0x00, 0x1e, 0x00]), objectOf(0x06)])],
])('CONFIRM-11 the stream of an older file with %s has none', (_what, stream) => {
  expect(hasObjects(Buffer.concat([BEFORE, stream]))).toBe(false);
});
