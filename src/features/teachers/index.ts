import type { RouteObject } from 'react-router-dom';

const form = () => import('./form/TeacherFormScreen');

export const teacherRoutes: RouteObject[] = [
  {
    path: 'teachers/list',
    lazy: async () => ({ Component: (await import('./list/TeacherListScreen')).TeacherListScreen }),
  },
  { path: 'teachers/register', lazy: async () => ({ Component: (await form()).RegisterTeacherScreen }) },
  { path: 'teachers/edit', lazy: async () => ({ Component: (await form()).EditTeacherScreen }) },
  {
    path: 'teachers/import',
    lazy: async () => ({ Component: (await import('./import/TeacherImportScreen')).TeacherImportScreen }),
  },
  {
    path: 'teachers/permission',
    lazy: async () => ({ Component: (await import('./permission/PermissionScreen')).PermissionScreen }),
  },
];
