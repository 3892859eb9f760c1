import { useSignedInUser } from '@/shared/access';
import { SetupChecklist, useChosenSchool } from '@/shared/domain';
import { KeptDrafts } from '@/shared/drafts';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';
import { Desk } from './Desk';
import { Figures } from './figures/Figures';
import { FirstSchool } from './FirstSchool';
import { useSettingUp } from './useSettingUp';

/**
 * Greets by name, otherwise by e-mail, otherwise as 'User' (SHELL-24). Shows the drafts, the finder, frequent tasks and the figures of
 * the active session, or the set-up until the school has its first one; for a platform user those of the chosen school.
 */
export function DashboardScreen() {
  const words = useWords(homeWords);
  const user = useSignedInUser();
  const schoolId = useChosenSchool();
  const settingUp = useSettingUp(schoolId);
  const name = user?.displayName || user?.email || words.unnamedUser;
  const scope = user?.isPlatform ? words.allSchools : user?.schoolName;
  return (
    <PageFrame title={words.welcome(name)} trail={[{ label: words.dashboard }]} description={scope}>
      <KeptDrafts />
      <Desk schoolId={settingUp === undefined ? schoolId : undefined} />
      {settingUp !== undefined && <SetupChecklist key={settingUp} schoolId={settingUp} />}
      {settingUp === undefined && schoolId !== undefined && <Figures schoolId={schoolId} />}
      {user?.isPlatform && <FirstSchool />}
    </PageFrame>
  );
}
