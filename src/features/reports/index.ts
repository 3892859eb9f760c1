import type { RouteObject } from 'react-router-dom';
import { reportCatalogue } from './catalogue';

export { reportCatalogue, reportTitles } from './catalogue';

export const reportRoutes: RouteObject[] = [
  {
    path: 'reports/pending-fees',
    lazy: async () => ({ Component: (await import('./pending-fees/PendingFeesScreen')).PendingFeesScreen }),
  },
  {
    path: 'reports/discount-report',
    lazy: async () => ({ Component: (await import('./discount-report/DiscountReportScreen')).DiscountReportScreen }),
  },
  ...reportCatalogue.map((entry): RouteObject => ({
    path: entry.path.slice(1),
    lazy: async () => ({ Component: (await import('./school/SchoolReportScreen')).screenOf(entry) }),
  })),
];
