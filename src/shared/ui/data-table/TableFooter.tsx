import { ReloadOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { PAGE_SIZES } from '@common/pageSizes';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { GoToPage } from './GoToPage';
import { Pager } from './Pager';
import type { CurrentPage } from './useTablePaging';

interface TableFooterProps {
  readonly label: string;
  /** Null while the number is not known. */
  readonly total: number | null;
  readonly totals?: string | undefined;
  readonly current: CurrentPage | null;
  readonly onRefresh?: (() => void) | undefined;
}

/** Number of rows and refresh on the left, paging on the right; wraps on a phone. */
export function TableFooter({ label, total, totals, current, onRefresh }: TableFooterProps) {
  const words = useWords(uiWords);
  return (
    <div className="portal-table-footer">
      <div className="portal-table-total">
        <span role="status">{total === null ? words.loading : words.totalRecords(total)}</span>
        {total !== null && total > 0 && totals && <span className="portal-table-sum">{totals}</span>}
        {onRefresh && (
          <Button
            type="text"
            icon={<ReloadOutlined aria-hidden />}
            aria-label={words.refresh}
            title={words.refresh}
            onClick={onRefresh}
          />
        )}
      </div>
      {current && total !== null && <TablePages label={label} current={current} />}
    </div>
  );
}

function TablePages({ label, current }: { readonly label: string; readonly current: CurrentPage }) {
  const words = useWords(uiWords);
  const { page, size, pageCount, go } = current;
  return (
    <div className="portal-table-paging">
      <Pager label={label} page={page} pageCount={pageCount} onGo={(next) => go(next, size)} />
      <Select
        aria-label={words.pageSize}
        className="portal-table-size"
        showSearch={false}
        value={size}
        options={PAGE_SIZES.map((choice) => ({ value: choice, label: words.perPage(choice) }))}
        onChange={(next: number) => go(page, next)}
      />
      <GoToPage pageCount={pageCount} onGo={(next) => go(next, size)} />
    </div>
  );
}
