import { Menu } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSignedInUser } from '@/shared/access';
import { StoredImage } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { visibleMenu, type MenuEntry, type MenuGroup } from '../menu';
import { appWords, menuWords } from '../words';

const isGroup = (entry: MenuEntry | MenuGroup): entry is MenuGroup => 'items' in entry;

const itemOf = ({ label, to }: { label: string; to: string }) => ({ key: to, label: <Link to={to}>{label}</Link> });

/** The entry a screen belongs to: the longest address its own begins with. */
function keyOf(pathname: string, entries: readonly (MenuEntry | MenuGroup)[]): string | undefined {
  const here = pathname === '/' ? '/dashboard' : pathname;
  const keys = entries.flatMap((entry) => (isGroup(entry) ? entry.items.map(({ to }) => to) : [entry.to]));
  return keys.filter((key) => here === key || here.startsWith(`${key}/`)).sort((a, b) => b.length - a.length)[0];
}

/** Groups take a Tab as links do: the component library leaves them to the arrow keys, and gives the list a Tab that does nothing. */
function useGroupStops(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const groups = menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"][aria-haspopup]') ?? [];
    for (const group of groups) group.tabIndex = 0;
  });
}

export function SideMenu() {
  const words = useWords(appWords);
  const user = useSignedInUser();
  const { pathname } = useLocation();
  const entries = visibleMenu(user, useWords(menuWords));
  const selected = keyOf(pathname, entries);
  const home = entries.find((entry) => isGroup(entry) && entry.items.some(({ to }) => to === selected));
  // The group of the current screen is open until the user opens another one from it.
  const [chosen, setChosen] = useState<{ at: string | undefined; open: string | undefined }>();
  const open = chosen && chosen.at === home?.label ? chosen.open : home?.label;
  const menu = useRef<HTMLElement>(null);
  useGroupStops(menu);
  const school = user?.isPlatform ? words.title : (user?.schoolName ?? '');

  return (
    <nav ref={menu} className="shell-menu" aria-label={words.menu}>
      <div className="shell-school">
        <StoredImage url={user?.isPlatform ? null : user?.schoolLogoUrl} alt={words.logoOf(school)} width={40} />
        <span>{school}</span>
      </div>
      {entries.length === 0 ? (
        <p className="shell-no-menu">{words.noMenu}</p>
      ) : (
        <Menu
          tabIndex={-1}
          mode="inline"
          selectedKeys={selected === undefined ? [] : [selected]}
          openKeys={open === undefined ? [] : [open]}
          // Only one group is expanded at a time (SHELL-37).
          onOpenChange={(keys) => setChosen({ at: home?.label, open: keys.find((key) => key !== open) })}
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
