import { sessionStatusWords } from '@/shared/labels';
import { DataTable, useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import { sessionColumns } from './sessionColumns';
import type { SessionActions } from './useSessionActions';
import type { SessionList } from './useSessionList';

interface SessionTableProps {
  readonly list: SessionList;
  readonly actions: SessionActions;
}

export function SessionTable({ list, actions }: SessionTableProps) {
  const words = useWords(sessionWords);
  const statuses = useWords(sessionStatusWords);
  const roomy = useIsRoomy();
  return (
    <DataTable
      label={words.sessions}
      columns={sessionColumns(words, statuses, actions, roomy)}
      rows={list.sessions}
      rowKey="sessionId"
      paging="client"
      state={list.state}
      onRefresh={list.refresh}
      emptyText={words.empty}
    />
  );
}
