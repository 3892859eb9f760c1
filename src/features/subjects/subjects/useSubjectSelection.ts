import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useClassSelection, type ClassSelectionState } from '@/shared/domain';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { selectSubjectTab, tabChanged, TABS, type SubjectTab } from './subjectSlice';

interface SubjectSelection extends ClassSelectionState {
  readonly tab: SubjectTab;
}

/** The class selection of the screen (SUBJECT-02), with the tab in the same address. */
export function useSubjectSelection(): SubjectSelection {
  const { sessionsFailed, classesFailed, initialFailed } = useWords(subjectWords);
  const dispatch = useDispatch();
  const tab = useSelector(selectSubjectTab);
  const onArrival = useCallback(
    (named: string | undefined) => void dispatch(tabChanged(TABS.find((one) => one === named) ?? TABS[0])),
    [dispatch],
  );
  const words = { sessions: sessionsFailed, classes: classesFailed, both: initialFailed };
  return { ...useClassSelection({ words, tab: { tab, tabs: TABS, onArrival } }), tab };
}
