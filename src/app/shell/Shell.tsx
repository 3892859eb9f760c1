import { App, ConfigProvider, Drawer } from 'antd';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { SetupReturn } from '@/shared/domain';
import { labelContains } from '@/shared/lib/contains';
import type { ShellContext } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { forgetLeftRows, ProgressBar } from '@/shared/ui';
import { FinderDialog } from '../finder/FinderDialog';
import { useFinder } from '../finder/useFinder';
import { KeyboardDialog } from '../keyboard/KeyboardDialog';
import { useKeyboardDialog } from '../keyboard/useKeyboardDialog';
import type { PortalState } from '../store';
import '../portal.css';
import { portalTheme } from '../theme';
import { appWords } from '../words';
import { useIsWide, useReducedMotion } from './media';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useClearButtons } from './useClearButtons';
import { useKeptFocus } from './useKeptFocus';
import { useNewUserMessage } from './useNewUserMessage';
import { usePreload } from './usePreload';
import { useTabRound } from './useTabRound';

/** The side drawer's width in pixels (SHELL-32). */
export const DRAWER_WIDTH = 240;

/** Their distance from the edge is that of their list. */
const MESSAGES = { top: 0, bottom: 0 };

/** The frame of every signed-in screen. The component library begins here: the login page does without it. */
export function Shell() {
  return (
    <Surroundings>
      <Frame />
    </Surroundings>
  );
}

/** What every signed-in screen takes from the component library: theme, messages, dialogs, lists that are typed in. */
export function Surroundings({ children }: { readonly children: ReactNode }) {
  const mode = useSelector((state: PortalState) => state.theme.mode);
  const theme = portalTheme(mode, { motion: !useReducedMotion() });
  return (
    // Typing chooses in every list, as at a counter nobody reaches for the mouse.
    <ConfigProvider theme={theme} select={{ showSearch: { filterOption: labelContains } }}>
      <App className="shell-app" notification={MESSAGES}>
        {children}
      </App>
    </ConfigProvider>
  );
}

/** Without a navigation, which would drop the navigation state of the screen and with it the record. */
function skipTo(content: HTMLElement | null, event: MouseEvent): void {
  event.preventDefault();
  content?.focus();
}

function Frame() {
  const words = useWords(appWords);
  const wide = useIsWide();
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  useNewUserMessage();
  useTabRound();
  useEffect(() => forgetLeftRows, []);
  useClearButtons();
  usePreload();
  const finder = useFinder();
  const keyboard = useKeyboardDialog();
  const showKeyboard = () => {
    finder.close();
    keyboard.show();
  };
  // Opened for one address: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <div className="shell">
      <a className="shell-skip" href="#content" onClick={(event) => skipTo(content.current, event)}>
        {words.skip}
      </a>
      <NavigationProgress />
      <TopBar onOpenMenu={wide ? undefined : () => setOpenAt(pathname)} onOpenFinder={() => finder.show()} />
      {wide ? (
        <aside className="shell-drawer" style={{ width: DRAWER_WIDTH }}>
          <SideMenu />
        </aside>
      ) : (
        <Drawer
          open={openAt === pathname}
          onClose={() => setOpenAt(null)}
          placement="left"
          size={DRAWER_WIDTH}
          closable={false}
          aria-label={words.menu}
          styles={{ body: { padding: 0 } }}
        >
          <SideMenu choosesSchool />
        </Drawer>
      )}
      <main ref={content} id="content" className="shell-content" tabIndex={-1}>
        <SetupReturn />
        <Outlet context={{ openFinder: finder.show } satisfies ShellContext} />
      </main>
      {finder.typed !== undefined && (
        <FinderDialog typed={finder.typed} onClose={finder.close} onKeyboard={showKeyboard} />
      )}
      <KeyboardDialog open={keyboard.open} onClose={keyboard.close} />
    </div>
  );
}

/**
 * A component of its own, so that the frame is not rendered for each state of a navigation. The bar is always in the page, because
 * adding it would restyle the whole screen.
 */
const NavigationProgress = () => <ProgressBar hidden={useNavigation().state === 'idle'} />;
