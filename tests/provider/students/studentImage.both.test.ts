// A student's photograph: judged by its content, written again, kept while none is sent, gone when it is taken away.
import sharp from 'sharp';
import { resetProvider, tokenOf, type Answer } from '../../support/provider';
import { send } from '../support/http';
import { picture } from '../support/schools';
import {
  formAt,
  formOf,
  getStudent,
  listAll,
  placeOf,
  register,
  remove,
  update,
  type Changes,
  type Place,
  type Student,
} from '../support/students';
import { countOf, stored } from '../support/tables';

const LIMIT = 2_097_152;
const NO_PICTURE = 'Please select a valid image file (JPG, PNG, etc.).';
const TOO_MANY_PIXELS = 'The image has more than 4096 pixels on a side. Choose a smaller one.';
const TOO_LARGE = 'Image size should be less than 2MB.';

let token: string;
let place: Place;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
});

const withImage = (image?: Buffer, changes: Changes = {}): Promise<Answer<Student>> =>
  register(token, formAt(place, changes), image ? { image } : {});
const fetchImage = (address: string | null) => send('GET', `/images/${address}`);
const refusedWith = (message: string) => ({
  status: 400,
  responseCode: 109,
  responseMsg: message,
  data: { problems: [{ path: 'studentImage', message }] },
});

async function hugeHeader(): Promise<Buffer> {
  const image = Buffer.from(await picture(1, 1));
  image.writeUInt32BE(50_000, 16);
  image.writeUInt32BE(50_000, 20);
  return image;
}
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

test('STUDENT-62 D4 CONST-12 CODE-109 what is no picture, too many pixels or 2 MB is refused in the field’s words, and nothing is stored', async () => {
  const { data } = await withImage(await picture(), { studentName: 'Stands Well' });
  const image = await picture();
  const padded = (bytes: number) => Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
  const before = await stored();
  for (const [content, message] of [
    [Buffer.of(), NO_PICTURE],
    [SVG, NO_PICTURE],
    [await sharp(image).gif().toBuffer(), NO_PICTURE],
    [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), SVG]), NO_PICTURE],
    [Buffer.concat([Buffer.from('<html>'), image]), NO_PICTURE],
    [await hugeHeader(), TOO_MANY_PIXELS],
    [await picture(4097, 10), TOO_MANY_PIXELS],
    [padded(LIMIT), TOO_LARGE],
    [padded(LIMIT + 1), TOO_LARGE],
  ] as const) {
    expect(await withImage(content)).toMatchObject(refusedWith(message));
    expect(await update(token, data.studentId, formOf(data), { image: content })).toMatchObject(refusedWith(message));
  }
  expect(await stored()).toEqual(before);
  expect((await withImage(padded(LIMIT - 1))).data.image).not.toBeNull();
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'STUDENT-62 D4 a %s becomes a JPEG of at most 512 pixels, upright, without what a camera wrote into it',
  async (format) => {
    const photograph = await sharp(await picture(1200, 800))
      .withExif({ IFD0: { Artist: 'CANARY-ARTIST', Orientation: '6' }, IFD3: { GPSLatitude: '26/1 54/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARY-XMP</x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    const { data } = await withImage(Buffer.concat([photograph, Buffer.from('<script>CANARY</script>')]));
    const { status, headers, body } = await fetchImage(data.image);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    const { exif, xmp, format: written, width = 0, height = 0 } = await sharp(body).metadata();
    expect([exif, xmp, written, Math.max(width, height)]).toEqual([undefined, undefined, 'jpeg', 512]);
    expect(body.toString('latin1')).not.toMatch(/CANARY|GPS|Exif/);
  },
);

test('CALL2-18 STUDENT-62 without a file the photograph stays; another takes its place, and it can be taken away', async () => {
  const { data } = await withImage(await picture());
  const bytes = (await fetchImage(data.image)).body;
  const kept = (await update(token, data.studentId, formOf(data))).data;
  expect((await fetchImage(kept.image)).body.equals(bytes)).toBe(true);
  const images = await countOf('images');
  const other = (await update(token, data.studentId, formOf(kept), { image: await picture(30, 90) })).data;
  expect(await sharp((await fetchImage(other.image)).body).metadata()).toMatchObject({ width: 30, height: 90 });
  expect((await fetchImage(kept.image)).status).toBe(404);
  expect(await countOf('images')).toBe(images);
  const none = (await update(token, data.studentId, formOf(other, { removeImage: true }))).data;
  expect([none.image, (await fetchImage(other.image)).status, await countOf('images')]).toEqual([
    null,
    404,
    images - 1,
  ]);
  expect((await getStudent(token, data.studentId)).data.image).toBeNull();
});

test('STUDENT-22 D4 the photograph of a deleted student is not served any more, and the list shows none', async () => {
  const images = await countOf('images');
  const { data } = await withImage(await picture(), { studentName: 'Goes Away' });
  expect((await fetchImage(data.image)).status).toBe(200);
  expect((await remove(token, data.studentId)).status).toBe(200);
  expect([(await fetchImage(data.image)).status, await countOf('images')]).toEqual([404, images]);
  const rows = (await listAll(token, { sessionId: place.sessionId, searchText: 'goes away' })).data;
  expect(rows.map(({ deleted, image }) => [deleted, image])).toEqual([[true, null]]);
});
