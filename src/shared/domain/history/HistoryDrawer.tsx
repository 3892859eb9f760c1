import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useListHistoryQuery, type HistoryQuery } from '@/api/history';
import { useLoadState } from '../../errors';
import { EmptyState, FailedState, FocusOnOpen, PageSkeleton, RefusedState, useIsRoomy } from '../../ui';
import { useWords } from '../../words';
import { HistoryEntry } from './HistoryEntries';
import { historyWords } from './historyWords';

const WIDTH = 640;

interface HistoryDrawerProps {
  readonly open: boolean;
  readonly record: HistoryQuery;
  /** The record in the title. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Who changed a record, when and what, newest first. */
export function HistoryDrawer({ open, record, name, onClose }: HistoryDrawerProps) {
  const words = useWords(historyWords);
  const roomy = useIsRoomy();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.title(name)}
      size={roomy ? WIDTH : '100%'}
      closable={{ 'aria-label': words.close, placement: 'end' }}
      destroyOnHidden
    >
      <FocusOnOpen selector=".ant-drawer-close" />
      <Pages record={record} />
    </Drawer>
  );
}

/** Each page after the first starts at the entry before which the previous one ended. */
function Pages({ record }: Pick<HistoryDrawerProps, 'record'>) {
  const [starts, setStarts] = useState<readonly (number | undefined)[]>([undefined]);
  return starts.map((before, index) => (
    <Page
      key={before ?? 'newest'}
      record={record}
      before={before}
      isLast={index === starts.length - 1}
      onOlder={(next) => setStarts([...starts, next])}
    />
  ));
}

interface PageProps extends Pick<HistoryDrawerProps, 'record'> {
  readonly before: number | undefined;
  readonly isLast: boolean;
  readonly onOlder: (next: number) => void;
}

function Page({ record, before, isLast, onOlder }: PageProps) {
  const words = useWords(historyWords);
  const query = useListHistoryQuery(
    { ...record, ...(before !== undefined && { before }) },
    { refetchOnMountOrArgChange: true },
  );
  const state = useLoadState(query, words.loadFailed);
  const page = query.currentData;
  if (state.kind === 'failed') return <FailedState {...state} />;
  if (state.kind === 'refused') return <RefusedState {...state} />;
  if (!page) return <PageSkeleton />;
  if (page.entries.length === 0) return <EmptyState text={words.empty} />;
  const { next } = page;
  return (
    <>
      <ol className="history-entries">
        {page.entries.map((item) => (
          <HistoryEntry key={item.id} item={item} />
        ))}
      </ol>
      {isLast && next !== null && (
        <Button block onClick={() => onOlder(next)}>
          {words.older}
        </Button>
      )}
    </>
  );
}
