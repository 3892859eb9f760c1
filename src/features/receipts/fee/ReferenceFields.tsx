import { Form, Input } from 'antd';
import type { Rule } from 'antd/es/form';
import type { PaymentMode } from '@/api/receipts';
import { contractRules, useFields } from '@/shared/forms';
import { DateItem } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { BankInput } from './BankInput';
import { bankProblem, chequeDateProblem, receiptFields, referenceProblem, type PaymentValues } from './receiptForm';

/** One message per field: the missing details of the mode. */
const asRule = (problem: (value: string) => string | null): Rule => ({
  validator: (_rule, value: string | null | undefined) => {
    const found = problem(value ?? '');
    return found === null ? Promise.resolve() : Promise.reject(new Error(found));
  },
});

interface ReferenceFieldsProps {
  readonly schoolId: number;
  readonly locked: boolean;
}

/** What identifies a payment that is not in cash. */
export function ReferenceFields({ schoolId, locked }: ReferenceFieldsProps) {
  const words = useWords(feeWords);
  const fields = useFields(receiptFields);
  const mode = Form.useWatch<PaymentMode | undefined>('paymentMode') ?? 'CASH';
  if (mode === 'CASH') return null;
  const cheque = mode === 'CHEQUE';
  return (
    <>
      <Form.Item<PaymentValues>
        name="referenceNo"
        label={cheque ? words.chequeNo : words.transactionNo}
        required
        rules={[
          asRule((text) => referenceProblem(mode, text, fields.referenceNo)),
          ...contractRules(fields.referenceNo),
        ]}
      >
        <Input disabled={locked} autoComplete="off" />
      </Form.Item>
      <DateItem<PaymentValues>
        name="referenceNoDate"
        label={cheque ? words.chequeDate : words.transactionDate}
        required={cheque}
        facts={{ ...fields.referenceNoDate, title: cheque ? words.chequeDate : words.transactionDate }}
        rules={[asRule((date) => chequeDateProblem(mode, date, fields.referenceNoDate))]}
        disabled={locked}
      />
      <Form.Item<PaymentValues>
        name="bankName"
        label={fields.bankName.title}
        className="receipt-wide"
        required={cheque}
        rules={[asRule((text) => bankProblem(mode, text, fields.bankName)), ...contractRules(fields.bankName)]}
      >
        <BankInput schoolId={schoolId} disabled={locked} />
      </Form.Item>
    </>
  );
}
