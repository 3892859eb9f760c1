import {
  useCheckReceiptsFileMutation,
  useConfirmReceiptsByFileMutation,
  type ReceiptsConfirmed,
  type ReceiptsFileCheck,
} from '@/api/receipts';
import { useFileImport, type FileImport } from '@/shared/import';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';

/** The target is the session. */
export function useReceiptsFile(): FileImport<number, ReceiptsFileCheck, ReceiptsConfirmed> {
  const { checkFailed, uploadFailed, uploaded, changed } = useWords(confirmWords);
  const [checkRows] = useCheckReceiptsFileMutation();
  const [confirmRows] = useConfirmReceiptsByFileMutation();
  return useFileImport<number, ReceiptsFileCheck, ReceiptsConfirmed>({
    check: (receiptsFile, sessionId) => checkRows({ receiptsFile: { sessionId, receiptsFile } }).unwrap(),
    store: (receiptsFile, sessionId, { fingerprint }, key) => {
      const order = { sessionId, fingerprint, receiptsFile };
      return confirmRows({ 'Idempotency-Key': key, receiptsFileOrder: order }).unwrap();
    },
    continues: true,
    confirmed: ({ fingerprint }) => fingerprint,
    words: { checkFailed, storeFailed: uploadFailed, changed, success: () => uploaded },
  });
}
