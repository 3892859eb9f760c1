import { FileExcelOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useHolds, useSignedInUser } from '@/shared/access';
import { SchoolBar, useScreenSchool } from '@/shared/domain';
import { paths } from '@/shared/navigation';
import { ConfirmDialog, EmptyState, PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { AddAdministrator } from '../administrator/AddAdministrator';
import { teacherWords } from '../words';
import { TeacherTable } from './TeacherTable';
import { useTeacherActions } from './useTeacherActions';

export function TeacherListScreen() {
  const words = useWords(teacherWords);
  const holds = useHolds();
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const school = useScreenSchool();
  const actions = useTeacherActions();
  const { deleting, status } = actions;
  // TEACHER-03.
  const rights = { edit: holds('EDIT_TEACHER'), manage: holds('USER_MANAGEMENT') };
  return (
    <PageFrame
      title={words.list}
      trail={[{ label: words.list }]}
      actions={
        <>
          {isPlatform && <AddAdministrator schoolId={school.schoolId} />}
          {holds('ADD_TEACHER') && <RegisterButtons isPlatform={isPlatform} />}
        </>
      }
    >
      <SchoolBar school={school} />
      {school.schoolId === undefined ? (
        <div className="portal-card">
          <EmptyState text={words.chooseSchool} />
        </div>
      ) : (
        <TeacherTable key={school.schoolId} schoolId={school.schoolId} rights={rights} actions={actions} />
      )}
      <ConfirmDialog
        open={deleting.open}
        title={words.removeOf(deleting.target?.teacherName ?? '')}
        text={words.removeText}
        confirmLabel={words.remove}
        danger
        onConfirm={actions.remove}
        onClose={deleting.close}
      />
      <ConfirmDialog
        open={status.asking.open}
        title={words.disableOf(status.asking.target?.teacherName ?? '')}
        text={words.disableText}
        confirmLabel={words.confirmDisable}
        danger
        onConfirm={status.disable}
        onClose={status.asking.close}
      />
    </PageFrame>
  );
}

function RegisterButtons({ isPlatform }: { readonly isPlatform: boolean }) {
  const words = useWords(teacherWords);
  const navigate = useNavigate();
  return (
    <>
      {!isPlatform && (
        <Button icon={<FileExcelOutlined aria-hidden />} onClick={() => void navigate(paths.importTeachers)}>
          {words.fromSpreadsheet}
        </Button>
      )}
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(paths.registerTeacher)}>
        {words.register}
      </Button>
    </>
  );
}
