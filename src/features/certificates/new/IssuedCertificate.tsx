import { CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import type { Certificate } from '@/api/certificates';
import type { CertificateHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { DocumentView } from '../DocumentView';
import { newWords } from '../newWords';
import { certificateTypeWords, documentWords } from '../words';
import { DocumentButtons } from './DocumentButtons';
import { useReturn } from './useReturn';

interface IssuedCertificateProps {
  readonly certificate: Certificate;
  readonly handed: CertificateHandover;
  /** undefined for users who cannot search for students */
  readonly onNext: (() => void) | undefined;
}

/** The issued certificate: its number, its document and the usual next steps. */
export function IssuedCertificate({ certificate, handed, onNext }: IssuedCertificateProps) {
  const words = useWords(newWords);
  const types = useWords(certificateTypeWords);
  const { titleOf, close } = useWords(documentWords);
  const id = useId();
  const next = useRef<HTMLButtonElement>(null);
  const goBack = useReturn(handed);
  const { type, certificateNo, certificateId, studentName, studentCode } = certificate;
  const title = titleOf(types[type], certificateNo);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="certificate-desk">
      <section className="portal-card certificate-issued" aria-labelledby={id} aria-live="polite">
        <CheckCircleFilled aria-hidden className="certificate-issued-mark" />
        <h2 id={id}>{words.isIssued(title)}</h2>
        <p>{words.studentOf(studentName, studentCode)}</p>
        <div className="certificate-buttons">
          <DocumentButtons certificateId={certificateId} focused onPrinted={() => next.current?.focus()} />
          {onNext && (
            <Button ref={next} onClick={onNext}>
              {words.nextStudent}
            </Button>
          )}
          <Button onClick={goBack}>{close}</Button>
        </div>
      </section>
      <section className="portal-card certificate-preview" aria-label={title}>
        <DocumentView certificateId={certificateId} title={title} />
      </section>
    </div>
  );
}
