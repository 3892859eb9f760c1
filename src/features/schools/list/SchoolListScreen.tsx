import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useSignedInUser } from '@/shared/access';
import { paths } from '@/shared/navigation';
import { ConfirmDialog, PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';
import { SchoolTable } from './SchoolTable';
import { useSchoolActions } from './useSchoolActions';

export function SchoolListScreen() {
  const words = useWords(schoolWords);
  const navigate = useNavigate();
  const managesAll = useSignedInUser()?.isPlatform ?? false;
  const actions = useSchoolActions();
  const { asking, disable } = actions.status;
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(paths.addSchool)}>
      {words.add}
    </Button>
  );
  return (
    <PageFrame
      title={words.schools}
      trail={[{ label: words.trail }, { label: words.schools }]}
      actions={managesAll ? add : undefined}
    >
      <SchoolTable managesAll={managesAll} actions={actions} />
      <ConfirmDialog
        open={actions.toDelete !== null}
        title={actions.toDelete === null ? words.remove : words.removeOf(actions.toDelete.schoolName)}
        text={words.removeText}
        confirmLabel={words.confirmRemove}
        danger
        onConfirm={actions.remove}
        onClose={actions.keep}
      />
      <ConfirmDialog
        open={asking.open}
        title={words.disableOf(asking.target?.schoolName ?? '')}
        text={words.disableText}
        confirmLabel={words.confirmDisable}
        danger
        onConfirm={disable}
        onClose={asking.close}
      />
    </PageFrame>
  );
}
