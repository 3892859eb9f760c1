import { Outlet, useOutletContext } from 'react-router-dom';
import { useHandedList } from '@/shared/lists';
import { certificateList, isCertificateFilters } from './certificateListSlice';

/** The layout of the screens of certificates: it restores the filters of the list after a reload. */
export function HandedFilters() {
  useHandedList(certificateList, isCertificateFilters);
  return <Outlet context={useOutletContext()} />;
}
