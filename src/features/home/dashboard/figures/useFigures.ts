import { ofSchool } from '@/api/ofSchool';
import { useGetDashboardQuery } from '@/api/reports';

/** The figures of a school: initially the cached ones, which are refetched. */
export const useFigures = (schoolId: number | undefined) =>
  useGetDashboardQuery(ofSchool(schoolId), { refetchOnMountOrArgChange: true });
