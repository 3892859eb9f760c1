import { useState } from 'react';

/** One sheet of a file, stored for a target such as a session. */
export interface FilePart<Target> {
  readonly fileName: string;
  readonly target: Target;
  readonly sheet: string | undefined;
  /** whether the file has several sheets */
  readonly several: boolean;
}

/** A sheet, or a file of one sheet, that may or may not be stored. */
export interface UnknownResult {
  /** undefined for the chosen file */
  readonly fileName: string | undefined;
  /** undefined for a file of one sheet */
  readonly sheet: string | undefined;
  readonly forOtherTarget: boolean;
}

// The chosen file is often the same one, corrected, so its name counts and not the object.
const isSame = <Target>(one: FilePart<Target>, other: FilePart<Target>): boolean =>
  one.fileName === other.fileName && one.target === other.target && one.sheet === other.sheet;

/** The parts whose import got no response and that were neither checked nor stored since. */
export function useUnknownResults<Target>() {
  const [parts, setParts] = useState<readonly FilePart<Target>[]>([]);
  const othersThan = (part: FilePart<Target>) => (before: readonly FilePart<Target>[]) =>
    before.filter((one) => !isSame(one, part));
  return {
    has: (part: FilePart<Target>): boolean => parts.some((one) => isSame(one, part)),
    hasOthers: (part: FilePart<Target>): boolean => othersThan(part)(parts).length > 0,
    add: (part: FilePart<Target>) => setParts((before) => [...othersThan(part)(before), part]),
    decide: (part: FilePart<Target>) => setParts(othersThan(part)),
    /** All but the one whose check is on the screen with its own warning. */
    shown: (
      chosen: { readonly file: File; readonly target: Target } | undefined,
      current: FilePart<Target> | undefined,
    ): readonly UnknownResult[] =>
      (current ? othersThan(current)(parts) : parts).map(({ fileName, target, sheet, several }) => ({
        fileName: several && fileName === chosen?.file.name ? undefined : fileName,
        sheet: several ? sheet : undefined,
        forOtherTarget: chosen !== undefined && target !== chosen.target,
      })),
  };
}
