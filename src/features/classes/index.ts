import type { RouteObject } from 'react-router-dom';

const lazy = async () => ({ Component: (await import('./classes/ClassScreen')).ClassScreen });

/** A screen with two addresses (SHELL-15). */
export const classRoutes: RouteObject[] = [
  { path: 'classes', lazy },
  { path: 'class-section', lazy },
  {
    path: 'classes/fees',
    lazy: async () => ({ Component: (await import('./fee-grid/FeeGridScreen')).FeeGridScreen }),
  },
  {
    path: 'classes/opening-balances',
    lazy: async () => ({ Component: (await import('./opening/OpeningScreen')).OpeningScreen }),
  },
];
