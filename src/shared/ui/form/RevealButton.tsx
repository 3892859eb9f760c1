import { Button } from 'antd';
import { useWords } from '../../words';
import { uiWords } from '../words';

interface RevealButtonProps {
  /** Says what is shown, where several such buttons stand together. */
  readonly label?: string | undefined;
  readonly onReveal: () => void;
}

/** Inside a field whose number is masked. */
export function RevealButton({ label, onReveal }: RevealButtonProps) {
  const words = useWords(uiWords);
  return (
    <Button type="link" size="small" className="portal-reveal" aria-label={label} onClick={onReveal}>
      {words.reveal}
    </Button>
  );
}
