import { Menu } from 'antd';
import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSignedInUser } from '@/shared/access';
import { useLookupPreload } from '@/shared/domain';
import { StoredImage } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { visibleMenu, type MenuEntry, type MenuGroup } from '../menu';
import { PortalRoutes, preloadScreen } from '../preload';
import { appWords, menuWords } from '../words';
import { ChosenSchool } from './ChosenSchool';

const isGroup = (entry: MenuEntry | MenuGroup): entry is MenuGroup => 'items' in entry;

/** The code of a screen, and the look-ups of its list, are loaded when the pointer or the focus reaches its link. */
function ScreenLink({ label, to }: { readonly label: string; readonly to: string }) {
  const routes = use(PortalRoutes);
  const preloadLookups = useLookupPreload();
  const preload = () => {
    void preloadScreen(routes, to);
    preloadLookups();
  };
  return (
    <Link to={to} onPointerEnter={preload} onFocus={preload}>
      {label}
    </Link>
  );
}

const itemOf = ({ label, to }: { label: string; to: string }) => ({
  key: to,
  label: <ScreenLink label={label} to={to} />,
});

/** The entry a screen belongs to: one of its records, else the longest address the screen's own begins with. */
function keyOf(pathname: string, entries: readonly (MenuEntry | MenuGroup)[]): string | undefined {
  const here = pathname === '/' ? '/dashboard' : pathname;
  const items = entries.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
  const list = items.find(({ records }) => records?.includes(here));
  const keys = items.map(({ to }) => to).filter((key) => here === key || here.startsWith(`${key}/`));
  return list?.to ?? keys.sort((a, b) => b.length - a.length)[0];
}

/** The open group: as the user left it, until a screen of another group opens. */
function useOpenGroup(home: string | undefined) {
  const [left, setLeft] = useState({ home, open: home });
  const open = home === undefined || home === left.home ? left.open : home;
  if (home !== undefined && home !== left.home) setLeft({ home, open: home });
  return { open, setOpen: (group: string | undefined) => setLeft({ home: home ?? left.home, open: group }) };
}

/** Groups take a Tab as links do: the component library leaves them to the arrow keys, and gives the list a Tab that does nothing. */
function useGroupStops(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const groups = menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"][aria-haspopup]') ?? [];
    for (const group of groups) group.tabIndex = 0;
  });
}

/** `choosesSchool`: contains the choice of a school, for which the top bar of a narrow screen has no room. */
export function SideMenu({ choosesSchool = false }: { readonly choosesSchool?: boolean }) {
  const words = useWords(appWords);
  const user = useSignedInUser();
  const { pathname } = useLocation();
  const entries = visibleMenu(user, useWords(menuWords));
  const selected = keyOf(pathname, entries);
  const home = entries.find((entry) => isGroup(entry) && entry.items.some(({ to }) => to === selected));
  const { open, setOpen } = useOpenGroup(home?.label);
  const menu = useRef<HTMLElement>(null);
  useGroupStops(menu);
  const school = user?.isPlatform ? words.title : (user?.schoolName ?? '');

  return (
    <nav ref={menu} className="shell-menu" aria-label={words.menu}>
      <div className="shell-school">
        <StoredImage url={user?.isPlatform ? null : user?.schoolLogoUrl} alt={words.logoOf(school)} width={40} />
        <span>{school}</span>
      </div>
      {choosesSchool && <ChosenSchool />}
      {entries.length === 0 ? (
        <p className="shell-no-menu">{words.noMenu}</p>
      ) : (
        <Menu
          tabIndex={-1}
          mode="inline"
          selectedKeys={selected === undefined ? [] : [selected]}
          openKeys={open === undefined ? [] : [open]}
          // Only one group is expanded at a time (SHELL-37).
          onOpenChange={(keys) => setOpen(keys.find((key) => key !== open))}
          items={entries.map((entry) =>
            isGroup(entry)
              ? { key: entry.label, label: entry.label, icon: entry.icon, children: entry.items.map(itemOf) }
              : { ...itemOf(entry), icon: entry.icon },
          )}
        />
      )}
    </nav>
  );
}
