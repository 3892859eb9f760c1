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

/** A segment of a JPEG: marker, length and content. */
const segment = (marker: number, content: number[]): Buffer =>
  Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255, ...content]);

/** A valid progressive grey JPEG of 1024 x 1024 pixels with one scan for the brightness and `scans` scans for coefficients that are 0. */
function progressive(scans: number): Buffer {
  const lengths = (...counts: number[]) => Array.from({ length: 16 }, (_, at) => counts[at] ?? 0);
  const blocks = (1024 / 8) ** 2;
  const planes = Array.from({ length: scans }, (_, at) => ({
    coefficient: 1 + Math.floor(at / 14),
    bit: 13 - (at % 14),
  }));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, 4, 0, 4, 0, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...lengths(1), 0]),
    segment(0xc4, [0x10, ...lengths(1), 0xe0]),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.alloc(blocks / 8),
    ...planes.flatMap(({ coefficient, bit }) => [
      segment(0xda, [1, 1, 0, coefficient, coefficient, ((bit === 13 ? 0 : bit + 1) << 4) | bit]),
      // One run over all blocks.
      Buffer.from([0, 1]),
    ]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

test('D4 F8 a JPEG of more than 64 scans, which take long to decode, is rejected; one of 64 is stored', async () => {
  const upload = (scans: number) => create({ content: progressive(scans), fileName: 'logo.jpg', type: 'image/jpeg' });
  const before = await stored();
  expect(verdict(await upload(98))).toEqual(BAD);
  expect(await stored()).toEqual(before);
  expect(verdict(await upload(63))).toEqual([200, 100]);
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
