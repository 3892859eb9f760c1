import type { RouteObject } from 'react-router-dom';
import { routes } from '@/app/router';

const addressesOf = (below: readonly RouteObject[], base = ''): string[] =>
  below.flatMap((route) => {
    const here = route.path === undefined ? base : `${base}/${route.path}`;
    if (route.children) return addressesOf(route.children, here);
    return route.path === '*' ? [] : [here || '/'];
  });

/** Every address of the router, without the one for unknown addresses. */
export const ADDRESSES: readonly string[] = addressesOf(routes);

/** The navigation state of the screens that need a record. */
export const RECORDS = {
  school: { schoolId: 1, schoolName: 'Saraswati Vidya Mandir' },
  teacher: { teacherId: 1, userId: 6, teacherName: 'Kavita Meena' },
  student: { studentId: 1, studentCode: 1000, studentName: 'x' },
  schoolId: 1,
  sessionId: 2,
  filters: null,
};
