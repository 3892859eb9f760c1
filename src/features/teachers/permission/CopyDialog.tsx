import { skipToken } from '@reduxjs/toolkit/query';
import { Form, Select } from 'antd';
import { privilegesApi } from '@/api/privileges';
import { reloadBy } from '@/api/reload';
import { ofSchool } from '@/api/ofSchool';
import { useGetTeacherQuery, useListTeachersQuery } from '@/api/teachers';
import { useFeedback, useSnackbar } from '@/shared/feedback';
import { useOwnSchool } from '@/shared/access';
import type { TeacherHandover } from '@/shared/navigation';
import { FormDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { selectedIds, type Ids } from './permissionTree';

interface CopyValues {
  /** source of the permissions */
  userId?: number;
}

interface CopyDialogProps {
  /** target of the permissions */
  readonly copying: DialogState<TeacherHandover['teacher']>;
  readonly grantable: Ids;
  readonly onCopy: (selected: Ids) => void;
}

/** The teachers of the target's school: the user's own school, or for a platform user the school in the teacher's record. */
function useOthers({ target, open }: CopyDialogProps['copying']) {
  const own = useOwnSchool();
  const ofTeacher = useGetTeacherQuery(open && target && own === undefined ? { id: target.teacherId } : skipToken);
  const schoolId = own ?? ofTeacher.currentData?.schoolId;
  const { currentData, isFetching } = useListTeachersQuery(open ? ofSchool(schoolId) : skipToken);
  const teachers = (currentData ?? []).filter(({ userId }) => userId !== target?.userId);
  return { teachers, loading: isFetching || ofTeacher.isFetching };
}

/** Selects the permissions of another teacher without saving. */
export function CopyDialog({ copying, grantable, onCopy }: CopyDialogProps) {
  const words = useWords(teacherWords);
  const feedback = useFeedback();
  const snackbar = useSnackbar();
  const [load] = privilegesApi.useLazyListUserPrivilegesQuery();
  const { teachers, loading } = useOthers(copying);
  const copy = async ({ userId }: CopyValues) => {
    const from = teachers.find((teacher) => teacher.userId === userId);
    if (!from) return;
    const answer = await feedback(reloadBy(load, { userId: from.userId }), { fallback: words.loadPermissionsFailed });
    if (!answer.ok) return;
    const selected = selectedIds(answer.data);
    const left = [...selected].filter((id) => !grantable.has(id)).length;
    onCopy(selected);
    snackbar.info(left === 0 ? words.copiedAll(from.teacherName) : words.copiedSome(from.teacherName, left));
    copying.close();
  };
  return (
    <FormDialog<CopyValues>
      open={copying.open}
      width={440}
      title={words.copyTitle(copying.target?.teacherName ?? '')}
      saveLabel={words.confirmCopy}
      initialValues={{}}
      onSave={copy}
      onClose={copying.close}
    >
      <p className="permission-copy">{words.copyText}</p>
      <Form.Item<CopyValues>
        name="userId"
        label={words.copyFrom}
        required
        rules={[{ required: true, message: words.chooseTeacher }]}
      >
        <Select
          placeholder={words.chooseTeacher}
          loading={loading}
          options={teachers.map(({ userId, teacherName, userName }) => ({
            value: userId,
            label: words.teacherOf(teacherName, userName),
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
