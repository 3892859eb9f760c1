import { Outlet, useOutletContext } from 'react-router-dom';
import { useHandedList } from '@/shared/lists';
import { isStudentFilters, studentList } from './studentListSlice';

/** The layout of the screens of students: it restores the filters of the list after a reload (STUDENT-30). */
export function HandedFilters() {
  useHandedList(studentList, isStudentFilters);
  return <Outlet context={useOutletContext()} />;
}
