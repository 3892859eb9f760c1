import type { RouteObject } from 'react-router-dom';

export const resultRoutes: RouteObject[] = [
  {
    path: 'results/marks-config',
    lazy: async () => ({ Component: (await import('./marks-config/MarksConfigScreen')).MarksConfigScreen }),
  },
];
