import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useHolds } from '@/shared/access';
import type { EditedEntry } from '../classes/useClassActions';
import type { ClassList } from '../classes/useClassList';

/** The fragment of an address that opens the dialog. */
const FRAGMENT = '#standard';

/** Opens the dialog of the fragment once the classes are refetched, and removes the fragment, so that a reload does not open it again. */
export function useStandardArrival({ classes, state: load }: ClassList, show: (edited: EditedEntry) => void): void {
  const { hash, key, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const mayAdd = useHolds()('ADD_CLASS');
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (hash !== FRAGMENT || !mayAdd || load.kind !== 'ready' || !classes || opened.current === key) return;
    opened.current = key;
    show({ kind: 'standard' });
    void navigate({ pathname, search, hash: '' }, { replace: true, state });
  }, [hash, mayAdd, load.kind, classes, key, show, navigate, pathname, search, state]);
}
