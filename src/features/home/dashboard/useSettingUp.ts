import { ofSchool } from '@/api/ofSchool';
import { useListSessionsQuery } from '@/api/sessions';

/** The school while none of its sessions is or was active; undefined after that, and until its sessions are known. */
export function useSettingUp(schoolId: number | undefined): number | undefined {
  const { currentData: sessions } = useListSessionsQuery(ofSchool(schoolId), { refetchOnMountOrArgChange: true });
  return sessions?.every(({ status }) => status === 'UPCOMING') ? schoolId : undefined;
}
