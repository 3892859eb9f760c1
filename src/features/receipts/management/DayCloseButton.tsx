import { CalculatorOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useListLink } from '@/shared/lists';
import { paths } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';

interface DayCloseButtonProps {
  /** undefined until a platform user chooses one */
  readonly schoolId: number | undefined;
}

/** Link to the day close of today. */
export function DayCloseButton({ schoolId }: DayCloseButtonProps) {
  const { dayClose } = useWords(managementWords);
  const navigate = useNavigate();
  const linkTo = useListLink(schoolId);
  const open = () => void navigate(linkTo(paths.dayClose, { range: 'DAY' }));
  return (
    <Button icon={<CalculatorOutlined aria-hidden />} onClick={open}>
      {dayClose}
    </Button>
  );
}
