import { DeleteOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance } from 'antd';
import type { FocusEvent } from 'react';
import { useFields } from '@/shared/forms';
import { isWindowBlur } from '@/shared/lib/windowFocus';
import { AmountInput, DateItem } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from './feeWords';
import {
  dateProblem,
  paymentProblem,
  placeByDate,
  rowsIn,
  termFields,
  type Period,
  type ScheduleValues,
} from './scheduleForm';
import { ScheduleHead } from './ScheduleHead';

export interface ScheduleFacts {
  readonly form: FormInstance<ScheduleValues>;
  readonly session: Period;
  /** of the stored structure, in paise */
  readonly total: number;
  /** the last changed row */
  readonly latest: () => number;
}

interface ScheduleTableProps extends ScheduleFacts {
  /** the indexes of the payments, with stable keys */
  readonly rows: readonly { readonly key: number; readonly name: number }[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
}

/** The scheduled payments by date: a payment moves to its position when the focus leaves its row (FEE-30). */
export function ScheduleTable({ rows, onMove, onRemove, ...facts }: ScheduleTableProps) {
  const leave = (at: number) => (event: FocusEvent<HTMLTableRowElement>) => {
    if (event.currentTarget.contains(event.relatedTarget) || isWindowBlur(event)) return;
    const to = placeByDate(rowsIn(facts.form), at);
    if (to !== at) onMove(at, to);
  };
  return (
    <table className="fee-table fee-schedule">
      <ScheduleHead editable />
      <tbody>
        {rows.map(({ key, name }) => (
          <tr key={key} onBlur={leave(name)}>
            <td>{name + 1}</td>
            <td>
              <PaymentDate at={name} {...facts} />
            </td>
            <td>
              <PaymentAmount at={name} {...facts} />
            </td>
            <td>
              <RemoveButton at={name} onRemove={onRemove} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PaymentProps extends ScheduleFacts {
  readonly at: number;
}

function PaymentDate({ at, form, session }: PaymentProps) {
  const words = useWords(feeWords);
  const { minimumDate } = useFields(termFields);
  return (
    <DateItem
      name={[at, 'minimumDate']}
      aria-label={words.dateOf(at + 1)}
      required
      min={session.startDate}
      max={session.endDate}
      rules={[
        {
          validator: (_rule, value: unknown) =>
            value == null || value === '' ? Promise.reject(new Error(minimumDate.message.required)) : Promise.resolve(),
        },
      ]}
      problem={(date) => dateProblem(rowsIn(form), date, session, words)}
    />
  );
}

function PaymentAmount({ at, form, total, latest }: PaymentProps) {
  const words = useWords(feeWords);
  const { minimumFee } = useFields(termFields);
  return (
    <Form.Item
      name={[at, 'minimumFee']}
      required
      validateTrigger="onTaken"
      rules={[
        {
          validator: () => {
            const problem = paymentProblem(minimumFee, rowsIn(form), at, { total, latest: latest() }, words);
            return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
          },
        },
      ]}
    >
      <AmountInput aria-label={words.amountOf(at + 1)} />
    </Form.Item>
  );
}

function RemoveButton({ at, onRemove }: Pick<ScheduleTableProps, 'onRemove'> & { readonly at: number }) {
  const words = useWords(feeWords);
  return (
    <Button
      type="text"
      danger
      icon={<DeleteOutlined aria-hidden />}
      aria-label={words.remove(at + 1)}
      onClick={() => onRemove(at)}
    />
  );
}
