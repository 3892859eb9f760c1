import type { RouteObject } from 'react-router-dom';

export const receiptRoutes: RouteObject[] = [
  { path: 'receipts/fee', lazy: async () => ({ Component: (await import('./fee/ReceiptScreen')).ReceiptScreen }) },
];
