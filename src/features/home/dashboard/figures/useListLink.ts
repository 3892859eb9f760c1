import { useOwnSchool } from '@/shared/access';

type Filters = Readonly<Record<string, string | number>>;

/** The address of a list with filters; a platform user's also names the school. */
export function useListLink(schoolId: number): (path: string, filters?: Filters) => string {
  const own = useOwnSchool();
  return (path, filters = {}) => {
    const all = Object.entries({ ...(own === undefined && { schoolId }), ...filters });
    if (all.length === 0) return path;
    return `${path}#${new URLSearchParams(all.map(([name, value]) => [name, String(value)])).toString()}`;
  };
}
