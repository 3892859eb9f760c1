import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useOutletContext } from 'react-router-dom';
import { useHandedFilters } from '@/shared/navigation';
import { filtersChanged, selectStudentList, UNTOUCHED } from './studentListSlice';

/** Around the screens of students: a reload of one forgets the list's filters; those handed over to it take their place (STUDENT-30). */
export function HandedFilters() {
  const dispatch = useDispatch();
  const handed = useHandedFilters();
  const forgotten = useSelector(selectStudentList) === UNTOUCHED;
  useEffect(() => {
    if (forgotten && handed) dispatch(filtersChanged(handed));
  }, [dispatch, forgotten, handed]);
  return <Outlet context={useOutletContext()} />;
}
