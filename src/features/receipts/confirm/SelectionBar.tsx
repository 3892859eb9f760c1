import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { SessionList } from '@/shared/lists';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { showRupees } from '@common/money';
import { confirmWords } from '../confirmWords';
import { MOST, MOST_OF_FILTER } from './selection';
import { scopeOf, type ConfirmFilters } from './confirmSlice';
import { useConfirming } from './useConfirming';
import type { SelectedReceipts } from './useSelection';

interface SelectionBarProps {
  readonly list: SessionList<ConfirmFilters>;
  readonly selected: SelectedReceipts;
}

/** The number and the amount of the receipts selected on all pages, and their confirmation (CONFIRM-02, CONFIRM-04). */
export function SelectionBar({ list, selected }: SelectionBarProps) {
  const words = useWords(confirmWords);
  const scope = list.phase === 'ready' ? scopeOf(list.filters) : undefined;
  const { busy, confirm } = useConfirming(selected, list.filters);
  const { allOfFilter, found, chosen, tooMany, selectAll, clear } = selected;
  const { count, amount } = chosen;
  const text = (allOfFilter ? words.allSelected : words.selected)(count, groupDigits(count), showRupees(amount));
  return (
    <section className="portal-card confirm-selection" aria-label={words.selection}>
      <p role="status" data-any={count > 0}>
        {count === 0 ? words.noneSelected : text}
        {tooMany && (
          <span className="confirm-too-many"> {words.tooMany(groupDigits(allOfFilter ? MOST_OF_FILTER : MOST))}</span>
        )}
      </p>
      <div className="confirm-buttons">
        {found !== undefined && found.count > 0 && !allOfFilter && (
          <Button type="link" disabled={busy} onClick={selectAll}>
            {words.selectAll(groupDigits(found.count))}
          </Button>
        )}
        <Button type="link" disabled={count === 0 || busy} onClick={clear}>
          {words.clear}
        </Button>
        <Button
          type="primary"
          icon={<CheckOutlined aria-hidden />}
          disabled={count === 0 || tooMany}
          loading={busy}
          onClick={() => scope && confirm(scope.sessionId)}
        >
          {words.confirm(count)}
        </Button>
      </div>
    </section>
  );
}
