import { FileExcelOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHolds, useSignedInUser } from '@/shared/access';
import { paths } from '@/shared/navigation';
import { ConfirmDialog, EmptyState, PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { FeesDialog } from '../fees/FeesDialog';
import { studentWords } from '../words';
import { StudentFiltersBar } from './StudentFiltersBar';
import { STUDENT_LIST } from './studentListSlice';
import { StudentTable } from './StudentTable';
import { useStudentActions } from './useStudentActions';
import { useSessionList } from './useSchoolList';

export function StudentListScreen() {
  const words = useWords(studentWords);
  const navigate = useNavigate();
  const holds = useHolds();
  const user = useSignedInUser();
  const { filters, phase, lookups } = useSessionList(STUDENT_LIST);
  const actions = useStudentActions(filters, lookups.sessions);
  const [searches, setSearches] = useState(0);
  const { deleting, fees } = actions;
  const register = (
    <>
      <Button icon={<FileExcelOutlined aria-hidden />} onClick={() => void navigate(paths.importStudents)}>
        {words.fromSpreadsheet}
      </Button>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(paths.registerStudent)}>
        {words.register}
      </Button>
    </>
  );
  const mayRegister = holds('ADD_STUDENT') && user?.isPlatform === false;
  return (
    <PageFrame title={words.management} trail={[{ label: words.list }]} actions={mayRegister ? register : undefined}>
      <StudentFiltersBar applied={filters} phase={phase} lookups={lookups} onSearch={() => setSearches(searches + 1)} />
      {phase === 'choosing' ? (
        <div className="portal-card">
          <EmptyState text={words.searchFirst} />
        </div>
      ) : (
        <StudentTable key={searches} filters={filters} waiting={phase === 'waiting'} actions={actions} />
      )}
      <ConfirmDialog
        open={deleting.open}
        title={words.removeOf(deleting.target?.studentName ?? '')}
        text={words.removeText}
        confirmLabel={words.remove}
        danger
        onConfirm={actions.remove}
        onClose={deleting.close}
      />
      {fees.dialog.target && (
        <FeesDialog
          key={fees.dialog.opening}
          open={fees.dialog.open}
          target={fees.dialog.target}
          onClose={fees.close}
        />
      )}
    </PageFrame>
  );
}
