import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useDownloadMarksTemplateMutation, type Exam } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { useFeedback } from '@/shared/feedback';
import { useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { fileWords } from './fileWords';
import { UploadMarksDialog } from './UploadMarksDialog';

interface MarksFileButtonsProps {
  /** undefined until class, section and exam are chosen */
  readonly selection: ClassSelection | undefined;
  readonly exam: Exam | undefined;
  /** Called after marks were stored, which must be reloaded. */
  readonly onUploaded: () => void;
}

interface Target {
  readonly selection: ClassSelection;
  readonly exam: Exam;
}

const paramsOf = ({ selection: { schoolId, session, class: ofClass, section }, exam }: Target) => ({
  ...{ schoolId, sessionId: session.sessionId, classId: ofClass.classId },
  ...{ sectionId: section?.sectionId ?? null, examId: exam.examId },
});

/** The marks of an exam as a spreadsheet: the list to fill in, and its upload (MARKS-05 to MARKS-07, MARKS-09). */
export function MarksFileButtons({ selection, exam, onUploaded }: MarksFileButtonsProps) {
  const words = useWords(fileWords);
  const dialog = useDialog<Target>();
  const target = selection && exam ? { selection, exam } : undefined;
  const obstacle = target && obstacleOf(words, target);
  const { target: shown } = dialog;
  return (
    <>
      <DownloadButton target={target} />
      <Tooltip title={obstacle}>
        <Button
          icon={<UploadOutlined aria-hidden />}
          aria-haspopup="dialog"
          disabled={!target || obstacle !== undefined}
          onClick={() => target && dialog.show(target)}
        >
          {words.upload}
        </Button>
      </Tooltip>
      {shown && (
        <UploadMarksDialog
          key={dialog.opening}
          open={dialog.open}
          params={paramsOf(shown)}
          about={words.about(shown.exam.examName, classOf(shown.selection))}
          onDone={() => {
            dialog.close();
            onUploaded();
          }}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

const classOf = ({ class: { className }, section }: ClassSelection): string =>
  section ? `${className} ${section.sectionName}` : className;

/** The reason why nothing can be uploaded. */
function obstacleOf(words: (typeof fileWords)['en'], { selection: { session }, exam }: Target): string | undefined {
  if (session.status !== 'ACTIVE') return words.notActive(session.sessionName);
  return exam.lockedUploadMarks ? words.locked : undefined;
}

/** Saves the students with their stored marks; also while marks are locked. */
function DownloadButton({ target }: { readonly target: Target | undefined }) {
  const words = useWords(fileWords);
  const feedback = useFeedback();
  const [download, { isLoading }] = useDownloadMarksTemplateMutation();
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={!target}
      loading={isLoading}
      onClick={() => {
        if (isLoading || !target) return;
        const studentMarksRequest = { ...paramsOf(target), searchText: '' };
        void feedback(download({ studentMarksRequest }).unwrap(), {
          success: words.downloaded,
          fallback: words.downloadFailed,
        });
      }}
    >
      {words.download}
    </Button>
  );
}
