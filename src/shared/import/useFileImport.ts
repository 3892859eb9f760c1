import { useRef, useState } from 'react';
import { CODES, type ApiFailure, type FileSheets } from '@/api/catalogue';
import type { ImportReading } from '@/api/students';
import { isUndecided, useFeedback, useSnackbar } from '../feedback';
import { useRequestKey } from '../saving';
import { NO_HEADINGS, withField, withSuggestions, type FileChoice, type HeadingFields } from './mapping';
import { sheetsOf, type SheetsOfFile } from './sheets';

/** State of an import; the error of a rejected file is shown beside its name. */
export type FileImportPhase<Check, Result> =
  | { readonly kind: 'choosing'; readonly refused?: ApiFailure }
  /** `check`: the previous check of the same file, which stays visible */
  | { readonly kind: 'checking'; readonly check?: Check }
  /** `undecided`: the last request got no response; a retry is idempotent */
  | { readonly kind: 'checked'; readonly check: Check; readonly undecided: boolean }
  | { readonly kind: 'storing'; readonly check: Check }
  | { readonly kind: 'done'; readonly check: Check; readonly result: Result };

interface Words<Result> {
  readonly checkFailed: string;
  readonly storeFailed: string;
  /** The message after other records were stored and the file was checked again. */
  readonly changed: string;
  readonly success?: (result: Result) => string;
}

interface FileImportOptions<Target, Check, Result> {
  /** Requests the dry run of a file for a target such as a session, with the sheet and the headings that the user decided. */
  readonly check: (file: File, target: Target, choice: FileChoice) => Promise<Check>;
  readonly store: (file: File, target: Target, check: Check, key: string) => Promise<Result>;
  /** How the headings were read; absent where the headings are fixed. */
  readonly readingOf?: (check: Check) => ImportReading;
  /** The values that the user confirms; other values need another idempotency key. */
  readonly confirmed: (check: Check) => unknown;
  /** Further codes for a change of the stored records. */
  readonly changedCodes?: readonly number[];
  /** Checks the next sheet of the file when one was stored; otherwise the screen offers it. */
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
  /** Checks another sheet of the same file. */
  readonly chooseSheet: (sheet: string) => void;
  /** @returns whether the file was stored, and no other sheet of it is checked */
  readonly store: () => Promise<boolean>;
  readonly restart: () => void;
}

const CHANGED: readonly number[] = [CODES.STALE_VERSION, CODES.INVALID_FILE_WITH_REASON];
const isOneOf =
  (codes: readonly number[]) =>
  ({ responseCode }: ApiFailure): boolean =>
    responseCode !== null && codes.includes(responseCode);

interface Chosen<Target> {
  readonly file: File;
  readonly target: Target;
  /** undefined: the one the provider chooses */
  readonly sheet?: string | undefined;
}

/** The sheets of the chosen file, and those of them that were stored. */
function useSheets() {
  const [shown, setShown] = useState<FileSheets>();
  const [stored, setStored] = useState<readonly string[]>([]);
  return {
    sheets: shown && sheetsOf(shown, stored),
    show: setShown,
    /** @returns the sheet to continue with */
    store: (): string | undefined => {
      if (!shown) return undefined;
      const all = [...stored, shown.sheet];
      setStored(all);
      return sheetsOf(shown, all)?.next;
    },
    /** Shows a sheet before its check, and after a check without a response. */
    request: (sheet: string) => setShown((before) => before && { ...before, sheet }),
    /** No sheet is stored for another target. */
    unmark: () => setStored([]),
    reset: () => {
      setShown(undefined);
      setStored([]);
    },
  };
}

