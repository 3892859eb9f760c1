/** A chosen image must be smaller than this many bytes, 2 MiB (SCHOOL-39, CONST-12). */
export const IMAGE_BYTES = 2_097_152;

export type ImageProblem = 'notAnImage' | 'imageTooLarge';

/** Why a chosen file is not taken, or null (SCHOOL-38, SCHOOL-39). */
export function imageProblem(file: { readonly type: string; readonly size: number }): ImageProblem | null {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size >= IMAGE_BYTES ? 'imageTooLarge' : null;
}
