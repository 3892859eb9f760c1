import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance } from 'antd';
import type { FeeGridRow } from '@/api/fees';
import type { Session } from '@/api/sessions';
import { ChoiceMultiSelect } from '@/shared/domain';
import type { CellTexts } from '@/shared/sheet';
import { DateItem, FormDialog, PercentInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { SplitEvenly } from '../fee-structure/SplitEvenly';
import { feeGridWords } from './feeGridWords';
import { scheduleCell } from './feeRows';
import { scheduleText } from './schedule';
import {
  evenShares,
  scheduleOf,
  shareDateProblem,
  shareProblem,
  type SharePayment,
  type SharesValues,
} from './scheduleForm';
import { useRowName } from './useRowNames';

const reject = (text: string | null) => (text === null ? Promise.resolve() : Promise.reject(new Error(text)));

interface ScheduleDialogProps {
  readonly open: boolean;
  readonly session: Session;
  readonly rows: readonly FeeGridRow[];
  /** Receives the schedules as texts of their cells. */
  readonly onApply: (texts: CellTexts) => void;
  readonly onClose: () => void;
}

const EVEN = 4;

/** One schedule of dates and shares for all or some classes. */
export function ScheduleDialog({ open, session, rows, onApply, onClose }: ScheduleDialogProps) {
  const words = useWords(feeGridWords);
  const nameOf = useRowName();
  const [form] = Form.useForm<SharesValues>();
  const options = rows.map((row, value) => ({ value, label: nameOf(row) }));
  const apply = (values: SharesValues) => {
    const text = scheduleText(scheduleOf(values));
    onApply(
      Object.fromEntries(rows.flatMap((row, at) => (values.rows.includes(at) ? [[scheduleCell(row), text]] : []))),
    );
    onClose();
  };
  return (
    <FormDialog<SharesValues>
      open={open}
      title={words.paymentsTitle}
      saveLabel={words.apply}
      form={form}
      guard="page"
      initialValues={{ payments: evenShares(EVEN, session), rows: options.map(({ value }) => value) }}
      onSave={apply}
      onClose={onClose}
    >
      <p>{words.paymentsText}</p>
      <SplitEvenly session={session} onSplit={(count) => form.setFieldValue('payments', evenShares(count, session))} />
      <Form.List name="payments">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <Payment key={key} at={name} form={form} session={session} onRemove={() => remove(name)} />
            ))}
            <Button
              icon={<PlusOutlined aria-hidden />}
              onClick={() => add({ date: null, share: null } satisfies SharePayment)}
            >
              {words.addPayment}
            </Button>
          </>
        )}
      </Form.List>
      <Form.Item<SharesValues>
        name="rows"
        label={words.paymentsFor}
        className="fee-grid-classes"
        rules={[{ type: 'array', min: 1, message: words.classRequired }]}
      >
        <ChoiceMultiSelect options={options} />
      </Form.Item>
    </FormDialog>
  );
}

interface PaymentProps {
  readonly at: number;
  readonly form: FormInstance<SharesValues>;
  readonly session: Session;
  readonly onRemove: () => void;
}

function Payment({ at, form, session, onRemove }: PaymentProps) {
  const words = useWords(feeGridWords);
  const payments = () => (form.getFieldValue('payments') as SharePayment[] | undefined) ?? [];
  return (
    <div className="fee-grid-payment">
      <DateItem
        name={[at, 'date']}
        aria-label={words.dateOf(at + 1)}
        min={session.startDate}
        max={session.endDate}
        rules={[
          { validator: (_rule, value: unknown) => reject(value == null || value === '' ? words.dateRequired : null) },
        ]}
        problem={(date) => shareDateProblem(payments(), date, session, words)}
      />
      <Form.Item
        name={[at, 'share']}
        validateTrigger="onTaken"
        rules={[{ validator: () => reject(shareProblem(payments(), at, words)) }]}
      >
        <PercentInput aria-label={words.shareOf(at + 1)} />
      </Form.Item>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={words.removePayment(at + 1)}
        onClick={onRemove}
      />
    </div>
  );
}
