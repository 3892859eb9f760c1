// A picture is judged by its content, never by its name, and stored only as this module wrote it anew.
import sharp from 'sharp';

const MAX_SIDE = 4096;
const LOGO_SIDE = 512;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

export interface StoredImage {
  contentType: 'image/png';
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

/**
 * A JPEG, PNG or WebP of at most 4096 x 4096 px, turned upright, fitted into 512 px and written as PNG without its
 * metadata. Undefined when the content is no such picture.
 */
export async function readLogo(content: Buffer): Promise<StoredImage | undefined> {
  if (!looksLikePicture(content)) return undefined;
  const options = { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: 'error', animated: false } as const;
  try {
    const { format, width, height } = await sharp(content, options).metadata();
    if (!FORMATS.has(format) || width > MAX_SIDE || height > MAX_SIDE) return undefined;
    const bytes = await sharp(content, options)
      .rotate()
      .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
    return { contentType: 'image/png', bytes };
  } catch {
    return undefined;
  }
}
