import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useDownloadAwardListMutation, type StudentMarks, type SubjectLimits } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { useFeedback } from '@/shared/feedback';
import { useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { AwardListDialog } from './AwardListDialog';
import { awardListWords } from './awardListWords';
import { papersOf, subjectOf, type MarksSheetData, type Paper } from './markCells';

interface AwardListButtonProps {
  readonly selection: ClassSelection;
  readonly data: MarksSheetData;
  /** the papers in the grid, whose subjects are preselected */
  readonly papers: readonly Paper[];
  readonly rows: readonly StudentMarks[];
}

/** The subjects of papers, without those that no student can take: subjects of another stream. */
const subjectsOf = (papers: readonly Paper[], rows: readonly StudentMarks[]): SubjectLimits[] =>
  [...new Map(papers.map(({ subject }) => [subject.subjectId, subject])).values()].filter(({ subjectId }) =>
    rows.some((row) => subjectOf(row, subjectId)),
  );

/** Saves the blank lists for the examiners; also while the marks are locked. */
export function AwardListButton({ selection, data, papers, rows }: AwardListButtonProps) {
  const words = useWords(awardListWords);
  const feedback = useFeedback();
  const dialog = useDialog<object>();
  const [download] = useDownloadAwardListMutation();
  const { schoolId, session, section } = selection;
  const { classId, className } = selection.class;
  const { examId, examName } = data.exam;
  const save = async (subjectIds: number[]) => {
    const awardListForm = {
      ...{ schoolId, sessionId: session.sessionId, classId, sectionId: section?.sectionId ?? null },
      ...{ examId, subjectIds },
    };
    const saved = await feedback(download({ awardListForm }).unwrap(), {
      success: words.downloaded,
      fallback: words.downloadFailed,
    });
    if (saved.ok) dialog.close();
  };
  return (
    <>
      <Button icon={<FilePdfOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => dialog.show({})}>
        {words.open}
      </Button>
      <AwardListDialog
        key={dialog.opening}
        open={dialog.open}
        about={words.about(examName, section ? `${className} ${section.sectionName}` : className)}
        subjects={subjectsOf(papersOf(data), rows)}
        preselected={subjectsOf(papers, rows).map(({ subjectId }) => subjectId)}
        onDownload={save}
        onClose={dialog.close}
      />
    </>
  );
}
