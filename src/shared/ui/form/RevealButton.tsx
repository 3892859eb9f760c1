import { Button } from 'antd';
import { useWords } from '../../words';
import { uiWords } from '../words';

/** Inside a field whose number is masked. */
export function RevealButton({ onReveal }: { readonly onReveal: () => void }) {
  const words = useWords(uiWords);
  return (
    <Button type="link" size="small" className="portal-reveal" onClick={onReveal}>
      {words.reveal}
    </Button>
  );
}
