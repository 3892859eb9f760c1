import type { RouteObject } from 'react-router-dom';

export const sessionRoutes: RouteObject[] = [
  { path: 'sessions', lazy: async () => ({ Component: (await import('./sessions/SessionScreen')).SessionScreen }) },
  {
    path: 'sessions/next',
    lazy: async () => ({ Component: (await import('./next/NextSessionScreen')).NextSessionScreen }),
  },
];
