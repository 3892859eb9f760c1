import { showPaise } from '@common/money';
import { useWords } from '@/shared/words';
import { feeWords } from './feeWords';
import { scheduled, type PaymentRow } from './scheduleForm';

interface RemainingLineProps {
  readonly rows: readonly PaymentRow[];
  /** paise */
  readonly total: number;
}

/** The part of the total that is not scheduled yet, updated during input (FEE-28, FEE-29). */
export function RemainingLine({ rows, total }: RemainingLineProps) {
  const words = useWords(feeWords);
  const sum = scheduled(rows);
  const [by, of, apart] = [showPaise(sum), showPaise(total), showPaise(Math.abs(total - sum))];
  return (
    <p role="status" className="fee-sum" data-state={sum > total ? 'wrong' : 'open'}>
      {sum > total ? words.beyond(by, of, apart) : words.remaining(by, of, apart)}
    </p>
  );
}
