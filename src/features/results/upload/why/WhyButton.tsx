import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '@/shared/words';
import { resultStepsWords } from './resultStepsWords';

/** Explains the result of the student of the active cell, because the figures in the rows are no tab stops. */
export function WhyButton({ onClick }: { readonly onClick: () => void }) {
  const words = useWords(resultStepsWords);
  return (
    <Button
      icon={<QuestionCircleOutlined aria-hidden />}
      aria-label={words.open}
      title={words.hint}
      onClick={onClick}
    />
  );
}
