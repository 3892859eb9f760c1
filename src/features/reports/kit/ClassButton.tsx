import { Button } from 'antd';
import { useWords } from '@/shared/words';
import { reportWords } from './reportWords';

interface ClassButtonProps {
  readonly name: string;
  readonly onClick: () => void;
}

/** The name of a class, which opens its students. */
export function ClassButton({ name, onClick }: ClassButtonProps) {
  const words = useWords(reportWords);
  return (
    <Button type="link" className="report-class" aria-label={words.openClass(name)} onClick={onClick}>
      {name}
    </Button>
  );
}
