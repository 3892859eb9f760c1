import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { fileOf, usePrintReceiptsMutation } from '@/api/receipts';
import { useFeedback, usePrintRecords } from '@/shared/feedback';
import { ConfirmDialog, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { showDate } from '@/shared/lib/dates';
import { printWords } from '../printWords';
import type { SchoolList } from '@/shared/lists';
import { ignoresDates, requestOf, type ReceiptFilters } from './receiptListSlice';
import type { FilterForm } from './useFilterForm';

interface PrintAllButtonProps {
  readonly list: Pick<SchoolList<ReceiptFilters>, 'filters' | 'phase'>;
  readonly fields: FilterForm;
}

/** The first and last day of the contract: a receipt number is printed whatever its date. */
const ALL_DATES = { startDate: '1900-01-01', endDate: '2199-12-31' };

const datesOf = (filters: ReceiptFilters) =>
  ignoresDates(filters) ? ALL_DATES : { startDate: filters.startDate, endDate: filters.endDate };

const isDated = (filters: ReceiptFilters): boolean => {
  const { startDate, endDate } = datesOf(filters);
  return startDate !== '' && endDate !== '';
};

/** Saves the documents of all receipts of the list as one file. It asks first, because they count as printed afterwards. */
export function PrintAllButton({ list: { filters, phase }, fields: { form, take } }: PrintAllButtonProps) {
  const words = useWords(printWords);
  const feedback = useFeedback();
  const records = usePrintRecords();
  const dialog = useDialog<ReceiptFilters>();
  const [print, { isLoading }] = usePrintReceiptsMutation();
  const titleOf = (wanted: ReceiptFilters) =>
    ignoresDates(wanted)
      ? words.titleOne(wanted.searchText)
      : words.title(showDate(wanted.startDate), showDate(wanted.endDate));
  const ready = phase === 'ready';
  const dated = isDated(filters);
  const ask = () => {
    // The typed values are applied first; an invalid date shows its error at its field.
    const wanted = take();
    if (wanted === null) void form.validateFields(['startDate', 'endDate']).catch(() => undefined);
    else if (isDated(wanted)) dialog.show(wanted);
  };
  const { target } = dialog;
  const save = async (wanted: ReceiptFilters) => {
    const receiptPrintForm = { ...requestOf(wanted), ...datesOf(wanted) };
    await records.catchUp();
    await feedback(print({ receiptPrintForm }).unwrap(), {
      success: (file) => words.saved(fileOf(file).rows),
      fallback: words.failed,
    });
  };
  return (
    <>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        disabled={!ready || !dated}
        loading={isLoading}
        title={ready && !dated ? words.needsDates : undefined}
        onClick={ask}
      >
        {words.printAll}
      </Button>
      {target && (
        <ConfirmDialog
          open={dialog.open}
          title={titleOf(target)}
          text={words.text}
          confirmLabel={words.save}
          onConfirm={() => save(target)}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
