import { fileOf, useDownloadCertificateMutation, useMarkCertificatePrintedMutation } from '@/api/certificates';
import { usePrinting, type Printing } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { documentWords } from './words';

interface Documents {
  readonly printing: Printing;
  readonly saving: boolean;
  /** Saves the certificate as a PDF. */
  readonly save: (certificateId: number) => void;
}

/** Prints the document of a certificate, or saves it as a PDF, one at a time; both count as a copy. */
export function useDocument(): Documents {
  const words = useWords(documentWords);
  const [download] = useDownloadCertificateMutation();
  const [record] = useMarkCertificatePrintedMutation();
  const printing = usePrinting({
    document: 'certificate',
    print: (id) => download({ id, html: true }).unwrap(),
    mark: (id) => record({ id }).unwrap(),
    failed: words.printFailed,
  });
  const saving = usePrinting({
    document: 'certificate',
    print: (id) => download({ id }).unwrap(),
    mark: (id) => record({ id }).unwrap(),
    success: (file) => words.saved(fileOf(file).fileName),
    failed: words.downloadFailed,
  });
  return { printing, saving: saving.busy, save: (id) => void saving.print(id) };
}
