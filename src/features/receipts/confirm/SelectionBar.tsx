import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { showPaise } from '@common/money';
import { confirmWords } from '../confirmWords';
import { amountOf, isTooMany, MOST } from './selection';
import type { ConfirmScope } from './confirmSlice';
import { useConfirming } from './useConfirming';
import type { SelectedReceipts } from './useSelection';

interface SelectionBarProps {
  readonly scope: ConfirmScope | undefined;
  readonly selected: SelectedReceipts;
}

/** The number and the amount of the receipts selected on all pages, and their confirmation (CONFIRM-02, CONFIRM-04). */
export function SelectionBar({ scope, selected }: SelectionBarProps) {
  const words = useWords(confirmWords);
  const { busy, confirm } = useConfirming(selected);
  const { selection, clear } = selected;
  const { size } = selection;
  const tooMany = isTooMany(selection);
  return (
    <section className="portal-card confirm-selection" aria-label={words.selection}>
      <p role="status" data-any={size > 0}>
        {size === 0 ? words.noneSelected : words.selected(size, groupDigits(size), showPaise(amountOf(selection)))}
        {tooMany && <span className="confirm-too-many"> {words.tooMany(groupDigits(MOST))}</span>}
      </p>
      <div className="confirm-buttons">
        <Button type="link" disabled={size === 0 || busy} onClick={clear}>
          {words.clear}
        </Button>
        <Button
          type="primary"
          icon={<CheckOutlined aria-hidden />}
          disabled={size === 0 || tooMany}
          loading={busy}
          onClick={() => scope && confirm(scope.sessionId)}
        >
          {words.confirm(size)}
        </Button>
      </div>
    </section>
  );
}
