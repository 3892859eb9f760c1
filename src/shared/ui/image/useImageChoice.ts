import { useEffect, useRef, useState, type RefObject } from 'react';
import { imageProblem, scaledFile, scaledSize, unshownProblem, type ImageProblem } from './imageFile';

/** A newly chosen file, the address of the stored image, or nothing. */
export type ImageValue = File | string | null;

/** Events of the preview of a chosen file. */
export interface PreviewEvents {
  readonly onShown: (file: File, image: HTMLImageElement) => void;
  readonly onUnshown: (file: File) => void;
}

interface ImageChoice extends PreviewEvents {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The reason why the last chosen file was rejected. */
  readonly problem: ImageProblem | null;
  readonly take: (file: File | undefined) => void;
  /** Removes the chosen file and restores the stored image, or removes the stored one if no file is chosen. */
  readonly remove: () => void;
}

interface ImageChoiceOptions {
  readonly value: ImageValue;
  readonly maxBytes: number;
  readonly onChange?: ((value: ImageValue) => void) | undefined;
}

export function useImageChoice({ value, maxBytes, onChange }: ImageChoiceOptions): ImageChoice {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [stored, setStored] = useState<string | null>(null);
  const [previous, setPrevious] = useState<ImageValue>(null);
  if (typeof value === 'string' && value !== stored) setStored(value);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  const take = (file: File | undefined) => {
    if (!file) return;
    const refused = imageProblem(file, maxBytes);
    setProblem(refused);
    if (refused !== null) return;
    setPrevious(value);
    onChange?.(file);
  };
  // The user may have chosen another file, or saved the form, before this one is read.
  const replace = (file: File, by: ImageValue) => {
    if (latest.current.value !== file) return false;
    latest.current.onChange?.(by);
    return true;
  };
  const refuse = (file: File, refused: ImageProblem) => {
    if (replace(file, previous)) setProblem(refused);
  };
  const onShown = async (file: File, image: HTMLImageElement) => {
    const size = scaledSize(file.type, { width: image.naturalWidth, height: image.naturalHeight });
    if (size === null) return;
    const scaled = await scaledFile(image, file, size);
    if (scaled) replace(file, scaled);
    else refuse(file, 'imageUnreadable');
  };
  const onUnshown = async (file: File) => refuse(file, await unshownProblem(file));
  const remove = () => {
    setProblem(null);
    onChange?.(value instanceof File ? stored : null);
    input.current?.focus();
  };
  return {
    input,
    problem,
    take,
    remove,
    onShown: (file, image) => void onShown(file, image),
    onUnshown: (file) => void onUnshown(file),
  };
}
