import { Navigate, useLocation } from 'react-router-dom';
import { paths, useCertificateHandover } from '@/shared/navigation';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import { useTypes } from '../useTypes';
import { CertificateDesk } from './CertificateDesk';

/** A new certificate of one student; without a student that was handed over, the list of certificates opens. */
export function NewCertificateScreen() {
  const words = useWords(newWords);
  const handed = useCertificateHandover();
  const { key } = useLocation();
  const types = useTypes();
  const [first] = types;
  if (!handed) return <Navigate to={paths.certificates} replace />;
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.list, to: paths.certificates }, { label: words.title }]}
      {...(first === undefined && { state: { kind: 'refused' } as const })}
    >
      {first !== undefined && (
        <CertificateDesk
          key={key}
          handed={handed}
          types={types}
          type={types.find((type) => type === handed.type) ?? first}
        />
      )}
    </PageFrame>
  );
}
