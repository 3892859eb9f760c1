import { useState } from 'react';
import type { Certificate, CertificateType } from '@/api/certificates';
import { useHolds } from '@/shared/access';
import { StudentSearchDialog } from '@/shared/domain';
import type { CertificateHandover } from '@/shared/navigation';
import { useNewCertificate } from '../useNewCertificate';
import { CertificateEditor } from './CertificateEditor';
import { IssuedCertificate } from './IssuedCertificate';

interface CertificateDeskProps {
  readonly handed: CertificateHandover;
  readonly types: readonly CertificateType[];
  /** the initially selected type */
  readonly type: CertificateType;
}

/** The form with its preview; after the issue, the certificate with its document. */
export function CertificateDesk({ handed, types, type }: CertificateDeskProps) {
  const [issued, setIssued] = useState<Certificate>();
  const holds = useHolds();
  const { from, filters, schoolId, sessionId } = handed;
  const next = useNewCertificate(filters, {
    type: issued?.type ?? type,
    ...(from !== undefined && { from }),
  });
  return (
    <>
      {issued ? (
        <IssuedCertificate
          certificate={issued}
          handed={handed}
          onNext={holds('LIST_STUDENT') ? next.search : undefined}
        />
      ) : (
        <CertificateEditor handed={handed} types={types} type={type} onIssued={setIssued} />
      )}
      <StudentSearchDialog {...next.dialog} schoolId={schoolId} startSessionId={issued?.sessionId ?? sessionId} />
    </>
  );
}
