import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteSchoolMutation, useSetSchoolStatusMutation, type School } from '@/api/schools';
import { useFeedback, useToggle, type Toggle } from '@/shared/feedback';
import { paths, type SchoolHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';

const handover = ({ schoolId, schoolName }: School): { state: SchoolHandover } => ({
  state: { school: { schoolId, schoolName } },
});

export interface SchoolActions {
  toDelete: School | null;
  view: (school: School) => void;
  edit: (school: School) => void;
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
  const [toDelete, setToDelete] = useState<School | null>(null);
  const status = useToggle<School>({
    harms: () => true,
    set: ({ schoolId }, disabled) => setStatus({ id: schoolId, status: disabled ? 'true' : 'false' }).unwrap(),
    words: { enabled: words.enabledDone, disabled: words.disabledDone, failed: words.statusFailed },
  });

  return {
    toDelete,
    view: (school) => void navigate(paths.viewSchool, handover(school)),
    edit: (school) => void navigate(paths.editSchool, handover(school)),
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
