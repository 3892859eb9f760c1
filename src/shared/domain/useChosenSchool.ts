import { useSelector } from 'react-redux';
import { useListActiveSchoolsQuery } from '@/api/schools';
import { useOwnSchool, useSignedInUser } from '../access';
import type { LastSchoolState } from './lastSchoolSlice';

/** The school of the user, or the one that a platform user chose last, if it is active; undefined while loading. */
export function useChosenSchool(): number | undefined {
  const own = useOwnSchool();
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const last = useSelector((state: { lastSchoolId: LastSchoolState }) => state.lastSchoolId.schoolId);
  const { data: schools } = useListActiveSchoolsQuery(undefined, { skip: !isPlatform });
  return own ?? schools?.find(({ schoolId }) => schoolId === last)?.schoolId;
}
