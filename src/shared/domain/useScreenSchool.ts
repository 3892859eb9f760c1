import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { schoolPicked } from './lastSchoolSlice';
import { useChosenSchool } from './useChosenSchool';
import { useSchoolArrival } from './useSchoolArrival';

export interface ScreenSchool {
  /** undefined until a platform user has chosen one */
  readonly schoolId: number | undefined;
  readonly choose: (schoolId: number) => void;
}

/** The user's own school, or the one that a platform user chose on this or another screen, or of the address (PRIVILEGE-12, PRIVILEGE-13). */
export function useScreenSchool(): ScreenSchool {
  const dispatch = useDispatch();
  const choose = useCallback((schoolId: number) => void dispatch(schoolPicked(schoolId)), [dispatch]);
  const chosen = useChosenSchool();
  return { schoolId: useSchoolArrival(choose) ? undefined : chosen, choose };
}
