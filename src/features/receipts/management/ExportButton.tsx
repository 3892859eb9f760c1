import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useExportReceiptsMutation } from '@/api/receipts';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';
import { requestOf } from './receiptListSlice';
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
  const button = useRef<HTMLButtonElement>(null);
  const [exportReceipts, { isLoading }] = useExportReceiptsMutation();
  const save = (fileFormat: (typeof FORMATS)[number]) => {
    if (isLoading) return;
    // The typed values are applied first; an invalid date shows its error at its field.
    const wanted = take();
    if (wanted === null) {
      void form.validateFields(['startDate', 'endDate']).catch(() => undefined);
      return;
    }
    void feedback(exportReceipts({ receiptExportForm: { ...requestOf(wanted), fileFormat } }).unwrap(), {
      success: words.exported(words[fileFormat]),
      fallback: words.exportFailed(words[fileFormat]),
    });
  };
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled || isLoading}
      autoFocus
      destroyOnHidden
      onOpenChange={(open) => {
        // After closing by a key the focused entry is removed, and the focus would be lost.
        if (!open && document.activeElement?.closest('[role="menu"]') != null) button.current?.focus();
      }}
      getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
      menu={{
        'aria-label': words.exportAs,
        items: FORMATS.map((format) => ({
          key: format,
          label: words[format],
          onClick: ({ domEvent }) => {
            // Prevents the same Enter from pressing the button, which has the focus again.
            domEvent.preventDefault();
            save(format);
          },
        })),
      }}
    >
      <Button
        ref={button}
        icon={<DownloadOutlined aria-hidden />}
        loading={isLoading}
        disabled={disabled}
        aria-haspopup="menu"
      >
        {words.exportAs}
        <DownOutlined aria-hidden className="receipt-export-arrow" />
      </Button>
    </Dropdown>
  );
}
