import type { CertificateType } from '@/api/certificates';
import { useHolds } from '@/shared/access';

/** The types of certificates that the user may issue and view. */
export function useTypes(): readonly CertificateType[] {
  const holds = useHolds();
  return [
    ...(holds('TC_STUDENTS_LIST') ? (['TRANSFER'] as const) : []),
    ...(holds('LIST_STUDENT') ? (['BONAFIDE', 'CHARACTER'] as const) : []),
  ];
}
