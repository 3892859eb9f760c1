/** The options of a selection by its value, which can be of an address: a disabled record is named, a value without a record removed. */
import { useEffect, useRef } from 'react';
import { useWords } from '../words';
import { ALL, type Choice } from './choices';
import { domainWords } from './words';

interface Option {
  readonly value: number;
  readonly label: string;
}

/** The options without the disabled ones that are not chosen. */
export function useOffered(choices: readonly Choice[], chosen: readonly number[]): Option[] {
  const words = useWords(domainWords);
  return choices
    .filter(({ value, disabled }) => !disabled || chosen.includes(value))
    .map(({ value, label, disabled }) => ({ value, label: disabled ? words.disabled(label) : label }));
}

/** False where look-ups failed, are loading or are not requested: then no value is known to be without a record. */
export const hasRecords = (options: readonly Option[]): boolean => options.some(({ value }) => value !== ALL);

/**
 * Calls `remove` once for an unknown value; undefined is known. The removal can be cancelled, where edits would be lost, and is then
 * not repeated.
 */
export function useUnknown(unknown: number | string | undefined, remove: () => void): void {
  const removed = useRef<number | string>(undefined);
  useEffect(() => {
    if (unknown === undefined || removed.current === unknown) return;
    removed.current = unknown;
    remove();
  });
}
