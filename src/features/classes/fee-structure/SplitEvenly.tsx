import { Button } from 'antd';
import { useState } from 'react';
import { ChoiceSelect } from '@/shared/domain';
import { useWords } from '@/shared/words';
import { feeWords } from './feeWords';
import { splitCounts, type Period } from './scheduleForm';

interface SplitEvenlyProps {
  readonly session: Period;
  readonly onSplit: (count: number) => void;
}

/** Fills an empty schedule with equal payments over the session. */
export function SplitEvenly({ session, onSplit }: SplitEvenlyProps) {
  const words = useWords(feeWords);
  const counts = splitCounts(session);
  const [count, setCount] = useState(counts.includes(4) ? 4 : counts[0]);
  if (count === undefined) return null;
  return (
    <div className="fee-split" role="group" aria-label={words.split}>
      <ChoiceSelect
        aria-label={words.splitInto}
        value={count}
        options={counts.map((value) => ({ value, label: words.payments(value) }))}
        onChange={setCount}
      />
      <Button onClick={() => onSplit(count)}>{words.split}</Button>
    </div>
  );
}
