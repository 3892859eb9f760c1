import { ClassSelectionBar, HistoryButton, selectionName } from '@/shared/domain';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { ExamItem, NoExam } from '../ExamChoice';
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
  const { selection, exam, fragment } = choice;
  const session = choice.filters.classId === undefined ? choice.session : undefined;
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={
        <>
          {selection && exam && (
            <HistoryButton
              record={{ schoolId: selection.session.schoolId, entity: 'EXAM', id: exam.examId }}
              name={`${exam.examName}, ${selectionName(selection)}`}
            />
          )}
          {choice.filters.classId !== undefined && <AllExamsButton />}
        </>
      }
    >
      <ClassSelectionBar selection={choice} resettable>
        <ExamItem choice={choice} words={words} />
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
      {!session && !exam && <NoExam choice={choice} words={words} />}
    </PageFrame>
  );
}
