import { useRef, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import {
  useCheckStudentImportMutation,
  useImportStudentsMutation,
  type ImportedStudent,
  type ImportMapping,
  type StudentImportCheck,
} from '@/api/students';
import { isUndecided, useFeedback, useSnackbar } from '@/shared/feedback';
import {
  chosenMapping,
  NO_HEADINGS,
  shownMapping,
  withField,
  withSuggestions,
  type HeadingFields,
} from '@/shared/import';
import { useRequestKey } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { importScreenWords } from './importWords';

/** State of the import; the error of a rejected file is shown beside its name. */
export type ImportPhase =
  | { readonly kind: 'choosing'; readonly refused?: ApiFailure }
  | {
      readonly kind: 'checking';
      /** the check of the same file with other columns, which stays on the screen */
      readonly check?: StudentImportCheck;
    }
  | {
      readonly kind: 'checked';
      readonly check: StudentImportCheck;
      /** the last request got no response; a retry is idempotent */
      readonly undecided: boolean;
    }
  | { readonly kind: 'importing'; readonly check: StudentImportCheck }
  | {
      readonly kind: 'done';
      readonly students: readonly ImportedStudent[];
      /** the columns of the file as they were stored */
      readonly mapping: { readonly mapping?: ImportMapping };
    };

export interface StudentImport {
  readonly file: File | undefined;
  readonly phase: ImportPhase;
  /** Checks a file, or the same one for another session. */
  readonly check: (file: File, sessionId: number) => Promise<void>;
  /** Checks the same file with another field for a heading, or with all suggestions confirmed. */
  readonly mapHeading: (sessionId: number, heading: string, field: string | null) => void;
  readonly confirmHeadings: (sessionId: number) => void;
  readonly register: (sessionId: number) => Promise<void>;
  readonly restart: () => void;
}

/** Checks an import file and registers its students; the provider validates it both times and stores all rows or none. */
export function useImport(schoolId: number): StudentImport {
  const words = useWords(importScreenWords);
  const snackbar = useSnackbar();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [phase, setPhase] = useState<ImportPhase>({ kind: 'choosing' });
  const [importRows] = useImportStudentsMutation();
  const requestKey = useRequestKey();
  const checking = useCheck(schoolId, setPhase);
  const shown = phase.kind === 'checking' || phase.kind === 'checked' ? phase.check : undefined;

  const check = async (chosen: File, sessionId: number) => {
    requestKey.edited();
    setFile(chosen);
    await checking.run(chosen, sessionId, undefined);
  };
  const checkWith = (sessionId: number, fields: HeadingFields) => {
    if (!file) return;
    requestKey.edited();
    checking.choose(fields);
    void checking.run(file, sessionId, shown);
  };
  const register = async (sessionId: number) => {
    if (phase.kind !== 'checked' || !file) return;
    const { check: checked } = phase;
    setPhase({ kind: 'importing', check: checked });
    const mapping = shownMapping(checked.reading);
    const order = { schoolId, sessionId, students: checked.ready, file, ...mapping };
    const sent = importRows({
      'Idempotency-Key': requestKey.keyOf(undefined, order.students),
      studentImportOrder: order,
    });
    const result = await feedback(sent.unwrap(), { fallback: words.importFailed, onFailure: isOtherNow });
    if (result.ok) {
      requestKey.done();
      checking.choose(NO_HEADINGS);
      setPhase({ kind: 'done', students: result.data.registered, mapping });
    } else if (isOtherNow(result.failure)) {
      snackbar.error(words.changed);
      await check(file, sessionId);
    } else setPhase({ kind: 'checked', check: checked, undecided: isUndecided(result.failure) });
  };
  return {
    file,
    phase,
    check,
    mapHeading: (sessionId, heading, field) => checkWith(sessionId, withField(checking.fields(), heading, field)),
    confirmHeadings: (sessionId) =>
      shown && checkWith(sessionId, withSuggestions(checking.fields(), shown.reading.columns)),
    register,
    restart: () => {
      checking.cancel();
      setFile(undefined);
      setPhase({ kind: 'choosing' });
    },
  };
}

/** Runs checks of a file. The chosen fields remain for the next file, because it is usually the corrected one. */
function useCheck(schoolId: number, setPhase: (phase: ImportPhase) => void) {
  const words = useWords(importScreenWords);
  const feedback = useFeedback();
  const [checkRows] = useCheckStudentImportMutation();
  const fields = useRef<HeadingFields>(NO_HEADINGS);
  // Ignores the response of a check that was replaced by another file, session or mapping.
  const asked = useRef(0);
  const run = async (file: File, sessionId: number, shown: StudentImportCheck | undefined) => {
    const turn = (asked.current += 1);
    setPhase({ kind: 'checking', ...(shown && { check: shown }) });
    const sent = checkRows({ studentImportFile: { schoolId, sessionId, file, ...chosenMapping(fields.current) } });
    // The error of a rejected file is shown beside its name, not in a snackbar that disappears.
    const result = await feedback(sent.unwrap(), { fallback: words.checkFailed, onFailure: () => true });
    if (turn !== asked.current) return;
    setPhase(
      result.ok
        ? { kind: 'checked', check: result.data, undecided: false }
        : { kind: 'choosing', refused: result.failure },
    );
  };
  return {
    run,
    fields: () => fields.current,
    choose: (next: HeadingFields) => {
      fields.current = next;
    },
    cancel: () => {
      asked.current += 1;
    },
  };
}

/** Another user registered one of the students or used a number; the file must be checked again. */
const isOtherNow = ({ responseCode }: ApiFailure): boolean =>
  responseCode === CODES.CHANGED_MEANWHILE || responseCode === CODES.INVALID_FILE_WITH_REASON;
