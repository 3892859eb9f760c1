import { Button } from 'antd';
import { useWords } from '../../words';
import { uiWords } from '../words';

interface RevealButtonProps {
  /** Names the value, if there are several such buttons. */
  readonly label?: string | undefined;
  readonly onReveal: () => void;
}

/** The button inside a field with a masked number. */
export function RevealButton({ label, onReveal }: RevealButtonProps) {
  const words = useWords(uiWords);
  return (
    <Button type="link" size="small" className="portal-reveal" aria-label={label} onClick={onReveal}>
      {words.reveal}
    </Button>
  );
}
