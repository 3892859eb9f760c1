import type { RouteObject } from 'react-router-dom';

export const subjectRoutes: RouteObject[] = [
  { path: 'subjects', lazy: async () => ({ Component: (await import('./subjects/SubjectScreen')).SubjectScreen }) },
];
