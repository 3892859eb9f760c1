import { ofSchool } from '@/api/ofSchool';
import { useListSessionsQuery } from '@/api/sessions';

/** The school while none of its sessions has ever been active; undefined otherwise, and while loading. */
export function useSettingUp(schoolId: number | undefined): number | undefined {
  const { currentData: sessions } = useListSessionsQuery(ofSchool(schoolId), { refetchOnMountOrArgChange: true });
  return sessions?.every(({ status }) => status === 'UPCOMING') ? schoolId : undefined;
}
