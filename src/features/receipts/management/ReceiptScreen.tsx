import { useState } from 'react';
import { useHolds } from '@/shared/access';
import { useReasonDialog } from '@/shared/forms';
import { EmptyState, PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';
import { CancelDialog } from './CancelDialog';
import { CANCEL_DRAFT, cancelledOf, type Cancelled } from './cancelForm';
import { DayCloseButton } from './DayCloseButton';
import { ExportButton } from './ExportButton';
import { PickingButtons, PickingDialog } from './Picking';
import { PrintAllButton } from './PrintAllButton';
import { ReceiptFiltersBar } from './ReceiptFiltersBar';
import { ReceiptTable } from './ReceiptTable';
import { useFilterForm } from './useFilterForm';
import { usePicking } from './usePicking';
import { useReceiptFilters } from './useReceiptFilters';

/** All receipts of a school: looked for, cancelled, exported, and the way to the next one (RECEIPT-01 to RECEIPT-27). */
export function ReceiptScreen() {
  const words = useWords(managementWords);
  const holds = useHolds();
  const { filters, kept, phase, lookups } = useReceiptFilters();
  const fields = useFilterForm(filters);
  const picking = usePicking(kept);
  const cancelling = useReasonDialog<Cancelled>(CANCEL_DRAFT);
  const [searches, setSearches] = useState(0);
  const { schoolId } = filters;
  const { target: cancelled } = cancelling;
  const actions = (
    <>
      <DayCloseButton />
      <PrintAllButton ready={phase === 'ready'} filters={filters} fields={fields} />
      <ExportButton disabled={phase !== 'ready'} fields={fields} />
      <PickingButtons picking={picking} disabled={schoolId === undefined} />
    </>
  );
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={holds('LIST_RECEIPT') ? actions : undefined}
    >
      <ReceiptFiltersBar
        applied={filters}
        fields={fields}
        phase={phase}
        lookups={lookups}
        onSearch={() => setSearches(searches + 1)}
      />
      {phase === 'choosing' ? (
        <div className="portal-card">
          <EmptyState text={words.chooseSchool} />
        </div>
      ) : (
        <ReceiptTable
          key={searches}
          filters={filters}
          waiting={phase === 'waiting'}
          onCancel={(receipt) => cancelling.show(cancelledOf(receipt))}
        />
      )}
      <PickingDialog picking={picking} schoolId={schoolId} />
      {cancelled && (
        <CancelDialog
          key={cancelling.opening}
          open={cancelling.open}
          receipt={cancelled}
          onDone={cancelling.close}
          onClose={cancelling.close}
        />
      )}
    </PageFrame>
  );
}
