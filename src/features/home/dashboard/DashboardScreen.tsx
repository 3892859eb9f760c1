import { RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useOwnSchool, useSignedInUser } from '@/shared/access';
import { SetupChecklist } from '@/shared/domain';
import { KeptDrafts } from '@/shared/drafts';
import { useShortcuts } from '@/shared/navigation';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';
import { Desk } from './Desk';
import { FirstSchool } from './FirstSchool';
import { useSettingUp } from './useSettingUp';

/**
 * Greets by name, else by e-mail, else as 'User' (SHELL-24). Shows frequent tasks and the screens of the user's menu; the set-up
 * until the school has its first active session.
 */
export function DashboardScreen() {
  const words = useWords(homeWords);
  const user = useSignedInUser();
  const ownSchool = useOwnSchool();
  const shortcuts = useShortcuts();
  const settingUp = useSettingUp(ownSchool);
  const name = user?.displayName || user?.email || words.unnamedUser;
  const scope = user?.isPlatform ? words.allSchools : user?.schoolName;
  return (
    <PageFrame title={words.welcome(name)} trail={[{ label: words.dashboard }]} description={scope}>
      <KeptDrafts />
      {settingUp && <SetupChecklist schoolId={settingUp} />}
      {!settingUp && ownSchool !== undefined && <Desk schoolId={ownSchool} />}
      {user?.isPlatform && <FirstSchool />}
      {!settingUp && shortcuts.length > 0 && (
        <nav aria-label={words.shortcuts} className="dashboard-shortcuts">
          {shortcuts.map(({ label, group, to }) => (
            <Link key={to} to={to} className="portal-card dashboard-shortcut">
              <span className="dashboard-group">{group}</span>
              <span className="dashboard-label">{label}</span>
              <RightOutlined aria-hidden className="dashboard-arrow" />
            </Link>
          ))}
        </nav>
      )}
    </PageFrame>
  );
}
