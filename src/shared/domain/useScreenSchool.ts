import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { schoolPicked } from './lastSchoolSlice';
import { useChosenSchool } from './useChosenSchool';

export interface ScreenSchool {
  /** undefined until a platform user has chosen one */
  readonly schoolId: number | undefined;
  readonly choose: (schoolId: number) => void;
}

/** The user's own school, or the one that a platform user chose on this or another screen (PRIVILEGE-12, PRIVILEGE-13). */
export function useScreenSchool(): ScreenSchool {
  const dispatch = useDispatch();
  const choose = useCallback((schoolId: number) => void dispatch(schoolPicked(schoolId)), [dispatch]);
  return { schoolId: useChosenSchool(), choose };
}
