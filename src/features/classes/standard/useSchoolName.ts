import { useState } from 'react';
import { useListActiveSchoolsQuery } from '@/api/schools';
import { useSignedInUser } from '@/shared/access';

/** The name of the school when the dialog opened: the label of a draft is needed after the end of the sign-in. */
export function useSchoolName(schoolId: number): string {
  const user = useSignedInUser();
  const { data: schools } = useListActiveSchoolsQuery(undefined, { skip: user?.isPlatform !== true });
  const found = schools?.find((school) => school.schoolId === schoolId)?.schoolName;
  const [name] = useState(found ?? user?.schoolName ?? '');
  return name;
}
