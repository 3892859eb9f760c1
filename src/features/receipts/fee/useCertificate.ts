import { useState } from 'react';
import { fileOf, useGenerateFeeCertificateMutation } from '@/api/receipts';
import { useFeedback, useNotSaved } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { certificateWords } from '../certificateWords';

/** As a PDF to save, or as a page to print. */
type Way = 'file' | 'page';

interface CertificateMaking {
  readonly busy: Way | null;
  /** A request was not decided, and none has succeeded since. */
  readonly undecided: boolean;
  readonly make: (way: Way) => void;
}

/** Creates one document at a time, because a second click would create another copy (RECEIPT-17, CALL2-32). */
export function useCertificate(studentId: number, sessionId: number): CertificateMaking {
  const words = useWords(certificateWords);
  const feedback = useFeedback();
  const [generate] = useGenerateFeeCertificateMutation();
  const [busy, setBusy] = useState<Way | null>(null);
  const { notSaved: undecided, follow } = useNotSaved();
  const make = async (way: Way): Promise<void> => {
    if (busy !== null) return;
    setBusy(way);
    const form = { studentId, sessionId, html: way === 'page' };
    follow(
      await feedback(generate({ feeCertificateForm: form }).unwrap(), {
        success: (file) => (way === 'file' ? words.saved(fileOf(file).fileName) : undefined),
        fallback: words.failed,
      }),
    );
    setBusy(null);
  };
  return { busy, undecided, make: (way) => void make(way) };
}
