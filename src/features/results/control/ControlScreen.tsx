import { Form } from 'antd';
import { ChoiceSelect, ClassSelectionBar, selectionName } from '@/shared/domain';
import { EmptyState, FailedState, PageFrame, PageSkeleton, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { useExamSelection } from '../useExamSelection';
import { controlWords } from '../words';
import { LockPanel } from './LockPanel';
import { AllExamsButton } from './matrix/AllExamsButton';
import { ExamMatrixView } from './matrix/ExamMatrixView';

const PARTS = ['examId'] as const;

/**
 * The locks of an exam and the date on which its results are declared (CONTROL-01). Without a class, those of all exams of the
 * session.
 */
export function ControlScreen() {
  const words = useWords(controlWords);
  const choice = useExamSelection(PARTS, words.examsFailed);
  const { selection, exams, exam, state, fragment } = choice;
  const loading = selection ? state.kind === 'loading' : choice.waiting;
  const session = choice.filters.classId === undefined ? choice.session : undefined;
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={choice.filters.classId !== undefined && <AllExamsButton />}
    >
      <ClassSelectionBar selection={choice} resettable>
        <Form.Item name="examId" label={words.exam} required className="results-exam">
          <ChoiceSelect
            disabled={!selection}
            loading={selection !== undefined && loading}
            placeholder={words.chooseExam}
            options={(exams ?? []).map(({ examId, examName }) => ({ value: examId, label: examName }))}
          />
        </Form.Item>
      </ClassSelectionBar>
      {selection && exam && (
        <LockPanel
          key={fragment}
          exam={exam}
          fragment={fragment}
          name={`${exam.examName}, ${selectionName(selection)}`}
          load={choice.load}
          reading={selection.session.status === 'ACTIVE' ? undefined : words.reading(selection.session.sessionName)}
        />
      )}
      {session && <ExamMatrixView key={fragment} session={session} fragment={fragment} />}
      {!session && !exam && loading && <PageSkeleton />}
      {!session && !exam && !loading && (
        <div className="portal-card">
          {selection && state.kind === 'failed' && <FailedState {...state} />}
          {selection && state.kind === 'refused' && <RefusedState {...state} />}
          {(!selection || exams) && <EmptyState text={exams?.length === 0 ? words.noExams : words.chooseFirst} />}
        </div>
      )}
    </PageFrame>
  );
}
