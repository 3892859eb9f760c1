const TYPES: readonly (readonly [head: string, type: string])[] = [
  ['\x89PNG', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
];

/** A data: URL of a PNG or JPEG image, recognised by its first bytes. Stored images are always one of them. */
export function pictureAddress(bytes: Uint8Array): string {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = picture.toString('latin1', 0, 4);
  const [, type] = TYPES.find(([first]) => head.startsWith(first)) ?? [];
  if (type === undefined) throw new Error('The logo of a document is neither PNG nor JPEG.');
  return `data:${type};base64,${picture.toString('base64')}`;
}
