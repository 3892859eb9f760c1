import { useRef, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import type { ImportReading } from '@/api/students';
import { isUndecided, useFeedback, useSnackbar } from '../feedback';
import { useRequestKey } from '../saving';
import { NO_HEADINGS, withField, withSuggestions, type HeadingFields } from './mapping';

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
  /** Requests the dry run of a file for a target such as a session, with the headings that the user decided. */
  readonly check: (file: File, target: Target, fields: HeadingFields) => Promise<Check>;
  readonly store: (file: File, target: Target, check: Check, key: string) => Promise<Result>;
  /** How the headings were read; absent where the headings are fixed. */
  readonly readingOf?: (check: Check) => ImportReading;
  /** The values that the user confirms; other values need another idempotency key. */
  readonly confirmed: (check: Check) => unknown;
  /** Further codes for a change of the stored records. */
  readonly changedCodes?: readonly number[];
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
  /** @returns whether the file was stored */
  readonly store: () => Promise<boolean>;
  readonly restart: () => void;
}

const CHANGED: readonly number[] = [CODES.STALE_VERSION, CODES.INVALID_FILE_WITH_REASON];

/** Runs dry runs. The chosen fields remain for the next file, because it is usually the corrected one. */
function useFileCheck<Target, Check, Result>(
  options: FileImportOptions<Target, Check, Result>,
  setPhase: (phase: FileImportPhase<Check, Result>) => void,
) {
  const feedback = useFeedback();
  const fields = useRef<HeadingFields>(NO_HEADINGS);
  // Ignores the response of a check that was replaced by another file, target or mapping.
  const requested = useRef(0);
  return {
    fields: () => fields.current,
    setFields: (next: HeadingFields) => {
      fields.current = next;
    },
    cancel: () => {
      requested.current += 1;
    },
    run: async (file: File, target: Target, kept?: Check) => {
      const turn = (requested.current += 1);
      setPhase({ kind: 'checking', ...(kept && { check: kept }) });
      const sent = options.check(file, target, fields.current);
      // The error of a rejected file is shown beside its name, not in a snackbar that disappears.
      const result = await feedback(sent, { fallback: options.words.checkFailed, onFailure: () => true });
      if (turn !== requested.current) return;
      setPhase(
        result.ok
          ? { kind: 'checked', check: result.data, undecided: false }
          : { kind: 'choosing', refused: result.failure },
      );
    },
  };
}

/** Checks a file and stores it; the provider validates it both times and stores all rows or none. */
export function useFileImport<Target, Check, Result>(
  options: FileImportOptions<Target, Check, Result>,
): FileImport<Target, Check, Result> {
  const { words, changedCodes = [] } = options;
  const snackbar = useSnackbar();
  const feedback = useFeedback();
  const [chosen, setChosen] = useState<{ readonly file: File; readonly target: Target }>();
  const [phase, setPhase] = useState<FileImportPhase<Check, Result>>({ kind: 'choosing' });
  const requestKey = useRequestKey();
  const checking = useFileCheck(options, setPhase);
  const shown = phase.kind === 'checking' || phase.kind === 'checked' ? phase.check : undefined;
  const reading = shown && options.readingOf?.(shown);

  const check = (file: File, target: Target, kept?: Check) => {
    requestKey.edited();
    setChosen({ file, target });
    return checking.run(file, target, kept);
  };
  const decide = (fields: HeadingFields) => {
    checking.setFields(fields);
    if (chosen) void check(chosen.file, chosen.target, shown);
  };
  const isChanged = ({ responseCode }: ApiFailure) =>
    responseCode !== null && [...CHANGED, ...changedCodes].includes(responseCode);
  const store = async (): Promise<boolean> => {
    if (phase.kind !== 'checked' || !chosen) return false;
    const { check: checked } = phase;
    const { file, target } = chosen;
    setPhase({ kind: 'storing', check: checked });
    const key = requestKey.keyOf(undefined, options.confirmed(checked));
    const { success, storeFailed: fallback } = words;
    const sent = options.store(file, target, checked, key);
    const result = await feedback(sent, { ...(success && { success }), fallback, onFailure: isChanged });
    if (result.ok) {
      requestKey.done();
      checking.setFields(NO_HEADINGS);
      setPhase({ kind: 'done', check: checked, result: result.data });
    } else if (isChanged(result.failure)) {
      snackbar.error(words.changed);
      await check(file, target);
    } else setPhase({ kind: 'checked', check: checked, undecided: isUndecided(result.failure) });
    return result.ok;
  };
  return {
    file: chosen?.file,
    target: chosen?.target,
    phase,
    check: (file, target) => check(file, target),
    mapHeading: (heading, field) => decide(withField(checking.fields(), heading, field)),
    confirmHeadings: () => reading && decide(withSuggestions(checking.fields(), reading.columns)),
    store,
    restart: () => {
      checking.cancel();
      setChosen(undefined);
      setPhase({ kind: 'choosing' });
    },
  };
}
