import { useState } from 'react';
import { useHolds } from '@/shared/access';
import { EmptyState, PageFrame, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';
import { ConfirmFiltersBar } from './ConfirmFiltersBar';
import type { ConfirmPlace } from './confirmSlice';
import { ConfirmTable } from './ConfirmTable';
import { SelectionBar } from './SelectionBar';
import { UploadDialog } from './UploadDialog';
import { useConfirmFilters } from './useConfirmFilters';
import { useSelection } from './useSelection';

/** The pending receipts of a session, confirmed by selection or by spreadsheet (CONFIRM-01 to CONFIRM-09). */
export function ConfirmScreen() {
  const words = useWords(confirmWords);
  const holds = useHolds();
  const { filters, place, waiting, lookups } = useConfirmFilters();
  const selected = useSelection(place);
  const uploading = useDialog<ConfirmPlace>();
  const [searches, setSearches] = useState(0);
  const { target } = uploading;
  const sessionOf = (sessionId: number) =>
    lookups.sessions.find((session) => session.sessionId === sessionId)?.sessionName ?? '';
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]}>
      <ConfirmFiltersBar
        applied={filters}
        place={place}
        lookups={lookups}
        onSearch={() => setSearches(searches + 1)}
        onUpload={() => place && uploading.show(place)}
      />
      {holds('CONFIRM_FEE_RECEIPT') && <SelectionBar place={place} selected={selected} />}
      {place || waiting ? (
        <ConfirmTable key={searches} place={place} selected={selected} />
      ) : (
        <div className="portal-card">
          <EmptyState text={words.searchFirst} />
        </div>
      )}
      {target && (
        <UploadDialog
          key={uploading.opening}
          open={uploading.open}
          sessionId={target.sessionId}
          session={sessionOf(target.sessionId)}
          onDone={() => {
            selected.clear();
            uploading.close();
          }}
          onClose={uploading.close}
        />
      )}
    </PageFrame>
  );
}
