import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { selectionChanged } from '@/shared/domain';
import { useLeaveQuestion } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { matrixWords } from './matrixWords';

/** Returns from the panel of an exam to the exams of all classes, after a question if edits would be lost. */
export function AllExamsButton() {
  const words = useWords(matrixWords);
  const dispatch = useDispatch();
  const { dialog, confirmThen } = useLeaveQuestion();
  const open = () => void dispatch(selectionChanged({ classId: undefined }));
  return (
    <>
      <Button onClick={() => confirmThen(open)}>{words.allExams}</Button>
      {dialog}
    </>
  );
}
