import { use, useEffect } from 'react';
import { useSignedInUser } from '@/shared/access';
import { useWords } from '@/shared/words';
import { visibleMenu } from '../menu';
import { beganAtLogin, frequentScreens, PortalRoutes, preloadWhenIdle } from '../preload';
import { menuWords } from '../words';

/** After a sign-in, loads the code of the screens that the user opens most often. A reload opens its screen without them. */
export function usePreload(): void {
  const user = useSignedInUser();
  const words = useWords(menuWords);
  const routes = use(PortalRoutes);
  useEffect(() => {
    if (!beganAtLogin()) return;
    return preloadWhenIdle(routes, frequentScreens(visibleMenu(user, words)));
  }, [routes, user, words]);
}
