/** The one table of the list screens: rows, paging, sorting and its own states (TABLE-01..11). */
import type { CSSProperties } from 'react';
import { PAGE_SIZE } from '@common/pageSizes';
import { useWords } from '../../words';
import { WholeText } from '../cut-text/WholeText';
import { useRowReturn } from '../page/arrival';
import { EmptyState, FailedState, RefusedState } from '../states/States';
import { uiWords } from '../words';
import { useIsRoomy } from '../useMedia';
import { cardOf, roomOf } from './columns';
import { CardsSkeleton, TableCards } from './TableCards';
import { TableFooter } from './TableFooter';
import { useScrollArea } from './useScrollArea';
import { TableRows } from './TableRows';
import { TableSkeleton } from './TableSkeleton';
import type { DataTableProps } from './types';
import { useTablePaging } from './useTablePaging';

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, paging, state, emptyText, onRefresh } = props;
  const words = useWords(uiWords);
  const { area, scrolls, toTop } = useScrollArea(props.filterKey);
  const count = rows?.length ?? 0;
  useRowReturn(area, count > 0);
  const current = useTablePaging(paging, count, state.kind === 'ready', props.filterKey);
  const go = (page: number, size: number) => {
    toTop();
    current.go(page, size);
  };
  const cards = !useIsRoomy() && cardOf(columns, 'title').length > 0;
  const first = state.kind === 'loading' && count === 0;
  const failed = state.kind === 'failed' || state.kind === 'refused';
  const rowsAtFirst = paging === 'none' ? PAGE_SIZE : current.size;
  const room = { '--portal-table-room': `${roomOf(columns, props.selection !== undefined)}px` } as CSSProperties;

  return (
    <div className="portal-table" style={room} aria-busy={state.kind === 'loading'}>
      {/* Always in the page: adding it would restyle every cell. */}
      <div className="portal-table-progress" hidden={state.kind !== 'loading' || first} />
      <div
        ref={area}
        className="portal-table-scroll"
        {...(scrolls && !failed ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      >
        <WholeText>
          {first && cards && <CardsSkeleton count={rowsAtFirst} />}
          {first && !cards && <TableSkeleton label={label} columns={columns} count={rowsAtFirst} />}
          {!first &&
            !failed &&
            (cards ? (
              <TableCards {...props} current={current} />
            ) : (
              <TableRows {...props} current={{ ...current, go }} />
            ))}
        </WholeText>
      </div>
      {state.kind === 'failed' && <FailedState {...state} />}
      {state.kind === 'refused' && <RefusedState {...state} />}
      {state.kind === 'ready' && count === 0 && (
        <EmptyState text={emptyText ?? words.noData} action={props.emptyAction} />
      )}
      {!failed && (
        <TableFooter
          label={label}
          total={first ? null : current.total}
          totals={props.totals}
          current={paging === 'none' ? null : { ...current, go }}
          onRefresh={onRefresh}
        />
      )}
    </div>
  );
}
