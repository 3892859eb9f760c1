import { useDispatch } from 'react-redux';
import { useListExamProgressQuery } from '@/api/results';
import type { Session } from '@/api/sessions';
import { reload } from '@/api/reload';
import { selectionChanged, useHistory } from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import { useLeaveQuestion } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { LoadingCard } from '../../Cards';
import { MatrixEditor } from './MatrixEditor';
import { matrixWords } from './matrixWords';

interface ExamMatrixViewProps {
  readonly session: Session;
  /** school and session in the address; it names the draft */
  readonly fragment: string;
}

/** Opens the panel of an exam, after a question if edits would be lost. */
function useOpenExam() {
  const dispatch = useDispatch();
  const { dialog, confirmThen } = useLeaveQuestion();
  const onOpen = (classId: number, examId: number) =>
    confirmThen(() => void dispatch(selectionChanged({ classId, examId })));
  return { dialog, onOpen };
}

/** The exams of all classes of a session, while no class is chosen. */
export function ExamMatrixView({ session, fragment }: ExamMatrixViewProps) {
  const words = useWords(matrixWords);
  const query = useListExamProgressQuery({ sessionId: session.sessionId }, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.failed);
  const { dialog, onOpen } = useOpenExam();
  const history = useHistory();
  if (!found) return <LoadingCard state={state} />;
  return (
    <>
      <MatrixEditor
        stored={found}
        sessionId={session.sessionId}
        sessionName={session.sessionName}
        fragment={fragment}
        readOnly={session.status !== 'ACTIVE'}
        load={() => reload(query)}
        onOpen={onOpen}
        onHistory={
          history.mayRead('EXAM')
            ? (id, name) => history.show({ record: { schoolId: session.schoolId, entity: 'EXAM', id }, name })
            : undefined
        }
      />
      {dialog}
      {history.drawer}
    </>
  );
}
