import { MenuOutlined, MoonOutlined, SunOutlined, UserOutlined } from '@ant-design/icons';
import { Avatar, Button, Dropdown } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useSignedInUser } from '@/shared/access';
import { paths } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { FinderButton } from '../finder/FinderButton';
import type { PortalDispatch, PortalState } from '../store';
import { themeToggled } from '../themeSlice';
import { appWords } from '../words';
import { ChosenSchool } from './ChosenSchool';
import { useLogout } from './useLogout';

interface TopBarProps {
  /** on narrow screens, where the drawer opens on demand and contains the choice of a school */
  readonly onOpenMenu: (() => void) | undefined;
  readonly onOpenFinder: () => void;
}

export function TopBar({ onOpenMenu, onOpenFinder }: TopBarProps) {
  const words = useWords(appWords);
  return (
    <header className="shell-bar">
      {onOpenMenu && (
        <Button type="text" icon={<MenuOutlined aria-hidden />} aria-label={words.openMenu} onClick={onOpenMenu} />
      )}
      <img className="shell-mark" src="/images/icon.svg" alt="" width={28} height={28} />
      <span className="shell-title">{words.title}</span>
      <FinderButton onOpen={onOpenFinder} />
      {!onOpenMenu && <ChosenSchool />}
      <ThemeToggle />
      <AccountMenu />
    </header>
  );
}

function ThemeToggle() {
  const words = useWords(appWords);
  const dispatch = useDispatch<PortalDispatch>();
  const dark = useSelector((state: PortalState) => state.theme.mode) === 'dark';
  return (
    <Button
      type="text"
      icon={dark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
      aria-label={dark ? words.toLight : words.toDark}
      onClick={() => dispatch(themeToggled())}
    />
  );
}

function AccountMenu() {
  const words = useWords(appWords);
  const navigate = useNavigate();
  const user = useSignedInUser();
  const name = user?.displayName || user?.userName || '';
  const { dialog, logOut } = useLogout();
  return (
    <>
      <Dropdown
        trigger={['click']}
        autoFocus
        placement="bottomRight"
        menu={{
          items: [
            { key: 'profile', label: words.profile, onClick: () => void navigate(paths.profile) },
            { key: 'logout', label: words.logout, onClick: () => void logOut() },
          ],
        }}
      >
        <Button type="text" className="shell-account" aria-label={words.accountOf(name)} aria-haspopup="menu">
          <Avatar size={26} icon={<UserOutlined aria-hidden />} />
          <span className="shell-account-name">{name}</span>
        </Button>
      </Dropdown>
      {dialog}
    </>
  );
}
