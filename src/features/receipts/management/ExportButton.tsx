import { DownloadOutlined } from '@ant-design/icons';
import { VALUES } from '@/api/catalogue';
import { useExportReceiptsMutation } from '@/api/receipts';
import { useFeedback } from '@/shared/feedback';
import { fileFormatWords } from '@/shared/labels';
import { MenuButton } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';
import { orderOf, requestOf } from './receiptListSlice';
import type { FilterForm } from './useFilterForm';

interface ExportButtonProps {
  readonly disabled: boolean;
  readonly fields: FilterForm;
}

/** Saves all receipts of the filters as a file, one file at a time (RECEIPT-26, RECEIPT-27). */
export function ExportButton({ disabled, fields: { form, take } }: ExportButtonProps) {
  const words = useWords(managementWords);
  const formats = useWords(fileFormatWords);
  const feedback = useFeedback();
  const [exportReceipts, { isLoading }] = useExportReceiptsMutation();
  const save = (fileFormat: keyof typeof formats) => {
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
        success: words.exported(formats[fileFormat]),
        fallback: words.exportFailed(formats[fileFormat]),
      },
    );
  };
  return (
    <MenuButton
      label={words.exportAs}
      icon={<DownloadOutlined aria-hidden />}
      items={VALUES.FileFormat.map((format) => ({ key: format, label: formats[format] }))}
      onChoose={save}
      loading={isLoading}
      disabled={disabled}
    />
  );
}
