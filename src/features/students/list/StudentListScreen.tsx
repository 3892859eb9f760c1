import { FileExcelOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useHolds, useSignedInUser } from '@/shared/access';
import { ListRows, useSessionList } from '@/shared/lists';
import { paths } from '@/shared/navigation';
import { ConfirmDialog, PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { FeesDialog } from '../fees/FeesDialog';
import { studentWords } from '../words';
import { StudentFilterBar } from './StudentFilterBar';
import { AdvancedFilters, ClassFilters } from './StudentFilters';
import { advancedSet, requestOf, studentList, type StudentFilters } from './studentListSlice';
import { StudentTable } from './StudentTable';
import { useStudentActions } from './useStudentActions';

/** All students of a session: search, record, fees, deletion and spreadsheet (STUDENT-01 to STUDENT-30). */
export function StudentListScreen() {
  const words = useWords(studentWords);
  const navigate = useNavigate();
  const holds = useHolds();
  const user = useSignedInUser();
  const list = useSessionList(studentList);
  const actions = useStudentActions(list.filters, list.lookups.sessions);
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
      <StudentFilterBar<StudentFilters>
        list={list}
        required={{ filter: 'sessionId', text: words.selectSession }}
        requestOf={requestOf}
        onReset={list.reset}
        advanced={<AdvancedFilters />}
        set={advancedSet(list.filters)}
      >
        <ClassFilters list={list} />
      </StudentFilterBar>
      <ListRows list={list} chooseText={words.searchFirst}>
        <StudentTable list={list} actions={actions} />
      </ListRows>
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
