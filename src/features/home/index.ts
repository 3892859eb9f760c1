import type { RouteObject } from 'react-router-dom';

const dashboard = async () => ({
  Component: (await import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardScreen')).DashboardScreen,
});

export const homeRoutes: RouteObject[] = [
  { index: true, lazy: dashboard },
  { path: 'dashboard', lazy: dashboard },
  { path: 'profile', lazy: async () => ({ Component: (await import('./profile/ProfileScreen')).ProfileScreen }) },
  {
    path: 'profile/change-password',
    lazy: async () => ({ Component: (await import('./change-password/ChangePasswordScreen')).ChangePasswordScreen }),
  },
];
