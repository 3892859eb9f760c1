import { Select } from 'antd';
import { PAGE_SIZES } from '@common/pageSizes';
import { Pager, uiWords } from '../ui';
import { useWords } from '../words';
import { shownPage, type SheetPages } from './useSheetPages';
import { sheetWords } from './words';

interface SheetPagerProps {
  readonly label: string;
  readonly pages: SheetPages;
  /** the rows of all pages */
  readonly rows: number;
}

/** The size of a page and, where there are several, the way to the others. */
export function SheetPager({ label, pages, rows }: SheetPagerProps) {
  const { pageSize, perPage } = useWords(uiWords);
  const { allRows } = useWords(sheetWords);
  const { size, go } = pages;
  return (
    <div className="sheet-pager">
      {size !== undefined && (
        <Pager
          label={label}
          page={shownPage(pages, rows)}
          pageCount={Math.max(1, Math.ceil(rows / size))}
          onGo={(next) => go(next, size)}
        />
      )}
      <Select
        aria-label={pageSize}
        showSearch={false}
        value={size ?? 0}
        options={[
          { value: 0, label: allRows },
          ...PAGE_SIZES.map((choice) => ({ value: Number(choice), label: perPage(choice) })),
        ]}
        onChange={(next) => go(1, next === 0 ? undefined : next)}
      />
    </div>
  );
}
