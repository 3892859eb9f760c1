import { useRef, useState } from 'react';
import type { ImportReading } from '@/api/students';
import { useFeedback, type CallOutcome } from '../feedback';
import { useRequestKey } from '../saving';
import type { Counts, FileImportOptions, FileImportPhase } from './fileImport';
import { useHeadingFields } from './headingFields';
import { hasSeveralSheets, NO_HEADINGS } from './mapping';
import { useSheets } from './useSheets';
import { useUnknownResults, type FilePart } from './useUnknownResults';

interface Chosen<Target> {
  readonly file: File;
  readonly target: Target;
  /** undefined: the one the provider chooses */
  readonly sheet?: string | undefined;
}

interface CheckRun<Check> {
  /** the previous check, which stays visible */
  readonly kept?: Check | undefined;
  readonly automatic?: boolean;
  /** repeated with the choices of the sheet that was read */
  readonly again?: boolean;
}

const filePart = <Target>({ file, target }: Chosen<Target>, reading: ImportReading | undefined): FilePart<Target> => ({
  fileName: file.name,
  target,
  sheet: reading?.sheet,
  several: reading !== undefined && hasSeveralSheets(reading),
});

const phaseAfter = <Check, Result>(result: CallOutcome<Check>, automatic: boolean): FileImportPhase<Check, Result> =>
  result.ok
    ? { kind: 'checked', check: result.data, undecided: false, automatic }
    : { kind: 'choosing', refused: result.failure };

/** Runs dry runs. The choices of the user remain for the same sheet of a corrected copy. */
export function useFileCheck<Target, Check extends Counts, Result>(
  options: FileImportOptions<Target, Check, Result>,
  setPhase: (phase: FileImportPhase<Check, Result>) => void,
) {
  const feedback = useFeedback();
  const requestKey = useRequestKey();
  const [chosen, setChosen] = useState<Chosen<Target>>();
  const { sheets, ...ofFile } = useSheets();
  const { beginPart, isOtherSheet, endPart, ...headings } = useHeadingFields();
  // Ignores the response of a check that was replaced by another file, target, sheet or mapping.
  const requested = useRef(0);
  const unknown = useUnknownResults<Target>();
  const partOf = (of: Chosen<Target>, check: Check) => filePart(of, options.readingOf?.(check));
  const decide = (part: FilePart<Target>, { ready, wrong }: Check) => {
    if (unknown.has(part) && ready + wrong === 0 && part.sheet !== undefined) ofFile.mark(part.sheet);
    unknown.decide(part);
  };
  const run = async (next: Chosen<Target>, { kept, automatic = false, again }: CheckRun<Check> = {}): Promise<void> => {
    const turn = (requested.current += 1);
    requestKey.edited();
    setChosen(next);
    beginPart(next, chosen?.file);
    if (next.file !== chosen?.file) ofFile.reset();
    else if (next.target !== chosen.target) ofFile.unmark();
    if (next.sheet !== undefined) ofFile.request(next.sheet);
    setPhase({ kind: 'checking', ...(kept && { check: kept }) });
    const sent = options.check(next.file, next.target, { fields: headings.fields(), sheet: next.sheet });
    // The error of a rejected file is shown beside its name, not in a snackbar that disappears.
    const result = await feedback(sent, { fallback: options.words.checkFailed, onFailure: () => true });
    if (turn !== requested.current) return;
    const reading = result.ok ? options.readingOf?.(result.data) : undefined;
    const found = result.ok ? reading : result.failure.sheets;
    if (found && isOtherSheet(found.sheet) && !again) return run(next, { kept, automatic, again: true });
    if (reading) endPart(reading.columns);
    setPhase(phaseAfter(result, automatic));
    if (found) ofFile.show(found);
    if (result.ok) decide(partOf(next, result.data), result.data);
  };
  return {
    chosen,
    requestKey,
    sheets,
    unknown,
    partOf,
    unknownResults: (warned: Check | undefined) => unknown.shown(chosen, warned && chosen && partOf(chosen, warned)),
    run,
    chooseSheet: (sheet: string, how?: CheckRun<Check>) => void (chosen && run({ ...chosen, sheet }, how)),
    ...headings,
    /** @returns the sheet to continue with */
    stored: () => {
      headings.setFields(NO_HEADINGS);
      return ofFile.store();
    },
    restart: () => {
      requested.current += 1;
      ofFile.reset();
      setChosen(undefined);
      setPhase({ kind: 'choosing' });
    },
  };
}
