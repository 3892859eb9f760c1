import type { Teacher } from '@/api/teachers';
import { teacherAddress, type TeacherHandover } from '@/shared/navigation';

/** What opens a teacher's screen: its address, and the reference that goes along. */
export const wayTo = (screen: 'edit' | 'permission', { teacherId, userId, teacherName }: Teacher) => ({
  to: teacherAddress(screen, teacherId),
  state: { teacher: { teacherId, userId, teacherName } } satisfies TeacherHandover,
});
