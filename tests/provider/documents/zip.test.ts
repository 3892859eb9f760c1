// The archive of files, and the names of its entries.
import { ZipFile } from '../../../provider/documents/zip.ts';
import { readZipDirectory } from '../../../provider/documents/zipDirectory.ts';
import { EntryNames } from '../../../provider/documents/zipNames.ts';
import { partsOf } from '../support/zips';

test('an archive has its entries as they were added, not compressed, with names in UTF-8', () => {
  const zip = new ZipFile();
  const entries: [string, Buffer][] = [
    ['8-A_01_Asha.pdf', Buffer.from('one '.repeat(100))],
    ['8-A_02_क्षितिज.pdf', Buffer.from('two')],
  ];
  const parts: Buffer[] = [];
  for (const [name, content] of entries) {
    zip.add(name, content);
    parts.push(zip.take());
  }
  const file = Buffer.concat([...parts, zip.end()]);
  expect(readZipDirectory(file)).toMatchObject(
    entries.map(([name, { length }]) => ({ name, method: 0, packed: length })),
  );
  const read = partsOf(file).map(({ content }) => content.toString());
  expect(read).toEqual(expect.arrayContaining(entries.map(([, content]) => content.toString())));
  expect(zip.take()).toHaveLength(0);
});

const names = (...entries: [words: string[], id: number][]) => {
  const taken = new EntryNames();
  return entries.map(([words, id]) => taken.nameOf(words, id, 'pdf'));
};

test.each<[string[], string]>([
  [['8-A', '07', 'Aanya Sharma'], '8-A_07_Aanya Sharma.pdf'],
  [['10', '1187', 'क्षितिज श्रीवास्तव'], '10_1187_क्षितिज श्रीवास्तव.pdf'],
  [['../../etc', '1', 'passwd'], 'etc_1_passwd.pdf'],
  [['/etc', '1', 'C:\\x'], 'etc_1_C x.pdf'],
  [['..', '..', '..'], '_._.pdf'],
  [['8', '1', 'a\r\nSet-Cookie: "b"\u202e|<c>'], '8_1_a Set-Cookie b c.pdf'],
  [['8', '1', 'x'.repeat(300)], `8_1_${'x'.repeat(116)}.pdf`],
])('D13 the entry of %j is named %j, within the folder of the archive', (words, expected) => {
  const [name = ''] = names([words, 1]);
  expect(name).toBe(expected);
  expect(name).not.toMatch(/\.\.|[\\/:]|^[.\s]/);
});

test('entries that would have one name, also in another case, have the id in it', () => {
  expect(
    names([['8', '1', 'Asha'], 5], [['8', '1', 'ASHA'], 6], [['8', '1', 'Asha'], 7], [['8', '2', 'Asha'], 8]),
  ).toEqual(['8_1_Asha.pdf', '6_8_1_ASHA.pdf', '7_8_1_Asha.pdf', '8_2_Asha.pdf']);
});
