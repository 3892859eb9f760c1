import { OrderedListOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '@/shared/words';
import { goToWaiting } from './rollFields';
import type { Order } from './rollNumbers';
import { rollWords } from './rollWords';

interface RollToolsProps {
  readonly title: string;
  /** how many stand below and wait for a section */
  readonly waiting: number;
  readonly disabled: boolean;
  readonly onNumber: (order: Order) => void;
  /** undefined where nothing was filled in */
  readonly onUndo: (() => void) | undefined;
}

/** What fills the whole column. */
export function RollTools({ title, waiting, disabled, onNumber, onUndo }: RollToolsProps) {
  const words = useWords(rollWords);
  return (
    <div className="roll-tools">
      <div className="roll-hints">
        <h2>{title}</h2>
        <p className="roll-keys">{words.keysHint}</p>
      </div>
      <div className="roll-buttons" role="group" aria-label={words.tools}>
        <Button icon={<OrderedListOutlined aria-hidden />} disabled={disabled} onClick={() => onNumber('name')}>
          {words.byName}
        </Button>
        <Button disabled={disabled} onClick={() => onNumber('admission')}>
          {words.byAdmission}
        </Button>
        <Button
          icon={<UndoOutlined aria-hidden />}
          disabled={onUndo === undefined}
          title={words.undoHint}
          onClick={onUndo}
        >
          {words.undo}
        </Button>
        {waiting > 0 && (
          <Button type="link" onClick={(event) => goToWaiting(event.currentTarget)}>
            {words.waitingBelow(waiting)}
          </Button>
        )}
      </div>
    </div>
  );
}
