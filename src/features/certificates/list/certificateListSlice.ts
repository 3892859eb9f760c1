import { VALUES } from '@/api/catalogue';
import { CERTIFICATE_FIELDS, type CertificateFilter, type CertificateType } from '@/api/certificates';
import { ALL } from '@/shared/domain';
import { createList } from '@/shared/filters';
import { defineFields } from '@/shared/forms';
import { present } from '@common/present';

/** The filters of the list as its fields contain them; -1 and ALL are 'All'. */
export interface CertificateFilters {
  readonly schoolId: number | undefined;
  readonly certificateType: CertificateType | 'ALL';
  readonly sessionId: number;
  readonly searchText: string;
}

const START: CertificateFilters = { schoolId: undefined, certificateType: 'ALL', sessionId: ALL, searchText: '' };

export const certificateList = createList<CertificateFilters>({
  name: 'certificateList',
  start: START,
  parents: { sessionId: 'schoolId' },
  kinds: { schoolId: 'id', certificateType: VALUES.CertificateType, sessionId: 'id' },
});

export const isCertificateFilters = (
  handed: Record<string, unknown>,
): handed is Record<string, unknown> & CertificateFilters => 'certificateType' in handed;

export const filterFields = defineFields(CERTIFICATE_FIELDS.CertificateFilter);

/** Resets the filters that may hide the certificate that is searched for. */
export const WIDEST: Partial<CertificateFilters> = { certificateType: 'ALL', sessionId: ALL };

export const isWidest = ({ certificateType, sessionId }: CertificateFilters): boolean =>
  certificateType === 'ALL' && sessionId === ALL;

/** The filter as the contract takes it. */
export const requestOf = (filters: CertificateFilters): CertificateFilter => ({
  schoolId: present(filters.schoolId, 'school'),
  ...(filters.certificateType === 'ALL' ? {} : { type: filters.certificateType }),
  ...(filters.sessionId === ALL ? {} : { sessionId: filters.sessionId }),
  ...(filters.searchText.trim() === '' ? {} : { searchText: filters.searchText.trim() }),
});
