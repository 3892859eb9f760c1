import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '@/shared/words';
import { uploadWords } from './uploadWords';

/** Shows the changes of the active entry of the grid. */
export function EntryHistoryButton({ onClick }: { readonly onClick: () => void }) {
  const words = useWords(uploadWords);
  return (
    <Button icon={<HistoryOutlined aria-hidden />} aria-label={words.history} title={words.history} onClick={onClick} />
  );
}
