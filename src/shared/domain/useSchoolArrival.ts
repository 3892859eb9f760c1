import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

const SCHOOL = 'schoolId';

/** The address of a screen with the school that it chooses on arrival. */
export const addressIn = (path: string, schoolId: number | undefined): string =>
  schoolId === undefined ? path : `${path}#${SCHOOL}=${schoolId}`;

function schoolIn(hash: string): number | undefined {
  const text = new URLSearchParams(hash.slice(1)).get(SCHOOL) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * Chooses the school in the fragment of the address and removes the fragment, so that a reload keeps a later choice. True until
 * then: the records of the school before are not to be shown.
 */
export function useSchoolArrival(choose: (schoolId: number) => void): boolean {
  const { hash, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const schoolId = schoolIn(hash);
  useEffect(() => {
    if (schoolId === undefined) return;
    choose(schoolId);
    void navigate({ pathname, search, hash: '' }, { replace: true, state });
  }, [schoolId, choose, navigate, pathname, search, state]);
  return schoolId !== undefined;
}
