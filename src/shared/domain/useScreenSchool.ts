import { useState } from 'react';
import { useOwnSchool } from '../access';

export interface ScreenSchool {
  /** undefined until a platform user has chosen one */
  readonly schoolId: number | undefined;
  readonly choose: (schoolId: number) => void;
}

/** The user's own school, or the one that a platform user chooses on the screen (PRIVILEGE-12, PRIVILEGE-13). */
export function useScreenSchool(): ScreenSchool {
  const own = useOwnSchool();
  const [chosen, choose] = useState<number>();
  return { schoolId: own ?? chosen, choose };
}
