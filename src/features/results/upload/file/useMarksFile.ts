import { useRef, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import {
  useCheckMarksFileMutation,
  useUploadStudentMarksMutation,
  type MarksFileCheck,
  type MarksFileParams,
} from '@/api/results';
import { isUndecided, useFeedback, useSnackbar } from '@/shared/feedback';
import { useRequestKey } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { fileWords } from './fileWords';

/** The decision on entries that were changed since the download. */
export type Decision = 'KEEP_STORED' | 'STORE_FILE';

/** State of the upload; the error of a rejected file is shown beside its name. */
export type FilePhase =
  | { readonly kind: 'choosing'; readonly refused?: ApiFailure }
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'checked';
      readonly check: MarksFileCheck;
      /** the reason why the last upload failed; a retry is idempotent */
      readonly failure?: ApiFailure;
    }
  | { readonly kind: 'uploading'; readonly check: MarksFileCheck };

export interface MarksFileWork {
  readonly file: File | undefined;
  readonly phase: FilePhase;
  readonly decision: Decision | undefined;
  readonly decide: (decision: Decision) => void;
  readonly check: (file: File) => Promise<void>;
  readonly upload: () => Promise<void>;
}

/** Checks a marks file and stores its entries; the provider validates it both times and stores all of them or none. */
export function useMarksFile(params: MarksFileParams, onDone: () => void): MarksFileWork {
  const words = useWords(fileWords);
  const snackbar = useSnackbar();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [phase, setPhase] = useState<FilePhase>({ kind: 'choosing' });
  const [decision, setDecision] = useState<Decision>();
  const [checkFile] = useCheckMarksFileMutation();
  const [uploadFile] = useUploadStudentMarksMutation();
  const requestKey = useRequestKey();
  // Ignores the response of a check that was replaced by the check of another file.
  const asked = useRef(0);

  const check = async (chosen: File) => {
    const turn = (asked.current += 1);
    requestKey.edited();
    setFile(chosen);
    setDecision(undefined);
    setPhase({ kind: 'checking' });
    const marksFile = { params, paramsJson: params, studentFile: chosen };
    // The error of a rejected file is shown beside its name, not in a snackbar that disappears.
    const result = await feedback(checkFile({ marksFile }).unwrap(), {
      fallback: words.checkFailed,
      onFailure: () => true,
    });
    if (turn !== asked.current) return;
    setPhase(result.ok ? { kind: 'checked', check: result.data } : { kind: 'choosing', refused: result.failure });
  };

  const upload = async () => {
    if (phase.kind !== 'checked' || !file) return;
    const { check: checked } = phase;
    setPhase({ kind: 'uploading', check: checked });
    const decided = { check: checked.check, ...(decision && { conflicts: decision }) };
    const sent = uploadFile({
      'Idempotency-Key': requestKey.keyOf(undefined, [params, decided]),
      marksFileOrder: { params, paramsJson: params, ...decided, studentFile: file },
    });
    const result = await feedback(sent.unwrap(), {
      success: words.uploaded,
      fallback: words.uploadFailed,
      onFailure: isOtherNow,
    });
    requestKey.settle(result);
    if (result.ok) onDone();
    else if (isOtherNow(result.failure)) {
      snackbar.error(words.changed);
      await check(file);
    } else setPhase({ kind: 'checked', check: checked, failure: result.failure });
  };
  return { file, phase, decision, decide: setDecision, check, upload };
}

/** Another user changed the marks; the file must be checked again. */
const isOtherNow = ({ responseCode }: ApiFailure): boolean => responseCode === CODES.STALE_VERSION;

/** Whether the provider has not decided on a check, so that the same file can be checked again. */
export const canCheckAgain = (failure: ApiFailure | undefined): boolean =>
  failure !== undefined && isUndecided(failure);
