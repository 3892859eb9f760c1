import { useOwnSchool } from '../access';

type Filters = Readonly<Record<string, string | number>>;

/**
 * The address of a list that opens with these filters alone: with at least one of them, also one with its start value, the filters
 * used last do not apply. A platform user's address also names the school.
 */
export function useListLink(schoolId: number | undefined): (path: string, filters: Filters) => string {
  const own = useOwnSchool();
  return (path, filters) => {
    const all = Object.entries({ ...(own === undefined && schoolId !== undefined && { schoolId }), ...filters });
    return `${path}#${new URLSearchParams(all.map(([name, value]) => [name, String(value)])).toString()}`;
  };
}
