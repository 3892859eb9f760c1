import type { RouteObject } from 'react-router-dom';

const list = async () => ({ Component: (await import('./list/StudentListScreen')).StudentListScreen });
const form = () => import('./form/StudentFormScreen');

const screens: RouteObject[] = [
  { path: 'students/list', lazy: list },
  { path: 'students/lists', lazy: list },
  { path: 'students/register', lazy: async () => ({ Component: (await form()).RegisterStudentScreen }) },
  { path: 'students/edit', lazy: async () => ({ Component: (await form()).EditStudentScreen }) },
  {
    path: 'students/view',
    lazy: async () => ({ Component: (await import('./form/StudentViewScreen')).StudentViewScreen }),
  },
  {
    path: 'students/import',
    lazy: async () => ({ Component: (await import('./import/ImportScreen')).ImportScreen }),
  },
  {
    path: 'students/tc-list',
    lazy: async () => ({ Component: (await import('./tc-list/TcListScreen')).TcListScreen }),
  },
  {
    path: 'students/strike-off',
    lazy: async () => ({ Component: (await import('./strike-off/StrikeOffScreen')).StrikeOffScreen }),
  },
  {
    path: 'students/update-session',
    lazy: async () => ({
      Component: (await import('./update-session/SessionDetailsScreen')).SessionDetailsScreen,
    }),
  },
];

const handedFilters = async () => ({ Component: (await import('./list/HandedFilters')).HandedFilters });

export const studentRoutes: RouteObject[] = [{ lazy: handedFilters, children: screens }];
