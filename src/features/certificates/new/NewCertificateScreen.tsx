import { Navigate, useLocation } from 'react-router-dom';
import type { CertificateType } from '@/api/certificates';
import { paths, useCertificateHandover } from '@/shared/navigation';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import { useTypes } from '../useTypes';
import { CertificateDesk } from './CertificateDesk';

/** The wanted type, else the one that is issued most often; undefined for users who may issue none. */
const startType = (
  types: readonly CertificateType[],
  wanted: CertificateType = 'BONAFIDE',
): CertificateType | undefined => types.find((type) => type === wanted) ?? types[0];

/** A new certificate of one student; without a student that was handed over, the list of certificates opens. */
export function NewCertificateScreen() {
  const words = useWords(newWords);
  const handed = useCertificateHandover();
  const { key } = useLocation();
  const types = useTypes();
  const start = startType(types, handed?.type);
  if (!handed) return <Navigate to={paths.certificates} replace />;
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.list, to: paths.certificates }, { label: words.title }]}
      {...(start === undefined && { state: { kind: 'refused' } as const })}
    >
      {start !== undefined && <CertificateDesk key={key} handed={handed} types={types} type={start} />}
    </PageFrame>
  );
}
