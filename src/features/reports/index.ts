import type { RouteObject } from 'react-router-dom';

export const reportRoutes: RouteObject[] = [
  {
    path: 'reports/pending-fees',
    lazy: async () => ({ Component: (await import('./pending-fees/PendingFeesScreen')).PendingFeesScreen }),
  },
  {
    path: 'reports/discount-report',
    lazy: async () => ({ Component: (await import('./discount-report/DiscountReportScreen')).DiscountReportScreen }),
  },
];
