/** Types of an import: options, state, and what a screen receives. */
import type { ApiFailure } from '@/api/catalogue';
import type { ImportReading } from '@/api/students';
import type { FileChoice } from './mapping';
import type { SheetsOfFile } from './sheets';
import type { UnknownResult } from './useUnknownResults';

/** State of an import; the error of a rejected file is shown beside its name. */
export type FileImportPhase<Check, Result> =
  | { readonly kind: 'choosing'; readonly refused?: ApiFailure }
  /** `check`: the previous check of the same file, which stays visible */
  | { readonly kind: 'checking'; readonly check?: Check }
  /** `undecided`: a request got no response; a retry is idempotent. `automatic`: the user did not request the check */
  | { readonly kind: 'checked'; readonly check: Check; readonly undecided: boolean; readonly automatic?: boolean }
  | { readonly kind: 'storing'; readonly check: Check }
  | { readonly kind: 'done'; readonly check: Check; readonly result: Result };

interface Words<Result> {
  readonly checkFailed: string;
  readonly storeFailed: string;
  /** The message after other records were stored and the file was checked again. */
  readonly changed: string;
  readonly success?: (result: Result) => string;
}

/** The numbers of rows of a check. */
export interface Counts {
  readonly ready: number;
  readonly wrong: number;
}

export interface FileImportOptions<Target, Check extends Counts, Result> {
  /** Requests the dry run of a file for a target such as a session, with the sheet and the headings that the user decided. */
  readonly check: (file: File, target: Target, choice: FileChoice) => Promise<Check>;
  readonly store: (file: File, target: Target, check: Check, key: string) => Promise<Result>;
  /** How the headings were read; absent where the headings are fixed. */
  readonly readingOf?: (check: Check) => ImportReading;
  /** The values that the user confirms; other values need another idempotency key. */
  readonly confirmed: (check: Check) => unknown;
  /** Further codes for a change of the stored records. */
  readonly changedCodes?: readonly number[];
  /** Checks the next sheet of the file when one was stored, and stays for files whose result is unknown; otherwise the screen offers it. */
  readonly continues?: boolean;
  readonly words: Words<Result>;
}

export interface FileImport<Target, Check, Result> {
  readonly file: File | undefined;
  /** for which the file was checked last */
  readonly target: Target | undefined;
  readonly phase: FileImportPhase<Check, Result>;
  /** Checks a file, or the same one for another target. */
  readonly check: (file: File, target: Target) => Promise<void>;
  /** Checks the same file with another field for a heading, or with all suggestions confirmed. */
  readonly mapHeading: (heading: string, field: string | null) => void;
  readonly confirmHeadings: () => void;
  /** of a file with several */
  readonly sheets: SheetsOfFile | undefined;
  /** other sheets and files that may or may not be stored */
  readonly unknownResults: readonly UnknownResult[];
  /** Checks another sheet of the same file. */
  readonly chooseSheet: (sheet: string) => void;
  /** @returns whether the file was stored, no other sheet of it is checked, and no other result is unknown */
  readonly store: () => Promise<boolean>;
  readonly restart: () => void;
}
