import type { RouteObject } from 'react-router-dom';

const screens: RouteObject[] = [
  {
    path: 'receipts/management',
    lazy: async () => ({ Component: (await import('./management/ReceiptScreen')).ReceiptScreen }),
  },
  {
    path: 'receipts/fee',
    lazy: async () => ({ Component: (await import('./fee/FeeReceiptScreen')).FeeReceiptScreen }),
  },
  {
    path: 'receipts/day-close',
    lazy: async () => ({ Component: (await import('./day-close/DayCloseScreen')).DayCloseScreen }),
  },
  {
    path: 'receipts/confirm',
    lazy: async () => ({ Component: (await import('./confirm/ConfirmScreen')).ConfirmScreen }),
  },
];

const handedFilters = async () => ({ Component: (await import('./management/HandedFilters')).HandedFilters });

export const receiptRoutes: RouteObject[] = [{ lazy: handedFilters, children: screens }];
