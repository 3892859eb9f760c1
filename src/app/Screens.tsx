import { RouterProvider } from 'react-router-dom';
import { PortalRoutes } from './preload';
import { createPortalRouter, type PortalRouter } from './router';

export { prepareSignIn } from './router';

/** All screens of the portal, each at its address. */
export function Screens({ router }: { readonly router: PortalRouter }) {
  return (
    <PortalRoutes value={router.routes}>
      <RouterProvider router={router} />
    </PortalRoutes>
  );
}

/** The screens at the address of the browser, once the code of the first one is loaded. */
export async function openScreens() {
  const router = createPortalRouter();
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) finish();
    });
    const finish = () => {
      stop();
      resolve();
    };
    if (router.state.initialized) finish();
  });
  return { default: () => <Screens router={router} /> };
}
