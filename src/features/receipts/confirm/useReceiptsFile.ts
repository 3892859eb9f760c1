import { useRef, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { useCheckReceiptsFileMutation, useConfirmReceiptsByFileMutation, type ReceiptsFileCheck } from '@/api/receipts';
import { isUndecided, useFeedback, useSnackbar } from '@/shared/feedback';
import { useRequestKey } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';

/** State of the import; the error of a rejected file is shown beside its name. */
export type FilePhase =
  | { readonly kind: 'choosing'; readonly refused?: ApiFailure }
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'checked';
      readonly check: ReceiptsFileCheck;
      /** the last request got no response; a retry is idempotent */
      readonly undecided: boolean;
    }
  | { readonly kind: 'confirming'; readonly check: ReceiptsFileCheck };

export interface ReceiptsFileWork {
  readonly file: File | undefined;
  readonly phase: FilePhase;
  readonly check: (file: File) => Promise<void>;
  readonly confirm: () => Promise<void>;
}

/** Checks an import file and confirms its receipts; the provider validates it both times and stores all rows or none. */
export function useReceiptsFile(sessionId: number, onDone: () => void): ReceiptsFileWork {
  const words = useWords(confirmWords);
  const snackbar = useSnackbar();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [phase, setPhase] = useState<FilePhase>({ kind: 'choosing' });
  const [checkRows] = useCheckReceiptsFileMutation();
  const [confirmRows] = useConfirmReceiptsByFileMutation();
  const requestKey = useRequestKey();
  // Ignores the response of a check that was replaced by the check of another file.
  const asked = useRef(0);

  const check = async (chosen: File) => {
    const turn = (asked.current += 1);
    requestKey.edited();
    setFile(chosen);
    setPhase({ kind: 'checking' });
    const sent = checkRows({ receiptsFile: { sessionId, receiptsFile: chosen } });
    // The error of a rejected file is shown beside its name, not in a snackbar that disappears.
    const result = await feedback(sent.unwrap(), { fallback: words.checkFailed, onFailure: () => true });
    if (turn !== asked.current) return;
    setPhase(
      result.ok
        ? { kind: 'checked', check: result.data, undecided: false }
        : { kind: 'choosing', refused: result.failure },
    );
  };

  const confirm = async () => {
    if (phase.kind !== 'checked' || !file) return;
    const { check: checked } = phase;
    setPhase({ kind: 'confirming', check: checked });
    const order = { sessionId, receipts: checked.ready, receiptsFile: file };
    const sent = confirmRows({
      'Idempotency-Key': requestKey.keyOf(undefined, [sessionId, order.receipts]),
      receiptsFileOrder: order,
    });
    const result = await feedback(sent.unwrap(), {
      success: words.uploaded,
      fallback: words.uploadFailed,
      onFailure: isOtherNow,
    });
    if (result.ok) {
      requestKey.done();
      onDone();
    } else if (isOtherNow(result.failure)) {
      snackbar.error(words.changed);
      await check(file);
    } else setPhase({ kind: 'checked', check: checked, undecided: isUndecided(result.failure) });
  };
  return { file, phase, check, confirm };
}

/** Another user confirmed or cancelled one of the receipts; the file must be checked again. */
const isOtherNow = ({ responseCode }: ApiFailure): boolean =>
  responseCode === CODES.CHANGED_MEANWHILE || responseCode === CODES.INVALID_FILE_WITH_REASON;
