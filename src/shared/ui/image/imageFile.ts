import { MOST_SIDE, STORED_SIDE } from '@common/imageSides';

/** Types that the provider reads; the browser converts others that it can show. */
const READ_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The limit and texts of a field for images in the contract. */
export interface ImageFacts {
  readonly maxBytes: number;
  readonly message: { readonly contentMediaType: string; readonly maxBytes: string };
}

export type ImageProblem = 'notAnImage' | 'imageTooLarge' | 'imageUnreadable';

/** The reason to reject a chosen file, or null (SCHOOL-38, SCHOOL-39). */
export function imageProblem(
  file: { readonly type: string; readonly size: number },
  maxBytes: number,
): ImageProblem | null {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > maxBytes ? 'imageTooLarge' : null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size to which an image is scaled before it is sent; null for one that the provider accepts as it is. */
export function scaledSize(type: string, { width, height }: Size): Size | null {
  const longest = Math.max(width, height);
  if (longest <= MOST_SIDE && READ_TYPES.includes(type)) return null;
  const factor = Math.min(1, STORED_SIDE / Math.max(1, longest));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

const JPEG_QUALITY = 0.9;

const renamed = (name: string, extension: string): string => `${name.replace(/\.[^.]*$/, '')}.${extension}`;

/** The shown image drawn into a file of this size, upright; a JPEG stays one, other types become PNG. Null if it cannot be drawn. */
export async function scaledFile(image: HTMLImageElement, file: File, { width, height }: Size): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, JPEG_QUALITY);
  });
  return blob && new File([blob], renamed(file.name, type === 'image/jpeg' ? 'jpg' : 'png'), { type });
}

const STARTS: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
];

/** The reason why the browser cannot show a file: damaged, or not an image by its first bytes. */
export async function unshownProblem(file: File): Promise<ImageProblem> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return STARTS.some((start) => start.every((byte, at) => head[at] === byte)) ? 'imageUnreadable' : 'notAnImage';
}
