import type { ImportReading, StudentImportCheck } from '@/api/students';
import { useWords } from '../words';
import { HeadingTable } from './HeadingTable';
import { isDecided } from './mapping';
import { NotRead } from './NotRead';
import { ValueSummary } from './ValueSummary';
import { importWords } from './words';

interface FileReadingProps {
  readonly check: { readonly notRead: StudentImportCheck['notRead']; readonly reading: ImportReading };
  /** while the file is checked */
  readonly busy: boolean;
  /** while the file is stored */
  readonly disabled: boolean;
  readonly onMap: (heading: string, field: string | null) => void;
  readonly onConfirmColumns: () => void;
}

/** How a checked file was read: its columns and values, and the parts that are left out. */
export function FileReading({ check, busy, disabled, onMap, onConfirmColumns }: FileReadingProps) {
  const { notRead, reading } = check;
  return (
    <>
      {/* The other sheets are beside the choice of the sheet. */}
      <NotRead parts={{ ...notRead, otherSheets: [] }} />
      <HeadingTable reading={reading} busy={busy} disabled={disabled} onChange={onMap} onConfirm={onConfirmColumns} />
      <ValueSummary values={reading.values} />
    </>
  );
}

/** The required decision about the columns; undefined after it was made. `unknownFirst`: why columns that are not read matter. */
export function useColumnVerdict(reading: ImportReading, unknownFirst?: string): string | undefined {
  const words = useWords(importWords);
  if (reading.missing.length > 0) return words.requiredFirst;
  if (isDecided(reading)) return undefined;
  const isUnknown = reading.columns.some(({ how, field }) => how === 'SUGGESTED' && field === null);
  return isUnknown ? (unknownFirst ?? words.unknownFirst) : words.suggestionsFirst;
}
