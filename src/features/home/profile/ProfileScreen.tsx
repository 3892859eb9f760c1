import { LockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/navigation';
import { genderWords } from '@/shared/labels';
import { EmptyState, PageFrame, ReadOnlyField, ReadOnlySection } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';
import { useProfile } from './useProfile';

export function ProfileScreen() {
  const words = useWords(homeWords);
  const genders = useWords(genderWords);
  const navigate = useNavigate();
  const { profile, state } = useProfile();
  const change = (
    <Button icon={<LockOutlined aria-hidden />} onClick={() => void navigate(paths.changePassword)}>
      {words.changePassword}
    </Button>
  );
  return (
    <PageFrame title={words.profile} trail={[{ label: words.profile }]} actions={change} state={state}>
      {profile ? (
        <ReadOnlySection title={words.account}>
          <ReadOnlyField label={words.fullName}>{profile.displayName}</ReadOnlyField>
          <ReadOnlyField label={words.gender}>
            {profile.gender === null ? words.notSpecified : genders[profile.gender]}
          </ReadOnlyField>
          <ReadOnlyField label={words.userName}>{profile.userName}</ReadOnlyField>
          <ReadOnlyField label={words.email}>{profile.email}</ReadOnlyField>
        </ReadOnlySection>
      ) : (
        <div className="portal-card">
          <EmptyState text={words.noProfile} />
        </div>
      )}
    </PageFrame>
  );
}
