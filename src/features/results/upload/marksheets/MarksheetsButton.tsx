import { DownloadOutlined } from '@ant-design/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { useListStudentMarksQuery, type Exam } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sheetStudents } from './chosenStudents';
import { MarksheetsDialog } from './MarksheetsDialog';
import { marksheetsWords } from './marksheetsWords';
import { useMarksheetRun } from './useMarksheetRun';

interface MarksheetsButtonProps {
  readonly selection: ClassSelection | undefined;
  readonly exam: Exam | undefined;
  /** the search of the grid */
  readonly searchText: string;
}

/** Downloads the marksheets of a class; for a user with the privilege (MARKS-08). */
export function MarksheetsButton({ selection, exam, searchText }: MarksheetsButtonProps) {
  const words = useWords(marksheetsWords);
  const dialog = useDialog<object>();
  const run = useMarksheetRun(dialog.close);
  const form = selection &&
    exam && {
      schoolId: selection.schoolId,
      sessionId: selection.session.sessionId,
      classId: selection.class.classId,
      sectionId: selection.section?.sectionId ?? null,
      examId: exam.examId,
      searchText: '',
    };
  // The rows of the grid, which are already loaded.
  const { currentData } = useListStudentMarksQuery(form && dialog.open ? { studentMarksRequest: form } : skipToken);
  const className = selection && [selection.class.className, selection.section?.sectionName].filter(Boolean).join(' ');
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        aria-haspopup="dialog"
        disabled={!form}
        onClick={() => dialog.show({})}
      >
        {words.open}
      </Button>
      {form && (
        <MarksheetsDialog
          key={dialog.opening}
          open={dialog.open}
          about={words.about(exam.examName, className ?? '')}
          students={currentData && sheetStudents(currentData)}
          searchText={searchText}
          runKey={run.runKey}
          onDownload={(format, studentIds) => run.start({ ...form, format, ...(studentIds && { studentIds }) })}
          onCancel={run.cancel}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
