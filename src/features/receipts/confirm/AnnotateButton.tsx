import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAnnotateReceiptsFileMutation } from '@/api/receipts';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';

interface AnnotateButtonProps {
  readonly order: { readonly sessionId: number; readonly receiptsFile: File };
  readonly disabled: boolean;
}

/** Saves the rows of the checked file with their reasons, so that it can be corrected and chosen again. */
export function AnnotateButton({ order, disabled }: AnnotateButtonProps) {
  const words = useWords(confirmWords);
  const feedback = useFeedback();
  const [annotate, { isLoading }] = useAnnotateReceiptsFileMutation();
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={disabled}
      loading={isLoading}
      onClick={() => {
        if (isLoading) return;
        void feedback(annotate({ receiptsFile: order }).unwrap(), {
          success: words.annotated,
          fallback: words.annotateFailed,
        });
      }}
    >
      {words.annotate}
    </Button>
  );
}
