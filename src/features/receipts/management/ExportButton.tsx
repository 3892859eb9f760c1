import { DownloadOutlined } from '@ant-design/icons';
import { useExportReceiptsMutation } from '@/api/receipts';
import { useFeedback } from '@/shared/feedback';
import { MenuButton } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';
import { orderOf, requestOf } from './receiptListSlice';
import type { FilterForm } from './useFilterForm';

const FORMATS = ['EXCEL', 'PDF'] as const;

interface ExportButtonProps {
  readonly disabled: boolean;
  readonly fields: FilterForm;
}

/** Saves all receipts of the filters as a file, one file at a time (RECEIPT-26, RECEIPT-27). */
export function ExportButton({ disabled, fields: { form, take } }: ExportButtonProps) {
  const words = useWords(managementWords);
  const feedback = useFeedback();
  const [exportReceipts, { isLoading }] = useExportReceiptsMutation();
  const save = (fileFormat: (typeof FORMATS)[number]) => {
    if (isLoading) return;
    // The typed values are applied first; an invalid date shows its error at its field.
    const wanted = take();
    if (wanted === null) {
      void form.validateFields(['startDate', 'endDate']).catch(() => undefined);
      return;
    }
    void feedback(
      exportReceipts({ receiptExportForm: { ...requestOf(wanted), sort: orderOf(wanted), fileFormat } }).unwrap(),
      {
        success: words.exported(words[fileFormat]),
        fallback: words.exportFailed(words[fileFormat]),
      },
    );
  };
  return (
    <MenuButton
      label={words.exportAs}
      icon={<DownloadOutlined aria-hidden />}
      items={FORMATS.map((format) => ({ key: format, label: words[format] }))}
      onChoose={save}
      loading={isLoading}
      disabled={disabled}
    />
  );
}
