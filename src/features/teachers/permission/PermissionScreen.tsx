import { Navigate } from 'react-router-dom';
import { useListUserPrivilegesQuery } from '@/api/privileges';
import { paths, useTeacherHandover, type TeacherHandover } from '@/shared/navigation';
import { useFresh } from '@/shared/errors';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { PermissionEditor } from './PermissionEditor';

/** Without a teacher handed over there is nobody to grant anything to. */
export function PermissionScreen() {
  const handed = useTeacherHandover();
  return handed ? <Permissions key={handed.userId} teacher={handed} /> : <Navigate to={paths.teachers} replace />;
}

function Permissions({ teacher }: { readonly teacher: TeacherHandover['teacher'] }) {
  const words = useWords(teacherWords);
  const query = useListUserPrivilegesQuery({ userId: teacher.userId }, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.loadPermissionsFailed);
  return (
    <PageFrame
      title={words.permissions}
      description={teacher.teacherName}
      trail={[{ label: words.list, to: paths.teachers }, { label: words.permissions }]}
      state={state}
    >
      {found && <PermissionEditor userId={teacher.userId} tree={found} />}
    </PageFrame>
  );
}
