import { Form, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { contractRules, useFields } from '@/shared/forms';
import { DateText, FormDialog, Money, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords, receiptTypeWords, receiptWords } from '../words';
import { cancelFields, isBlank, type Cancelled, type CancelValues } from './cancelForm';
import { useCancelForm } from './useCancelForm';

interface CancelDialogProps {
  readonly open: boolean;
  readonly receipt: Cancelled;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason before a receipt is cancelled (RECEIPT-20, RECEIPT-21). */
export function CancelDialog({ open, receipt, onDone, onClose }: CancelDialogProps) {
  const words = useWords(managementWords);
  const { comments } = useFields(cancelFields);
  const { form, initial, typed, dirty, ...editor } = useCancelForm(open, receipt, onDone);
  const leaving = useLeaveGuard(dirty);
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.submit();
  };
  return (
    <>
      <FormDialog<CancelValues>
        open={open}
        form={form}
        title={words.cancelOf(receipt.receiptNo)}
        saveLabel={words.cancelReceipt}
        cancelLabel={words.keepReceipt}
        saveDisabled={isBlank(typed)}
        initialValues={initial}
        notSaved={editor.notSaved}
        onValuesChange={editor.changed}
        onSave={editor.submit}
        onClose={onClose}
      >
        <CancelledReceipt receipt={receipt} />
        <Form.Item<CancelValues>
          name="comments"
          label={comments.title}
          extra={words.reasonHint}
          className="receipt-reason"
          required
          rules={contractRules({ ...comments, required: true })}
        >
          <Input.TextArea
            autoSize={{ minRows: 3, maxRows: 6 }}
            count={{ show: true, max: comments.maxLength, strategy: (text) => [...text.trim()].length }}
            onKeyDown={sendByKeys}
          />
        </Form.Item>
      </FormDialog>
      {leaving.dialog}
    </>
  );
}

/** Which receipt is meant, and what its cancellation changes. */
function CancelledReceipt({ receipt }: { readonly receipt: Cancelled }) {
  const words = useWords(receiptWords);
  const types = useWords(receiptTypeWords);
  const { takesTcBack, noLongerPaid } = useWords(managementWords);
  const { studentName, studentCode, receiptType, paymentDate, amountPaid } = receipt;
  const lines = [
    { label: words.name, value: `${studentName} (${studentCode})` },
    { label: words.type, value: types[receiptType] },
    { label: words.amount, value: <Money rupees={amountPaid} /> },
    { label: words.paymentDate, value: <DateText date={paymentDate} /> },
  ];
  return (
    <>
      <dl className="receipt-meant">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="receipt-effect">{receiptType === 'TC' ? takesTcBack : noLongerPaid}</p>
    </>
  );
}
