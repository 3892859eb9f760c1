// Files that are more, larger or other than they say: judged by their first bytes, never unpacked, never kept as they came.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { ask, bearer, multipart, send, verdict } from '../support/http';
import { memory } from '../support/insight';
import { FIELDS, picture } from '../support/schools';
import { stored } from '../support/tables';

const MB = 1024 * 1024;
const BAD: [number, number] = [400, 109];

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('platform');
});

interface Upload {
  content: Buffer;
  fileName?: string;
  type?: string;
}

function create({ content, fileName = 'logo.png', type = 'image/png' }: Upload) {
  const fields = Object.entries(FIELDS).map(([name, value]) => ({ name, value }));
  const { headers, body } = multipart([...fields, { name: 'logo', value: content, fileName, type }]);
  return ask('POST', '/api/school/', { headers: { ...headers, ...bearer(token) }, ...(body ? { body } : {}) });
}

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

/** A whole and valid PNG of side x side black pixels, one bit each: kilobytes that unpack to hundreds of megabytes. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.of())]);
}

test('D4 a picture of 50,000 x 50,000 pixels is refused by its header: ten at once take less than 100 MB', async () => {
  const content = bomb(50_000);
  expect(content.length).toBeLessThan(MB);
  const before = await stored();
  const held = await memory();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create({ content })));
  const risen = (await memory()) - held;
  expect(answers.map(verdict)).toEqual(answers.map(() => BAD));
  expect(risen).toBeLessThan(100 * MB);
  expect(await stored()).toEqual(before);
});

const PAGE = Buffer.from('<html><script>alert("CANARY")</script></html>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert("CANARY")</script></svg>');

test.each<[string, () => Promise<Buffer>]>([
  ['a page', () => Promise.resolve(PAGE)],
  ['an SVG', () => Promise.resolve(SVG)],
  ['a GIF that is a script', () => Promise.resolve(Buffer.from('GIF89a/*CANARY*/=1;alert(1)'))],
  ['a PDF', () => Promise.resolve(Buffer.from('%PDF-1.7 CANARY'))],
  ['a picture behind a page', async () => Buffer.concat([PAGE, await picture()])],
  ['a ZIP before a picture', async () => Buffer.concat([Buffer.from('PK\u0003\u0004'), await picture()])],
])('D4 %s is refused, whatever its name and type say', async (_what, content) => {
  const before = await stored();
  for (const [fileName, type] of [
    ['logo.png', 'image/png'],
    ['logo.svg.png', 'image/png'],
    ['logo.jpg', 'image/jpeg'],
    ['logo.svg', 'image/svg+xml'],
  ])
    expect([
      fileName,
      ...verdict(await create({ content: await content(), fileName: fileName ?? '', type: type ?? '' })),
    ]).toEqual([fileName, ...BAD]);
  expect(await stored()).toEqual(before);
});

test('D4 of a picture with a page or an archive behind it, under a name with two endings, the pixels alone are kept', async () => {
  const image = await sharp(await picture())
    .withMetadata({ exif: { IFD0: { Artist: 'CANARY' } } })
    .jpeg()
    .toBuffer();
  for (const behind of [PAGE, SVG, Buffer.from('PK\u0003\u0004CANARY')]) {
    await resetProvider();
    token = await tokenOf('platform');
    const fileName = '../../CANARY.php.png';
    const answer = await create({ content: Buffer.concat([image, behind]), fileName, type: 'text/html' });
    expect(verdict(answer)).toEqual([200, 100]);
    const { logo } = answer.data as unknown as { logo: string };
    const { headers, body } = await send('GET', `/images/${logo}`);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect((await sharp(body).metadata()).format).toBe('png');
    const rows = await sql<{ row: string }>(
      `SELECT (to_jsonb(t) - 'bytes')::text || encode(t.bytes, 'escape') AS row FROM images t
       UNION ALL SELECT t::text FROM schools t UNION ALL SELECT t::text FROM audit_entries t`,
    );
    expect(`${logo} ${body.toString('latin1')} ${rows.map(({ row }) => row).join()}`).not.toMatch(/CANARY|php/);
  }
});
