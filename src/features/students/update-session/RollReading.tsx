import { Alert } from 'antd';
import { useState } from 'react';
import { cellColumnsOf, createSheet, SheetGrid } from '@/shared/sheet';
import { EmptyState, useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { pinnedColumns, rollColumns, rowHeight } from './rollColumns';
import type { RollRow } from './rollNumbers';
import { rollWords } from './rollWords';

interface RollReadingProps {
  readonly session: { readonly sessionId: number; readonly sessionName: string };
  readonly rows: readonly RollRow[];
}

const noop = () => undefined;

/** The roll numbers of a completed session, which the provider no longer changes (191). */
export function RollReading({ session: { sessionId, sessionName }, rows }: RollReadingProps) {
  const words = useWords(rollWords);
  const roomy = useIsRoomy();
  const columns = rollColumns(words, { sessionId, sectionName: '', readOnly: true, roomy, onTakeOut: noop });
  const [sheet] = useState(() =>
    createSheet({
      rows: rows.filter(({ waiting }) => !waiting),
      columns: cellColumnsOf(columns),
      rowKey: ({ id }) => String(id),
    }),
  );
  return (
    <>
      <Alert type="info" showIcon title={words.completed(sessionName)} />
      {sheet.rows().length === 0 ? (
        <div className="portal-card">
          <EmptyState text={words.empty} />
        </div>
      ) : (
        <SheetGrid
          sheet={sheet}
          label={words.students}
          columns={columns}
          pinned={pinnedColumns(roomy)}
          rowHeight={rowHeight(roomy)}
        />
      )}
    </>
  );
}
