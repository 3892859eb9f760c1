import { OrderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { SheetTools, type Sheet } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import type { Order, RollRow } from './rollNumbers';
import { rollWords } from './rollWords';
import { goToWaiting } from './WaitingList';

interface RollToolsProps {
  readonly title: string;
  /** students without a section, in the list below */
  readonly waiting: number;
  readonly disabled: boolean;
  readonly sheet: Sheet<RollRow>;
  readonly onNumber: (order: Order) => void;
}

/** Numbers the whole list. */
export function RollTools({ title, waiting, disabled, sheet, onNumber }: RollToolsProps) {
  const words = useWords(rollWords);
  return (
    <SheetTools
      title={title}
      label={words.tools}
      sheet={sheet}
      after={
        waiting > 0 && (
          <Button type="link" onClick={(event) => goToWaiting(event.currentTarget)}>
            {words.waitingBelow(waiting)}
          </Button>
        )
      }
    >
      <Button icon={<OrderedListOutlined aria-hidden />} disabled={disabled} onClick={() => onNumber('name')}>
        {words.byName}
      </Button>
      <Button disabled={disabled} onClick={() => onNumber('admission')}>
        {words.byAdmission}
      </Button>
    </SheetTools>
  );
}
