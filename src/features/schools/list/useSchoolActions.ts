import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteSchoolMutation, useSetSchoolStatusMutation, type School } from '@/api/schools';
import { useFeedback, useToggle, type Toggle } from '@/shared/feedback';
import { schoolAddress, setupAddress, type SchoolHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';

/** What opens a school's screen: its address, and the reference that goes along (SCHOOL-16). */
export const wayTo = (screen: 'view' | 'edit', { schoolId, schoolName }: School) => ({
  to: schoolAddress(screen, schoolId),
  state: { school: { schoolId, schoolName } } satisfies SchoolHandover,
});

export interface SchoolActions {
  toDelete: School | null;
  view: (school: School) => void;
  edit: (school: School) => void;
  setUp: (school: School) => void;
  status: Toggle<School>;
  askDelete: (school: School) => void;
  keep: () => void;
  remove: () => Promise<unknown>;
}

export function useSchoolActions(): SchoolActions {
  const words = useWords(schoolWords);
  const navigate = useNavigate();
  const feedback = useFeedback();
  const [setStatus] = useSetSchoolStatusMutation();
  const [deleteSchool] = useDeleteSchoolMutation();
  const open = (screen: 'view' | 'edit', school: School) => {
    const { to, state } = wayTo(screen, school);
    void navigate(to, { state });
  };
  const [toDelete, setToDelete] = useState<School | null>(null);
  const status = useToggle<School>({
    harms: () => true,
    set: ({ schoolId }, disabled) => setStatus({ id: schoolId, status: disabled ? 'true' : 'false' }).unwrap(),
    words: { enabled: words.enabledDone, disabled: words.disabledDone, failed: words.statusFailed },
  });

  return {
    toDelete,
    view: (school) => open('view', school),
    edit: (school) => open('edit', school),
    setUp: ({ schoolId }) => void navigate(setupAddress(schoolId)),
    status,
    askDelete: setToDelete,
    keep: () => setToDelete(null),
    remove: async () => {
      if (toDelete === null) return;
      await feedback(deleteSchool({ id: toDelete.schoolId }).unwrap(), {
        success: words.removed,
        fallback: words.removeFailed,
      });
    },
  };
}
