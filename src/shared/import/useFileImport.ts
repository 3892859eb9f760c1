import { useRef, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { isUndecided, useFeedback, useSnackbar } from '../feedback';
import type { Counts, FileImport, FileImportOptions, FileImportPhase } from './fileImport';
import { withField, withSuggestions, type HeadingFields } from './mapping';
import { useFileCheck } from './useFileCheck';

const CHANGED: readonly number[] = [CODES.STALE_VERSION, CODES.INVALID_FILE_WITH_REASON];
const isOneOf =
  (codes: readonly number[]) =>
  ({ responseCode }: ApiFailure): boolean =>
    responseCode !== null && codes.includes(responseCode);

/** Runs one piece of work at a time; false for a further one, such as that of a second Enter. */
function useOneAtATime() {
  const running = useRef(false);
  return async (work: () => Promise<boolean>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    return work().finally(() => (running.current = false));
  };
}

/** The check on the screen if its file may be stored already; it has its own warning. */
const warnedCheck = <Check, Result>(phase: FileImportPhase<Check, Result>): Check | undefined =>
  phase.kind === 'storing' || (phase.kind === 'checked' && phase.undecided) ? phase.check : undefined;

/** Checks a file and stores it; the provider validates it both times and stores all rows or none. */
export function useFileImport<Target, Check extends Counts, Result>(
  options: FileImportOptions<Target, Check, Result>,
): FileImport<Target, Check, Result> {
  const { words, changedCodes = [] } = options;
  const snackbar = useSnackbar();
  const feedback = useFeedback();
  const [phase, setPhase] = useState<FileImportPhase<Check, Result>>({ kind: 'choosing' });
  const oneAtATime = useOneAtATime();
  const { chosen, requestKey, unknown, run, ...checking } = useFileCheck(options, setPhase);
  const shown = phase.kind === 'checking' || phase.kind === 'checked' ? phase.check : undefined;
  const reading = shown && options.readingOf?.(shown);
  const decide = (fields: HeadingFields) => {
    checking.setFields(fields);
    if (chosen) void run(chosen, { kept: shown });
  };
  const isChanged = isOneOf([...CHANGED, ...changedCodes]);
  const store = async (): Promise<boolean> => {
    if (phase.kind !== 'checked' || !chosen) return false;
    const { check: checked, undecided } = phase;
    const part = checking.partOf(chosen, checked);
    setPhase({ kind: 'storing', check: checked });
    const key = requestKey.keyOf(undefined, options.confirmed(checked));
    const sent = options.store(chosen.file, chosen.target, checked, key);
    const texts = { ...(words.success && { success: words.success }), fallback: words.storeFailed };
    const result = await feedback(sent, { ...texts, onFailure: isChanged });
    requestKey.settle(result);
    if (result.ok) {
      setPhase({ kind: 'done', check: checked, result: result.data });
      unknown.decide(part);
      const next = checking.stored();
      if (!options.continues) return true;
      if (next !== undefined) checking.chooseSheet(next, { automatic: true });
      else if (unknown.hasOthers(part)) checking.restart();
      else return true;
      return false;
    }
    if (isChanged(result.failure)) {
      snackbar.error(words.changed);
      await run(chosen, { automatic: true });
      return false;
    }
    if (isUndecided(result.failure)) unknown.add(part);
    // A rejection of the retry says nothing about the first request.
    setPhase({ kind: 'checked', check: checked, undecided: undecided || isUndecided(result.failure) });
    return false;
  };
  return {
    file: chosen?.file,
    target: chosen?.target,
    phase,
    // The sheet remains while the same file is checked for another target.
    check: (file, target) => run({ file, target, sheet: file === chosen?.file ? chosen.sheet : undefined }),
    mapHeading: (heading, field) => decide(withField(checking.fields(), heading, field)),
    confirmHeadings: () => reading && decide(withSuggestions(checking.fields(), reading.columns)),
    sheets: checking.sheets,
    unknownResults: checking.unknownResults(warnedCheck(phase)),
    chooseSheet: (sheet) => checking.chooseSheet(sheet),
    store: () => oneAtATime(store),
    restart: checking.restart,
  };
}
