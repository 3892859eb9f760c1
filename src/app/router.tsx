import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { loginRoute } from '@/features/auth';
import { certificateRoutes } from '@/features/certificates';
import { classRoutes } from '@/features/classes';
import { homeRoutes } from '@/features/home';
import { receiptRoutes } from '@/features/receipts';
import { reportRoutes } from '@/features/reports';
import { resultRoutes } from '@/features/results';
import { schoolRoutes } from '@/features/schools';
import { sessionRoutes } from '@/features/sessions';
import { studentRoutes } from '@/features/students';
import { subjectRoutes } from '@/features/subjects';
import { teacherRoutes } from '@/features/teachers';
import { paths } from '@/shared/navigation/paths';
import { Redirect } from '@/shared/navigation/Redirect';
import { AuthGate } from './AuthGate';
import { Boot } from './Boot';
import { BrokenScreen } from './BrokenScreen';
import { noteSignIn, preloadScreen } from './preload';

/** The id of the route that frames all signed-in screens. */
export const SHELL = 'shell';

const loadShell = () => import(/* webpackChunkName: "shell" */ './shell/Shell');

/** On the first key at the login page: loads what the sign-in opens. */
export function prepareSignIn(): void {
  noteSignIn();
  void loadShell();
  void preloadScreen(routes, paths.dashboard);
}

/** All addresses of the portal. Only '/auth/login' is public; routes require a sign-in but check no privilege (SHELL-11). */
export const routes: RouteObject[] = [
  {
    HydrateFallback: Boot,
    ErrorBoundary: BrokenScreen,
    children: [
      loginRoute(prepareSignIn),
      { path: 'login', element: <Redirect to={paths.login} /> },
      {
        element: <AuthGate />,
        children: [
          {
            id: SHELL,
            lazy: async () => ({ Component: (await loadShell()).Shell }),
            ErrorBoundary: BrokenScreen,
            children: [
              {
                // A failed screen does not remove the menu.
                ErrorBoundary: BrokenScreen,
                children: [
                  ...homeRoutes,
                  { path: 'change-password', element: <Redirect to={paths.changePassword} /> },
                  ...schoolRoutes,
                  ...sessionRoutes,
                  ...classRoutes,
                  ...subjectRoutes,
                  ...studentRoutes,
                  ...certificateRoutes,
                  ...receiptRoutes,
                  ...resultRoutes,
                  ...reportRoutes,
                  ...teacherRoutes,
                ],
              },
            ],
          },
          { path: '*', element: <Redirect to={paths.dashboard} /> },
        ],
      },
    ],
  },
];

export const createPortalRouter = (of: RouteObject[] = routes) => createBrowserRouter(of);
export type PortalRouter = ReturnType<typeof createPortalRouter>;
