import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { showPaise } from '@common/money';
import { percentOf } from '@common/percent';
import { useWords } from '@/shared/words';
import { sumProblem, type Balance } from './feeForm';
import { feeWords } from './feeWords';

interface SumLineProps {
  readonly balance: Balance;
  /** a save was rejected because of the sum */
  readonly refused: boolean;
}

/** The difference between the components and the total, updated during input (FEE-16). */
export function SumLine({ balance, refused }: SumLineProps) {
  const words = useWords(feeWords);
  const { total, left, off } = balance;
  const problem = off === 'more' || refused ? sumProblem(balance, words) : null;
  return (
    <div
      role="status"
      className="fee-sum"
      data-state={problem === null ? (left === 0 && total !== null ? 'even' : 'open') : 'wrong'}
    >
      {problem !== null && (
        <p className="fee-sum-problem">
          <WarningOutlined aria-hidden /> {problem}
        </p>
      )}
      <p>{total === null ? words.giveTotal : <Left total={total} left={left} tolerated={off === null} />}</p>
    </div>
  );
}

interface LeftProps {
  readonly total: number;
  readonly left: number;
  readonly tolerated: boolean;
}

function Left({ total, left, tolerated }: LeftProps) {
  const words = useWords(feeWords);
  if (left === 0)
    return (
      <>
        <CheckCircleOutlined aria-hidden /> {words.even}
      </>
    );
  const apart = Math.abs(left);
  const percent = (percentOf(apart, total) ?? 0).toFixed(2);
  const text = left > 0 ? words.left(showPaise(apart), percent) : words.over(showPaise(apart), percent);
  return tolerated ? `${text}. ${words.tolerated}` : text;
}
