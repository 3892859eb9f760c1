// A logo is taken only when its content is a picture, is written again, and is fetched by a signed address.
import sharp from 'sharp';
import { call, moveClock, resetProvider, setClock, tokenOf, type Answer } from '../../support/provider';
import { envelopeOf, multipart, send, bearer, ask } from '../support/http';
import {
  createSchool,
  FIELDS,
  FIRST,
  getSchool,
  picture,
  schoolForm,
  updateSchool,
  type School,
} from '../support/schools';
import { stored } from '../support/tables';

const LIMIT = 2_097_152;
const NO_PICTURE = 'Please select a valid image file (JPG, PNG, etc.).';
const TOO_MANY_PIXELS = 'The image has more than 4096 pixels on a side. Choose a smaller one.';
const DAMAGED = 'The image is damaged. Choose another file.';
const TOO_LARGE = 'Image size should be less than 2MB.';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('platform');
});

const createWith = (logo: Buffer): Promise<Answer<School>> =>
  call('POST', '/school/', { token, form: schoolForm({}, logo) });
const fetchLogo = (school: School) => send('GET', `/images/${school.logo}`);
const refusedWith = (message: string) => ({
  status: 400,
  responseCode: 109,
  responseMsg: message,
  data: { problems: [{ path: 'logo', message }] },
});
/** A picture made longer without ceasing to be one. */
const padded = (image: Buffer, bytes: number) => Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

test.each<[string, () => Promise<Buffer>, string?]>([
  ['nothing', () => Promise.resolve(Buffer.of())],
  ['an SVG', () => Promise.resolve(svg)],
  [
    'an executable',
    () => Promise.resolve(Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), Buffer.alloc(600)])),
  ],
  ['a page', () => Promise.resolve(Buffer.from('<!doctype html><script>alert(1)</script>'))],
  [
    'a GIF',
    async () =>
      sharp(await picture())
        .gif()
        .toBuffer(),
  ],
  [
    'a TIFF',
    async () =>
      sharp(await picture())
        .tiff()
        .toBuffer(),
  ],
  [
    'the first bytes of a PNG and then a page',
    async () => Buffer.concat([(await picture()).subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
  ],
  [
    'an SVG after the first bytes of a JPEG',
    () => Promise.resolve(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg])),
  ],
  [
    'half a PNG',
    async () =>
      ((image) => image.subarray(0, image.length >> 1))(
        await sharp(await noise(200))
          .png()
          .toBuffer(),
      ),
    DAMAGED,
  ],
  [
    'half a JPEG',
    async () =>
      ((image) => image.subarray(0, image.length >> 1))(
        await sharp(await noise(200))
          .jpeg()
          .toBuffer(),
      ),
    DAMAGED,
  ],
  ['5000 x 5000 pixels', () => picture(5000, 5000), TOO_MANY_PIXELS],
  ['4097 x 10 pixels', () => picture(4097, 10), TOO_MANY_PIXELS],
  ['60,000 x 60,000 declared pixels', hugeHeader, TOO_MANY_PIXELS],
])(
  'SCHOOL-42 D4 CODE-109 %s, named .png, is no logo, with its reason',
  async (_what, content, message = NO_PICTURE) => {
    const before = await stored();
    expect(await createWith(await content())).toMatchObject(refusedWith(message));
    expect(await updateSchool(token, FIRST, {}, await content())).toMatchObject(refusedWith(message));
    expect(await stored()).toEqual(before);
  },
);

async function noise(side: number): Promise<Buffer> {
  return sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
}

/** A tiny PNG whose header claims a size that would fill the memory. */
async function hugeHeader(): Promise<Buffer> {
  const image = Buffer.from(await picture(1, 1));
  image.writeUInt32BE(60_000, 16);
  image.writeUInt32BE(60_000, 20);
  return image;
}

test('SCHOOL-42 D4 CONST-12 CODE-109 a logo of 2 MB or more is refused, one byte less is taken', async () => {
  const image = await picture();
  const before = await stored();
  for (const bytes of [LIMIT, LIMIT + 1])
    expect(await createWith(padded(image, bytes))).toMatchObject(refusedWith(TOO_LARGE));
  expect(await createWith(padded(image, 30 * 1024 * 1024))).toMatchObject(refusedWith(TOO_LARGE));
  expect(await updateSchool(token, FIRST, {}, padded(image, LIMIT))).toMatchObject(refusedWith(TOO_LARGE));
  expect(await stored()).toEqual(before);
  expect(await createWith(padded(image, LIMIT - 1))).toMatchObject({ status: 200 });
});

