import { useHolds } from '@/shared/access';
import { useReasonDialog } from '@/shared/forms';
import { ListRows } from '@/shared/lists';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';
import { CancelDialog } from './CancelDialog';
import { CANCEL_DRAFT, cancelledOf, type Cancelled } from './cancelForm';
import { DayCloseButton } from './DayCloseButton';
import { ExportButton } from './ExportButton';
import { PickingButtons, PickingDialog } from './Picking';
import { PrintAllButton } from './PrintAllButton';
import { ReceiptFilterBar } from './ReceiptFilterBar';
import { ReceiptTable } from './ReceiptTable';
import { useFilterForm } from './useFilterForm';
import { useOpenedNumber } from './useOpenedNumber';
import { usePicking } from './usePicking';
import { useReceiptList } from './useReceiptList';

/** All receipts of a school: search, cancel, print, export and create (RECEIPT-01 to RECEIPT-27). */
export function ReceiptScreen() {
  const words = useWords(managementWords);
  const holds = useHolds();
  useOpenedNumber();
  const list = useReceiptList();
  const fields = useFilterForm(list);
  const picking = usePicking();
  const cancelling = useReasonDialog<Cancelled>(CANCEL_DRAFT);
  const { schoolId } = list.filters;
  const { target: cancelled } = cancelling;
  const actions = (
    <>
      <DayCloseButton schoolId={schoolId} />
      <PrintAllButton list={list} fields={fields} />
      <ExportButton disabled={list.phase !== 'ready'} fields={fields} />
      <PickingButtons picking={picking} disabled={schoolId === undefined} />
    </>
  );
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={holds('LIST_RECEIPT') ? actions : undefined}
    >
      <ReceiptFilterBar list={list} fields={fields} />
      <ListRows list={list} chooseText={words.chooseSchool}>
        <ReceiptTable list={list} onCancel={(receipt) => cancelling.show(cancelledOf(receipt))} />
      </ListRows>
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
