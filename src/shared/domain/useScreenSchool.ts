import { useState } from 'react';
import { useSignedInUser } from '../access';

export interface ScreenSchool {
  /** undefined until a platform user has chosen one */
  readonly schoolId: number | undefined;
  readonly choose: (schoolId: number) => void;
}

/** The school a screen works in: the own one, or the one a platform user picks (PRIVILEGE-12, PRIVILEGE-13). */
export function useScreenSchool(): ScreenSchool {
  const user = useSignedInUser();
  const [chosen, choose] = useState<number>();
  return { schoolId: user?.isPlatform ? chosen : (user?.schoolId ?? undefined), choose };
}
