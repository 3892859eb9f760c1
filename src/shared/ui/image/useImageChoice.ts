import { useRef, useState, type RefObject } from 'react';
import { imageProblem, type ImageProblem } from './imageFile';

/** A newly chosen file, the address of the stored image, or nothing. */
export type ImageValue = File | string | null;

interface ImageChoice {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Why the file chosen last was not taken. */
  readonly problem: ImageProblem | null;
  readonly take: (file: File | undefined) => void;
  /** Drops the chosen file; the stored image, if there was one, is back. Drops the stored one when none is chosen. */
  readonly remove: () => void;
}

export function useImageChoice(value: ImageValue, onChange?: (value: ImageValue) => void): ImageChoice {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [stored, setStored] = useState<string | null>(null);
  if (typeof value === 'string' && value !== stored) setStored(value);

  const take = (file: File | undefined) => {
    if (!file) return;
    const refused = imageProblem(file);
    setProblem(refused);
    if (refused === null) onChange?.(file);
  };
  const remove = () => {
    setProblem(null);
    onChange?.(value instanceof File ? stored : null);
    input.current?.focus();
  };
  return { input, problem, take, remove };
}
