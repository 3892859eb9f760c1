import { showRupees } from '@common/money';
import { useWords } from '../words';
import { uiWords } from './words';

/** An amount in rupees; a dash when there is none (SHELL-02, SHELL-03). */
export function Money({ rupees }: { readonly rupees: number | null | undefined }) {
  const words = useWords(uiWords);
  return <span className="portal-money">{showRupees(rupees) || words.none}</span>;
}
