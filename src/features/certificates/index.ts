import type { RouteObject } from 'react-router-dom';

const screens: RouteObject[] = [
  {
    path: 'certificates',
    lazy: async () => ({ Component: (await import('./list/CertificateListScreen')).CertificateListScreen }),
  },
  {
    path: 'certificates/new',
    lazy: async () => ({ Component: (await import('./new/NewCertificateScreen')).NewCertificateScreen }),
  },
];

const handedFilters = async () => ({ Component: (await import('./list/HandedFilters')).HandedFilters });

export const certificateRoutes: RouteObject[] = [{ lazy: handedFilters, children: screens }];
