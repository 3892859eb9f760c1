import { useRef, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { useCheckStudentImportMutation, useImportStudentsMutation, type StudentImportCheck } from '@/api/students';
import { useFailureText } from '@/shared/errors';
import { isUndecided, useFeedback, useSnackbar } from '@/shared/feedback';
import { useRequestKey } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { importScreenWords } from './importWords';

/** Where the work stands; a refused file says why beside its name. */
export type ImportPhase =
  | { readonly kind: 'choosing'; readonly refused?: ApiFailure }
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'checked';
      readonly check: StudentImportCheck;
      /** no answer came to the last try: the same again is not carried out twice */
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

/** What is checked and what is registered is one file; the provider decides both times (all rows, or none). */
export function useImport(schoolId: number): StudentImport {
  const words = useWords(importScreenWords);
  const snackbar = useSnackbar();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [phase, setPhase] = useState<ImportPhase>({ kind: 'choosing' });
  const [checkRows] = useCheckStudentImportMutation();
  const [importRows] = useImportStudentsMutation();
  const requestKey = useRequestKey();
  // An answer about a file or a session that was left meanwhile is not shown.
  const asked = useRef(0);

  const check = async (chosen: File, sessionId: number) => {
    const turn = (asked.current += 1);
    requestKey.edited();
    setFile(chosen);
    setPhase({ kind: 'checking' });
    const sent = checkRows({ studentImportFile: { schoolId, sessionId, file: chosen } });
    // Why a file is refused stands beside its name, not in a message that goes away.
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

/** Somebody registered one of them meanwhile, or took a number: the rows are to be looked at again. */
const isOtherNow = ({ responseCode }: ApiFailure): boolean =>
  responseCode === CODES.CHANGED_MEANWHILE || responseCode === CODES.INVALID_FILE_WITH_REASON;

/** What a refused file is told, in one sentence and its reasons. */
export function useRefusedText(failure: ApiFailure | undefined): string | undefined {
  const words = useWords(importScreenWords);
  const failureText = useFailureText();
  return failure && failureText(failure, { fallback: words.checkFailed });
}
