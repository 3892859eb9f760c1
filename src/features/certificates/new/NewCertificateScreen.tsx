import type { CertificateType } from '@/api/certificates';
import { paths, Redirect, useCertificateHandover } from '@/shared/navigation';
import { PageFrame, useRecordKey } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import { useTypes } from '../useTypes';
import { CertificateDesk } from './CertificateDesk';

/** The requested type, otherwise the most frequent one; undefined for users who may issue none. */
const startType = (
  types: readonly CertificateType[],
  wanted: CertificateType = 'BONAFIDE',
): CertificateType | undefined => types.find((type) => type === wanted) ?? types[0];

/** A new certificate of a student; opens the list of certificates if the navigation state has no student. */
export function NewCertificateScreen() {
  const words = useWords(newWords);
  const handed = useCertificateHandover();
  const key = useRecordKey();
  const types = useTypes();
  const start = startType(types, handed?.type);
  if (!handed) return <Redirect to={paths.certificates} />;
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
