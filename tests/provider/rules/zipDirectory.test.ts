// What the directory of a zip file must be before anything of it is unpacked (D6).
import { readZipDirectory } from '../../../provider/documents/zipDirectory.ts';
import { zip, type Part } from '../support/zips';

const part = (name: string, content = 'x', more: Partial<Part> = {}): Part => ({
  name,
  content: Buffer.from(content),
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => part(`xl/part${at}.xml`));
const mega = (count: number) => Buffer.alloc(count * 1024 * 1024);

test.each<[string, Part[] | Buffer, unknown]>([
  ['D6 an honest file', [part('a.xml', 'hello')], [{ name: 'a.xml', unpacked: 5 }]],
  ['D6 200 entries', many(200), [{ name: 'xl/part0.xml' }]],
  ['D6 201 entries', many(201), 'tooManyParts'],
  ['D6 an entry of more than 200 times its weight', [part('a.xml', '', { content: mega(1) })], 'overpacked'],
  ['D6 more than 50 MB declared', [part('a.xml', 'x', { declared: 51 * 1024 * 1024 })], 'tooLarge'],
  ['D6 an entry that is encrypted', [part('a.xml', 'x', { flags: 1 })], 'encrypted'],
  ['D6 two entries of one name', [part('a.xml'), part('A.xml')], 'damaged'],
  ['D6 no directory', Buffer.from('PK\u0003\u0004 nothing else'), 'damaged'],
  ['D6 nothing', Buffer.alloc(0), 'damaged'],
  ['D6 half a file', zip([part('a.xml', 'hello')]).subarray(0, 40), 'damaged'],
])('%s', (_what, file, found) => {
  const read = readZipDirectory(Buffer.isBuffer(file) ? file : zip(file));
  if (Array.isArray(found))
    expect(read).toEqual(expect.arrayContaining(found.map((one) => expect.objectContaining(one as object) as unknown)));
  else expect(read).toEqual(found);
});

test('D6 a directory that counts fewer entries than it has, or points beyond the file, is damaged', () => {
  const file = zip([part('a.xml'), part('b.xml')]);
  const fewer = Buffer.from(file);
  fewer.writeUInt16LE(1, file.length - 12);
  expect(readZipDirectory(fewer)).toBe('damaged');
  const beyond = Buffer.from(file);
  beyond.writeUInt32LE(0x7fffffff, file.length - 6);
  expect(readZipDirectory(beyond)).toBe('damaged');
  for (let cut = 0; cut < file.length; cut += 1) expect(() => readZipDirectory(file.subarray(0, cut))).not.toThrow();
});
