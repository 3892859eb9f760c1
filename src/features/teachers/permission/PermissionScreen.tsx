import { skipToken } from '@reduxjs/toolkit/query';
import { useListUserPrivilegesQuery } from '@/api/privileges';
import { useGetTeacherQuery } from '@/api/teachers';
import { useOwnSchool } from '@/shared/access';
import { HistoryButton } from '@/shared/domain';
import { paths, Redirect, useTeacherHandover, type TeacherHandover } from '@/shared/navigation';
import { useFresh } from '@/shared/errors';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { useHandedTeacher } from '../form/useHandedTeacher';
import { teacherWords } from '../words';
import { PermissionEditor } from './PermissionEditor';

/** Requires a teacher. */
export function PermissionScreen() {
  const handed = useTeacherHandover();
  if (!handed) return <Redirect to={paths.teachers} />;
  if (handed.userId === undefined) return <PermissionsOf key={handed.teacherId} teacherId={handed.teacherId} />;
  return <Permissions key={handed.userId} teacher={handed} />;
}

const useFrame = () => {
  const words = useWords(teacherWords);
  const trail = [{ label: words.list, to: paths.teachers }, { label: words.permissions }];
  return { title: words.permissions, trail };
};

/** For an address that only contains the id of the teacher. */
function PermissionsOf({ teacherId }: { readonly teacherId: number }) {
  const frame = useFrame();
  const { teacher, state } = useHandedTeacher(teacherId);
  return teacher ? <Permissions teacher={teacher} /> : <PageFrame {...frame} state={state} />;
}

function Permissions({ teacher }: { readonly teacher: TeacherHandover['teacher'] }) {
  const words = useWords(teacherWords);
  const frame = useFrame();
  const query = useListUserPrivilegesQuery({ userId: teacher.userId }, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.loadPermissionsFailed);
  return (
    <PageFrame
      {...frame}
      description={teacher.teacherName}
      state={state}
      actions={<PermissionHistory teacher={teacher} />}
    >
      {found && <PermissionEditor teacher={teacher} tree={found} />}
    </PageFrame>
  );
}

/** The school is that of the user; for a platform user that of the teacher. */
function PermissionHistory({ teacher }: { readonly teacher: TeacherHandover['teacher'] }) {
  const words = useWords(teacherWords);
  const own = useOwnSchool();
  const { currentData } = useGetTeacherQuery(own === undefined ? { id: teacher.teacherId } : skipToken);
  const schoolId = own ?? currentData?.schoolId;
  if (schoolId === undefined) return null;
  return (
    <HistoryButton
      record={{ schoolId, entity: 'USER', id: teacher.userId }}
      name={`${words.permissions}, ${teacher.teacherName}`}
    />
  );
}
