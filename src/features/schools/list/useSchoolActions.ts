import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteSchoolMutation, useSetSchoolStatusMutation, type School } from '@/api/schools';
import { useFeedback } from '@/shared/feedback';
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
  toggle: (school: School) => void;
  askDelete: (school: School) => void;
  keep: () => void;
  remove: () => Promise<unknown>;
}

export function useSchoolActions(): SchoolActions {
  const words = useWords(schoolWords);
  const navigate = useNavigate();
  const feedback = useFeedback();
  const [setStatus, { isLoading: toggling }] = useSetSchoolStatusMutation();
  const [deleteSchool] = useDeleteSchoolMutation();
  const [toDelete, setToDelete] = useState<School | null>(null);

  return {
    toDelete,
    view: (school) => void navigate(paths.viewSchool, handover(school)),
    edit: (school) => void navigate(paths.editSchool, handover(school)),
    toggle: ({ schoolId, disabled }) => {
      if (toggling) return;
      void feedback(setStatus({ id: schoolId, status: disabled ? 'false' : 'true' }).unwrap(), {
        success: disabled ? words.enabledDone : words.disabledDone,
        fallback: words.statusFailed,
      });
    },
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
