import { rowsInFile, useExportStudentsMutation, type StudentFilter } from '@/api/students';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { studentWords } from '../words';

export interface Download {
  readonly downloading: boolean;
  readonly download: (filter: StudentFilter) => void;
}

/** Saves a spreadsheet of the students that match a filter, one at a time, and says how many there are. */
export function useDownload(): Download {
  const words = useWords(studentWords);
  const feedback = useFeedback();
  const [exportStudents, { isLoading: downloading }] = useExportStudentsMutation();
  return {
    downloading,
    download: (studentFilter) => {
      if (downloading) return;
      void feedback(exportStudents({ studentFilter }).unwrap(), {
        success: (file) => {
          const rows = rowsInFile(file);
          return rows === undefined ? undefined : words.downloaded(rows, groupDigits(rows));
        },
        fallback: words.downloadFailed,
      });
    },
  };
}
