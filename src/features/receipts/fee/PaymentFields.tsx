import { Form, Input, Radio, Select } from 'antd';
import { toPaise, showPaise } from '@common/money';
import { VALUES } from '@/api/catalogue';
import type { StudentFees } from '@/api/fees';
import type { ReceiptType } from '@/api/receipts';
import { amountRules, contractRules, useFields } from '@/shared/forms';
import { useToday } from '@/shared/lib/useToday';
import type { ReceiptHandover } from '@/shared/navigation';
import { AmountInput, DateItem } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { paymentModeWords, receiptTypeWords } from '../words';
import {
  dateProblem,
  dueAfter,
  isAboveDue,
  nextAmount,
  receiptFields,
  typesFor,
  upiAmount,
  type PaymentValues,
  type ReceiptValues,
} from './receiptForm';
import { ReferenceFields } from './ReferenceFields';
import { UpiCode } from './UpiCode';

interface PaymentFieldsProps {
  readonly actionType: ReceiptHandover['actionType'];
  readonly fees: StudentFees | undefined;
  readonly schoolId: number;
  readonly studentCode: number;
  readonly locked: boolean;
}

export function PaymentFields({ actionType, fees, schoolId, studentCode, locked }: PaymentFieldsProps) {
  const form = Form.useFormInstance<ReceiptValues>();
  const fields = useFields(receiptFields);
  const type = Form.useWatch('receiptType', form);
  const mode = Form.useWatch('paymentMode', form) ?? fields.paymentMode.default;
  const amount = Form.useWatch('amountPaid', form);
  return (
    <div className="receipt-fields">
      <WhatAndWhen actionType={actionType} fees={fees} locked={locked} />
      <ModeField locked={locked} />
      <AmountField fees={fees} locked={locked} />
      {mode === 'ONLINE' && fees && (
        <UpiCode
          school={fees}
          paise={upiAmount(fees, { receiptType: type ?? null, amountPaid: amount ?? null })}
          studentCodes={[studentCode]}
        />
      )}
      <ReferenceFields schoolId={schoolId} locked={locked} />
      <Form.Item<ReceiptValues>
        name="comments"
        label={fields.comments.title}
        className="receipt-wide"
        rules={contractRules(fields.comments)}
      >
        <Input disabled={locked} autoComplete="off" />
      </Form.Item>
    </div>
  );
}

interface PaymentFieldProps {
  readonly locked: boolean;
}

/** Also used for the payment of a family. */
export function ModeField({ locked }: PaymentFieldProps) {
  const modes = useWords(paymentModeWords);
  const { paymentMode } = useFields(receiptFields);
  return (
    <Form.Item name="paymentMode" label={paymentMode.title} required>
      <Radio.Group
        block
        optionType="button"
        disabled={locked}
        options={VALUES.PaymentMode.map((value) => ({ value, label: modes[value] }))}
      />
    </Form.Item>
  );
}

/** Also used for the payment of a family. */
export function DateField({ locked }: PaymentFieldProps) {
  const today = useToday();
  const { paymentDate } = useFields(receiptFields);
  return (
    <DateItem<PaymentValues>
      name="paymentDate"
      label={paymentDate.title}
      required
      facts={paymentDate}
      rules={contractRules({ ...paymentDate, required: true })}
      problem={(date) => dateProblem(date, today, paymentDate)}
      max={today}
      disabled={locked}
    />
  );
}

/** Above the dues, the field shows the provider's message and nothing is sent. */
function AmountField({ fees, locked }: Pick<PaymentFieldsProps, 'fees' | 'locked'>) {
  const words = useWords(feeWords);
  const form = Form.useFormInstance<ReceiptValues>();
  const { amountPaid } = useFields(receiptFields);
  const type = Form.useWatch('receiptType', form);
  const amount = Form.useWatch('amountPaid', form);
  const aboveDue = words.aboveDue(showPaise(toPaise(fees?.remainingFee ?? 0)));
  const isAbove = isAboveDue(fees, { receiptType: type ?? null, amountPaid: amount ?? null });
  const withinDue = () =>
    isAboveDue(fees, form.getFieldsValue()) ? Promise.reject(new Error(aboveDue)) : Promise.resolve();
  return (
    <Form.Item<ReceiptValues>
      name="amountPaid"
      label={amountPaid.title}
      validateTrigger="onTaken"
      dependencies={['receiptType']}
      required
      rules={[...amountRules(amountPaid), { validator: withinDue }]}
      // Replaces the field's own messages during input, so that there is only one.
      {...(isAbove && { help: aboveDue, validateStatus: 'error' as const })}
      extra={type === 'FEE' && fees && !isAbove ? <DueAfter fees={fees} amount={amount} /> : undefined}
    >
      <AmountInput disabled={locked} className="receipt-amount" />
    </Form.Item>
  );
}

function WhatAndWhen({ actionType, fees, locked }: Omit<PaymentFieldsProps, 'studentCode' | 'schoolId'>) {
  const types = useWords(receiptTypeWords);
  const form = Form.useFormInstance<ReceiptValues>();
  const { receiptType } = useFields(receiptFields);
  /** Suggests the next amount for the fee; the amounts of certificates are not known. */
  const typeChosen = (chosen: ReceiptType) => {
    if (form.isFieldTouched('amountPaid')) return;
    // Sets the value without marking it as typed, as `setFieldValue` would, so that the suggestion is updated later.
    form.setFields([
      { name: 'amountPaid', value: chosen === 'FEE' ? nextAmount(fees) : null, errors: [], touched: false },
    ]);
  };
  return (
    <>
      <Form.Item<ReceiptValues>
        name="receiptType"
        label={receiptType.title}
        required
        rules={contractRules(receiptType)}
      >
        <Select<ReceiptType>
          disabled={locked}
          options={typesFor(actionType).map((value) => ({ value, label: types[value] }))}
          onChange={typeChosen}
        />
      </Form.Item>
      <DateField locked={locked} />
    </>
  );
}

/** The remaining dues after this payment. */
function DueAfter({
  fees,
  amount,
}: {
  readonly fees: StudentFees;
  readonly amount: ReceiptValues['amountPaid'] | undefined;
}) {
  const words = useWords(feeWords);
  const left = dueAfter(fees, amount);
  if (toPaise(fees.remainingFee) === 0) return words.nothingDue;
  if (left === null) return words.dueAfter(showPaise(toPaise(fees.remainingFee)));
  return left === 0 ? words.allPaid : words.dueAfter(showPaise(left));
}
