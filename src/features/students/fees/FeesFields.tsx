import { Checkbox, Form, Input, type FormInstance } from 'antd';
import { showPaise, showRupees } from '@common/money';
import type { StudentFees } from '@/api/fees';
import { contractRules, useFields } from '@/shared/forms';
import { AmountInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { discountProblem, duesWith, feesFields, isDiscountChanged, type FeesValues } from './feesForm';
import { feesWords } from './feesWords';

const Item = Form.Item<FeesValues>;

interface FeesFieldsProps {
  readonly form: FormInstance<FeesValues>;
  /** the edited fees */
  readonly fees: StudentFees;
  readonly initial: FeesValues;
  readonly disabled: boolean;
}

/** The decisions for the student, and the dues with them. */
export function FeesFields({ form, fees, initial, disabled }: FeesFieldsProps) {
  const words = useWords(feesWords);
  const fields = useFields(feesFields);
  const watched = Form.useWatch((values: Partial<FeesValues>) => values, form);
  const values = { ...initial, ...watched };
  const wrong = discountProblem(fields.discount, fees, values) !== null;
  const { mostDiscount, remaining, overpaid } = duesWith(fees, values);
  const judge = (discount: FeesValues['discount']) => {
    const problem = discountProblem(fields.discount, fees, { ...form.getFieldsValue(true), discount } as FeesValues);
    return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
  };
  return (
    <>
      <Item
        name="discount"
        label={fields.discount.title}
        extra={words.most(showPaise(mostDiscount))}
        required
        validateTrigger="onTaken"
        dependencies={['admissionFeeApplicable']}
        initialValue={initial.discount}
        rules={[{ validator: (_rule, discount: FeesValues['discount']) => judge(discount) }]}
      >
        <AmountInput disabled={disabled} />
      </Item>
      {isDiscountChanged(fees, values) && (
        <Item
          name="reason"
          label={fields.reason.title}
          initialValue={initial.reason}
          required
          preserve
          rules={contractRules({ ...fields.reason, required: true })}
        >
          <Input autoComplete="off" disabled={disabled} />
        </Item>
      )}
      <Item name="admissionFeeApplicable" valuePropName="checked" initialValue={initial.admissionFeeApplicable}>
        <Checkbox disabled={disabled}>
          {words.admission(fields.admissionFeeApplicable.title, showRupees(fees.admissionFee))}
        </Checkbox>
      </Item>
      <p role="status" className="fees-outcome">
        <span>{words.newDue}</span>
        <strong className="portal-money">{wrong ? words.none : showPaise(remaining)}</strong>
        {!wrong && overpaid > 0 && <small>{words.overpaid(showPaise(overpaid))}</small>}
      </p>
    </>
  );
}