/** Runs dry runs. The chosen fields remain for the next file, because it is usually the corrected one. */
function useFileCheck<Target, Check, Result>(
  options: FileImportOptions<Target, Check, Result>,
  setPhase: (phase: FileImportPhase<Check, Result>) => void,
) {
  const feedback = useFeedback();
  const [chosen, setChosen] = useState<Chosen<Target>>();
  const { sheets, ...ofFile } = useSheets();
  const fields = useRef<HeadingFields>(NO_HEADINGS);
  // Ignores the response of a check that was replaced by another file, target, sheet or mapping.
  const requested = useRef(0);
  const run = async (next: Chosen<Target>, kept?: Check): Promise<void> => {
    const turn = (requested.current += 1);
    setChosen(next);
    if (next.file !== chosen?.file) ofFile.reset();
    else if (next.target !== chosen.target) ofFile.unmark();
    if (next.sheet !== undefined) ofFile.request(next.sheet);
    setPhase({ kind: 'checking', ...(kept && { check: kept }) });
    const sent = options.check(next.file, next.target, { fields: fields.current, sheet: next.sheet });
    // The error of a rejected file is shown beside its name, not in a snackbar that disappears.
    const result = await feedback(sent, { fallback: options.words.checkFailed, onFailure: () => true });
    if (turn !== requested.current) return;
    setPhase(
      result.ok
        ? { kind: 'checked', check: result.data, undecided: false }
        : { kind: 'choosing', refused: result.failure },
    );
    const found = result.ok ? options.readingOf?.(result.data) : result.failure.sheets;
    if (found) ofFile.show(found);
  };
  return {
    chosen,
    sheets,
    run,
    fields: () => fields.current,
    setFields: (next: HeadingFields) => {
      fields.current = next;
    },
    /** @returns the sheet to continue with */
    stored: () => {
      fields.current = NO_HEADINGS;
      return ofFile.store();
    },
    cancel: () => {
      requested.current += 1;
      ofFile.reset();
      setChosen(undefined);
    },
  };
}

/** Runs one piece of work at a time; false for a further one, such as that of a second Enter. */
function useOneAtATime() {
  const running = useRef(false);
  return async (work: () => Promise<boolean>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    return work().finally(() => (running.current = false));
  };
}

/** Checks a file and stores it; the provider validates it both times and stores all rows or none. */
export function useFileImport<Target, Check, Result>(
  options: FileImportOptions<Target, Check, Result>,
): FileImport<Target, Check, Result> {
  const { words, changedCodes = [] } = options;
  const snackbar = useSnackbar();
  const feedback = useFeedback();
  const [phase, setPhase] = useState<FileImportPhase<Check, Result>>({ kind: 'choosing' });
  const requestKey = useRequestKey();
  const oneAtATime = useOneAtATime();
  const { chosen, ...checking } = useFileCheck(options, setPhase);
  const shown = phase.kind === 'checking' || phase.kind === 'checked' ? phase.check : undefined;
  const reading = shown && options.readingOf?.(shown);

  const check = (next: Chosen<Target>, kept?: Check) => {
    requestKey.edited();
    return checking.run(next, kept);
  };
  const decide = (fields: HeadingFields) => {
    checking.setFields(fields);
    if (chosen) void check(chosen, shown);
  };
  const chooseSheet = (sheet: string) => void (chosen && check({ ...chosen, sheet }));
  const isChanged = isOneOf([...CHANGED, ...changedCodes]);
  const store = async (): Promise<boolean> => {
    if (phase.kind !== 'checked' || !chosen) return false;
    const { check: checked } = phase;
    setPhase({ kind: 'storing', check: checked });
    const key = requestKey.keyOf(undefined, options.confirmed(checked));
    const sent = options.store(chosen.file, chosen.target, checked, key);
    const texts = { ...(words.success && { success: words.success }), fallback: words.storeFailed };
    const result = await feedback(sent, { ...texts, onFailure: isChanged });
    if (result.ok) {
      requestKey.done();
      setPhase({ kind: 'done', check: checked, result: result.data });
      const next = checking.stored();
      if (!options.continues || next === undefined) return true;
      chooseSheet(next);
      return false;
    }
    if (isChanged(result.failure)) {
      snackbar.error(words.changed);
      await check(chosen);
    } else setPhase({ kind: 'checked', check: checked, undecided: isUndecided(result.failure) });
    return false;
  };
  return {
    file: chosen?.file,
    target: chosen?.target,
    phase,
    // The sheet remains while the same file is checked for another target.
    check: (file, target) => check({ file, target, sheet: file === chosen?.file ? chosen.sheet : undefined }),
    mapHeading: (heading, field) => decide(withField(checking.fields(), heading, field)),
    confirmHeadings: () => reading && decide(withSuggestions(checking.fields(), reading.columns)),
    sheets: checking.sheets,
    chooseSheet,
    store: () => oneAtATime(store),
    restart: () => {
      checking.cancel();
      setPhase({ kind: 'choosing' });
    },
  };
}