test('CALL-25 SCHOOL-42 a logo sent as text is refused, a file in a text field too', async () => {
  const before = await stored();
  const fields = Object.entries(FIELDS).map(([name, value]) => ({ name, value: value }));
  const post = (parts: Parameters<typeof multipart>[0]) => {
    const form = multipart(parts);
    return ask('POST', '/api/school/', { ...form, headers: { ...form.headers, ...bearer(token) } });
  };
  const image = await picture();
  expect(await post([...fields, { name: 'logo', value: 'http://elsewhere.example/logo.png' }])).toMatchObject(
    refusedWith('School logo must be a file'),
  );
  expect(await post([{ name: 'schoolName', value: image, fileName: 'a.png' }])).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'schoolName' }] },
  });
  expect(await post([...fields, { name: 'photo', value: image, fileName: 'a.png' }])).toMatchObject({
    responseCode: 109,
    data: { problems: [{ path: 'photo' }] },
  });
  const twice = { name: 'logo', value: image, fileName: 'a.png' };
  expect(await post([...fields, twice, twice])).toMatchObject(refusedWith('logo is sent twice'));
  expect(await stored()).toEqual(before);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'CALL-25 D4 a %s becomes a PNG of at most 512 pixels, without what a camera wrote into it',
  async (format) => {
    const photograph = await sharp(await picture(1200, 800))
      .withExif({ IFD0: { Artist: 'CANARY-ARTIST' }, IFD3: { GPSLatitude: '26/1 54/1 0/1', GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARY-XMP</x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    const { data } = await createWith(photograph);
    const { status, headers, body } = await fetchLogo(data);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 512, height: 341 });
    const { exif, xmp, icc, iptc } = await sharp(body).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(body.toString('latin1')).not.toMatch(/CANARY|GPS|Exif/);
  },
);

test('D4 a photograph taken on its side is stored upright', async () => {
  const onItsSide = await sharp(await picture(300, 100))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { data } = await createWith(onItsSide);
  expect(await sharp((await fetchLogo(data)).body).metadata()).toMatchObject({ width: 100, height: 300 });
});

test('D4 data behind a picture in the file is not stored', async () => {
  const polyglot = Buffer.concat([await picture(), Buffer.from('<script>alert("CANARY")</script>')]);
  const { data } = await createWith(polyglot);
  expect((await fetchLogo(data)).body.toString('latin1')).not.toContain('CANARY');
});

test('D4 a logo is served as nothing but a picture, kept by the browser alone', async () => {
  const { data } = await createSchool(token);
  const { headers } = await fetchLogo(data);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=3600, immutable',
  });
});

test('D4 an address is valid for one to two hours, stays the same for an hour, and is refused afterwards', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  const { data } = await createSchool(await tokenOf('platform'));
  await moveClock(3_599_999);
  expect((await getSchool(await tokenOf('platform'), data.schoolId)).data.logo).toBe(data.logo);
  await moveClock(3_600_000);
  expect((await fetchLogo(data)).status).toBe(200);
  await moveClock(1);
  expect(envelopeOf(await fetchLogo(data))).toMatchObject({ status: 404, responseCode: 103 });
});

test('CODE-103 an address that is altered, or of a logo that was replaced, is refused', async () => {
  const { data } = await createSchool(token);
  const { data: other } = await getSchool(token, FIRST);
  const [name = '', query = ''] = (data.logo ?? '').split('?');
  const [otherName = ''] = (other.logo ?? '').split('?');
  const later = query.replace(/expires=(\d+)/, (_text, expires: string) => `expires=${Number(expires) + 3_600_000}`);
  const altered = [
    name,
    `${name}?${later}`,
    `${otherName}?${query}`,
    `${name}?${query.slice(0, -1)}`,
    `${name}?${query}A`,
    `${name}?${query}&expires=9999999999999`,
    `${name}?expires=1&signature=`,
    `${name}.png?${query}`,
    `%2e%2e%2f%2e%2e%2fetc%2fpasswd?${query}`,
    `${'9'.repeat(200)}?${query}`,
    'x/y/z',
    '',
  ];
  for (const address of altered)
    expect([address, envelopeOf(await send('GET', `/images/${address}`)).responseCode]).toEqual([address, 103]);
  expect((await fetchLogo(data)).status).toBe(200);
  await updateSchool(token, data.schoolId, {}, await picture(9, 9));
  expect(envelopeOf(await fetchLogo(data))).toMatchObject({ status: 404, responseCode: 103 });
});

test('D4 the picture in place of a missing one is served, or its absence reported, but never an inner failure', async () => {
  expect([200, 404]).toContain((await send('GET', '/images/no-image.svg')).status);
});
