import { CalculatorOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';

/** Link to the day close of today. */
export function DayCloseButton() {
  const { dayClose } = useWords(managementWords);
  const navigate = useNavigate();
  return (
    <Button icon={<CalculatorOutlined aria-hidden />} onClick={() => void navigate(paths.dayClose)}>
      {dayClose}
    </Button>
  );
}
