// The portal's routes with a frame that has no menu and no top bar, for tests of screens alone.
import { useRef } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Surroundings } from '@/app/shell/Shell';
import { useKeptFocus } from '@/app/shell/useKeptFocus';

function BareFrame() {
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  return (
    <main ref={content} id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

const BareShell = () => (
  <Surroundings>
    <BareFrame />
  </Surroundings>
);

/** The same routes; the one named `shell` has the bare frame. */
export function bareShell(routes: RouteObject[], shell: string): RouteObject[] {
  return routes.map((route): RouteObject => {
    const children = route.children && bareShell(route.children, shell);
    const { lazy: _lazy, ...rest } = route;
    const own = route.id === shell ? { ...rest, Component: BareShell } : route;
    return children ? ({ ...own, children } as RouteObject) : own;
  });
}
