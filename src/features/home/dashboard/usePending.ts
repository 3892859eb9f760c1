import { skipToken } from '@reduxjs/toolkit/query';
import { ofSchool } from '@/api/ofSchool';
import { useListSessionsQuery } from '@/api/sessions';
import { useListStudentsQuery } from '@/api/students';
import { ALL, useActiveSession } from '@/shared/domain';

/** How many registrations of the ACTIVE session are pending; undefined while that is not known. */
export function usePending(schoolId: number | undefined): number | undefined {
  const { currentData: sessions = [] } = useListSessionsQuery(ofSchool(schoolId));
  const session = useActiveSession(sessions);
  const { currentData } = useListStudentsQuery(
    schoolId === undefined || session === undefined
      ? skipToken
      : {
          pages: 0,
          size: 1,
          studentFilter: {
            schoolId,
            sessionId: session.sessionId,
            classId: ALL,
            sectionId: ALL,
            registrationStatus: 'PENDING',
            page: 0,
            size: 1,
          },
        },
    { refetchOnMountOrArgChange: true },
  );
  return currentData?.totalElements;
}
