import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';

interface DownloadButtonProps {
  readonly disabled: boolean;
  readonly downloading: boolean;
  readonly onDownload: () => void;
}

export function DownloadButton({ disabled, downloading, onDownload }: DownloadButtonProps) {
  const words = useWords(studentWords);
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={disabled} loading={downloading} onClick={onDownload}>
      {words.download}
    </Button>
  );
}
