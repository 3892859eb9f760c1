import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { selectionChanged } from '@/shared/domain';
import { hasUnsavedWork, LeaveDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { matrixWords } from './matrixWords';

/** Returns from the panel of an exam to the exams of all classes, after a question if edits would be lost. */
export function AllExamsButton() {
  const words = useWords(matrixWords);
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const open = () => void dispatch(selectionChanged({ classId: undefined }));
  return (
    <>
      <Button onClick={() => (hasUnsavedWork() ? setAsking(true) : open())}>{words.allExams}</Button>
      <LeaveDialog open={asking} onLeave={open} onStay={() => setAsking(false)} />
    </>
  );
}
