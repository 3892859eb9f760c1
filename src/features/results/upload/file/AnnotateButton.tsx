import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAnnotateMarksFileMutation, type MarksFileParams } from '@/api/results';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { fileWords } from './fileWords';

interface AnnotateButtonProps {
  readonly file: File;
  readonly params: MarksFileParams;
  readonly disabled: boolean;
}

/** Saves the rows of the checked file with their results, so that it can be corrected and chosen again. */
export function AnnotateButton({ file, params, disabled }: AnnotateButtonProps) {
  const words = useWords(fileWords);
  const feedback = useFeedback();
  const [annotate, { isLoading }] = useAnnotateMarksFileMutation();
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={disabled}
      loading={isLoading}
      onClick={() => {
        if (isLoading) return;
        const marksFile = { params, paramsJson: params, studentFile: file };
        void feedback(annotate({ marksFile }).unwrap(), { success: words.annotated, fallback: words.annotateFailed });
      }}
    >
      {words.annotate}
    </Button>
  );
}
