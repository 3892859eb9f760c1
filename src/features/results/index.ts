import type { RouteObject } from 'react-router-dom';

export const resultRoutes: RouteObject[] = [
  {
    path: 'results/config',
    lazy: async () => ({ Component: (await import('./config/ConfigScreen')).ConfigScreen }),
  },
  {
    path: 'results/marks-config',
    lazy: async () => ({ Component: (await import('./marks-config/MarksConfigScreen')).MarksConfigScreen }),
  },
  {
    path: 'results/upload',
    lazy: async () => ({ Component: (await import('./upload/UploadScreen')).UploadScreen }),
  },
  {
    path: 'results/remarks',
    lazy: async () => ({ Component: (await import('./remarks/RemarksScreen')).RemarksScreen }),
  },
  {
    path: 'results/control',
    lazy: async () => ({ Component: (await import('./control/ControlScreen')).ControlScreen }),
  },
  {
    path: 'results/promotion',
    lazy: async () => ({ Component: (await import('./promotion/PromotionScreen')).PromotionScreen }),
  },
  {
    path: 'results/rules',
    lazy: async () => ({ Component: (await import('./rules/RulesScreen')).RulesScreen }),
  },
];
