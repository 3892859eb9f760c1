import { useRef, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { useCheckStudentImportMutation, useImportStudentsMutation, type StudentImportCheck } from '@/api/students';
import { isUndecided, useFeedback, useSnackbar } from '@/shared/feedback';
import { useRequestKey } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { importScreenWords } from './importWords';

/** State of the import; the error of a rejected file is shown beside its name. */
export type ImportPhase =
  | { readonly kind: 'choosing'; readonly refused?: ApiFailure }
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'checked';
      readonly check: StudentImportCheck;
      /** the last request got no response; a retry is idempotent */
      readonly undecided: boolean;
    }
  | { readonly kind: 'importing'; readonly check: StudentImportCheck }
  | { readonly kind: 'done'; readonly students: number };

export interface StudentImport {
  readonly file: File | undefined;
  readonly phase: ImportPhase;
  /** Checks a file, or the same one for another session. */
  readonly check: (file: File, sessionId: number) => Promise<void>;
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
  const [checkRows] = useCheckStudentImportMutation();
  const [importRows] = useImportStudentsMutation();
  const requestKey = useRequestKey();
  // Ignores the response of a check that was replaced by another file or session.
  const asked = useRef(0);

  const check = async (chosen: File, sessionId: number) => {
    const turn = (asked.current += 1);
    requestKey.edited();
    setFile(chosen);
    setPhase({ kind: 'checking' });
    const sent = checkRows({ studentImportFile: { schoolId, sessionId, file: chosen } });
    // The error of a rejected file is shown beside its name, not in a snackbar that disappears.
    const result = await feedback(sent.unwrap(), { fallback: words.checkFailed, onFailure: () => true });
    if (turn !== asked.current) return;
    setPhase(
      result.ok
        ? { kind: 'checked', check: result.data, undecided: false }
        : { kind: 'choosing', refused: result.failure },
    );
  };

  const register = async (sessionId: number) => {
    if (phase.kind !== 'checked' || !file) return;
    const { check: checked } = phase;
    setPhase({ kind: 'importing', check: checked });
    const order = { schoolId, sessionId, students: checked.ready, file };
    const sent = importRows({
      'Idempotency-Key': requestKey.keyOf(undefined, order.students),
      studentImportOrder: order,
    });
    const result = await feedback(sent.unwrap(), { fallback: words.importFailed, onFailure: isOtherNow });
    if (result.ok) {
      requestKey.done();
      setPhase({ kind: 'done', students: result.data.students });
    } else if (isOtherNow(result.failure)) {
      snackbar.error(words.changed);
      await check(file, sessionId);
    } else setPhase({ kind: 'checked', check: checked, undecided: isUndecided(result.failure) });
  };

  const restart = () => {
    asked.current += 1;
    setFile(undefined);
    setPhase({ kind: 'choosing' });
  };
  return { file, phase, check, register, restart };
}

/** Another user registered one of the students or used a number; the file must be checked again. */
const isOtherNow = ({ responseCode }: ApiFailure): boolean =>
  responseCode === CODES.CHANGED_MEANWHILE || responseCode === CODES.INVALID_FILE_WITH_REASON;
