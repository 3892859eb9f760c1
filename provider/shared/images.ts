// Recognises an image by its content, never by its name, and re-encodes it before it is stored.
import sharp, { type Sharp } from 'sharp';
import { MOST_SIDE, STORED_SIDE } from '../../common/imageSides.ts';
import { failField } from './fail.ts';

/** A progressive JPEG of a camera or a program has about ten scans; each one costs as much as decoding the picture once. */
const MAX_SCANS = 64;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const FORMATS = new Set(['jpeg', 'png', 'webp']);

export interface StoredImage {
  contentType: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/** Whether the first bytes are those of JPEG, PNG or WebP, whatever the name of the file. */
function looksLikePicture(content: Buffer): boolean {
  const head = content.subarray(0, 12);
  return (
    head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    (head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WEBP')
  );
}

/** Limits the decoded size, independent of the header. */
const options = { limitInputPixels: MOST_SIDE * MOST_SIDE, failOn: 'error', animated: false } as const;

/** Within the data of a scan, the byte 0xff is never followed by that of a marker. */
function hasManyScans(jpeg: Buffer): boolean {
  let scans = 0;
  for (let at = jpeg.indexOf(START_OF_SCAN); at !== -1 && scans <= MAX_SCANS; at = jpeg.indexOf(START_OF_SCAN, at + 2))
    scans += 1;
  return scans > MAX_SCANS;
}

/** The reason to reject a file: not JPEG, PNG or WebP; more than 4096 px on a side; or content that cannot be decoded. */
type ImageFault = 'contentMediaType' | 'maxPixels' | 'damaged';

async function faultOf(content: Buffer): Promise<ImageFault | undefined> {
  if (!looksLikePicture(content)) return 'contentMediaType';
  try {
    // Only reads the header, so that no limit is needed.
    const { format, width, height } = await sharp(content, { ...options, limitInputPixels: false }).metadata();
    if (!FORMATS.has(format)) return 'contentMediaType';
    if (width > MOST_SIDE || height > MOST_SIDE) return 'maxPixels';
    return format === 'jpeg' && hasManyScans(content) ? 'damaged' : undefined;
  } catch {
    return 'contentMediaType';
  }
}

/** Rotated by its orientation tag and fitted into 512 px. */
async function rewritten(
  content: Buffer,
  contentType: StoredImage['contentType'],
  write: (picture: Sharp) => Sharp,
): Promise<StoredImage | ImageFault> {
  const fault = await faultOf(content);
  if (fault) return fault;
  const picture = sharp(content, options)
    .rotate()
    .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true });
  try {
    return { contentType, bytes: await write(picture).toBuffer() };
  } catch {
    return 'damaged';
  }
}

/** A logo as PNG without metadata, with its transparency; otherwise the reason why it cannot be stored. */
const readLogo = (content: Buffer): Promise<StoredImage | ImageFault> =>
  rewritten(content, 'image/png', (picture) => picture.png({ compressionLevel: 9 }));

/** A photograph as JPEG on white, without metadata; otherwise the reason why it cannot be stored. */
const readPhoto = (content: Buffer): Promise<StoredImage | ImageFault> =>
  rewritten(content, 'image/jpeg', (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }));

interface SentImage {
  content: Buffer;
  truncated: boolean;
}

interface ImageField {
  name: string;
  maxBytes: number;
  messages: Readonly<Record<ImageFault | 'maxBytes', string>>;
}

/** The image of a form's field, re-encoded before the transaction; 109 with the reason why it cannot be stored. */
export async function readImage(
  file: SentImage | undefined,
  { name, maxBytes, messages }: ImageField,
  kind: 'logo' | 'photo',
): Promise<StoredImage | undefined> {
  if (!file) return undefined;
  if (file.truncated || file.content.length > maxBytes) failField(name, messages.maxBytes);
  const image = await (kind === 'logo' ? readLogo : readPhoto)(file.content);
  return typeof image === 'string' ? failField(name, messages[image]) : image;
}

const SMALL_SIDE = 256;

/** A stored photograph as a JPEG of at most 256 px, for print. */
export const smallPhoto = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, options)
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer();
