// Recognises an image by its content, never by its name, and re-encodes it before it is stored.
import sharp, { type Sharp } from 'sharp';

const MAX_SIDE = 4096;
const SIDE = 512;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

export interface StoredImage {
  contentType: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/** What the first bytes say it is; an SVG or an executable named .png is none of these. */
function looksLikePicture(content: Buffer): boolean {
  const head = content.subarray(0, 12);
  return (
    head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    (head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WEBP')
  );
}

/** Decodes at most this much, whatever a header promises. */
const options = { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: 'error', animated: false } as const;

/** Turned upright and fitted into 512 px; undefined when the content is no JPEG, PNG or WebP of at most 4096 x 4096 px. */
async function decode(content: Buffer): Promise<Sharp | undefined> {
  if (!looksLikePicture(content)) return undefined;
  const { format, width, height } = await sharp(content, options).metadata();
  if (!FORMATS.has(format) || width > MAX_SIDE || height > MAX_SIDE) return undefined;
  return sharp(content, options).rotate().resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true });
}

async function rewritten(
  content: Buffer,
  contentType: StoredImage['contentType'],
  write: (picture: Sharp) => Sharp,
): Promise<StoredImage | undefined> {
  try {
    const picture = await decode(content);
    return picture && { contentType, bytes: await write(picture).toBuffer() };
  } catch {
    return undefined;
  }
}

/** A logo as PNG without its metadata, transparent where it was; undefined when the content is no such picture. */
export const readLogo = (content: Buffer): Promise<StoredImage | undefined> =>
  rewritten(content, 'image/png', (picture) => picture.png({ compressionLevel: 9 }));

/** A photograph as JPEG on white, without its metadata; undefined when the content is no such picture. */
export const readPhoto = (content: Buffer): Promise<StoredImage | undefined> =>
  rewritten(content, 'image/jpeg', (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }));

const SMALL_SIDE = 256;

/** A stored photograph as a JPEG of at most 256 px, for print. */
export const smallPhoto = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, options)
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer();
