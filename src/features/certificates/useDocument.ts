import { useState } from 'react';
import { fileOf, useDownloadCertificateMutation, useMarkCertificatePrintedMutation } from '@/api/certificates';
import { useFeedback, usePrinting, type Printing } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { documentWords } from './words';

interface Documents {
  readonly printing: Printing;
  readonly saving: boolean;
  /** Saves the certificate as a PDF. */
  readonly save: (certificateId: number) => void;
}

/** Prints the document of a certificate, or saves it as a PDF, one at a time. */
export function useDocument(): Documents {
  const words = useWords(documentWords);
  const feedback = useFeedback();
  const [download] = useDownloadCertificateMutation();
  const [mark] = useMarkCertificatePrintedMutation();
  const [saving, setSaving] = useState(false);
  const printing = usePrinting({
    print: (id) => download({ id, html: true }).unwrap(),
    mark: (id) => mark({ id }).unwrap(),
    failed: words.printFailed,
  });
  const save = async (id: number) => {
    if (saving) return;
    setSaving(true);
    await feedback(download({ id }).unwrap(), {
      success: (file) => words.saved(fileOf(file).fileName),
      fallback: words.downloadFailed,
    });
    setSaving(false);
  };
  return { printing, saving, save: (id) => void save(id) };
}
