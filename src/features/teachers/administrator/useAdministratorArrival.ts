import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** The fragment of an address that opens the dialog. */
const FRAGMENT = '#administrator';

/** Opens the dialog of the fragment after the school is loaded, and removes the fragment, so that a reload does not open it again. */
export function useAdministratorArrival(schoolId: number | undefined, show: (schoolId: number) => void): void {
  const { hash, key, pathname, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (hash !== FRAGMENT || schoolId === undefined || opened.current === key) return;
    opened.current = key;
    show(schoolId);
    void navigate({ pathname, hash: '' }, { replace: true, state });
  }, [hash, key, schoolId, show, navigate, pathname, state]);
}
