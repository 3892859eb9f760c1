import type { RouteObject } from 'react-router-dom';

export const schoolRoutes: RouteObject[] = [
  { path: 'schools', lazy: async () => ({ Component: (await import('./list/SchoolListScreen')).SchoolListScreen }) },
  { path: 'schools/add', lazy: async () => ({ Component: (await import('./form/SchoolFormScreen')).AddSchoolScreen }) },
  {
    path: 'schools/edit',
    lazy: async () => ({ Component: (await import('./form/SchoolFormScreen')).EditSchoolScreen }),
  },
  {
    path: 'schools/set-up',
    lazy: async () => ({ Component: (await import('./set-up/SetupScreen')).SetupScreen }),
  },
  {
    path: 'schools/view',
    lazy: async () => ({ Component: (await import('./form/SchoolViewScreen')).SchoolViewScreen }),
  },
];
