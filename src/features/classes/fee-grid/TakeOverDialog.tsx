import { Checkbox, Form, Select } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { FEE_HEADS, type FeeHead } from '@common/feeHeads';
import { useListFeeStructuresQuery, type FeeGridRow } from '@/api/fees';
import type { Session } from '@/api/sessions';
import { ChoiceSelect, sessionChoices } from '@/shared/domain';
import { useFields } from '@/shared/forms';
import { FormDialog, PercentInput, type TypedNumber } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeGridWords } from './feeGridWords';
import { gridFields, type TextOf } from './feeRows';
import { hundredths } from './scheduleForm';
import { takenOver, type Taken, type TakeOver } from './takeOver';
import { raiseProblem } from './takeOverForm';
import { namesOf, useRowName } from './useRowNames';

const Item = Form.Item<Values>;

interface Values extends Omit<TakeOver, 'percent'> {
  readonly sessionId: number | undefined;
  /** the number of percent in the field */
  readonly percent: TypedNumber;
}

const ROUNDINGS = [1, 5, 10, 50, 100, 500];

const START = {
  heads: ['tuitionFee'] satisfies FeeHead[],
  percent: null,
  roundTo: 10,
  onlyEmpty: true,
};

/** The previous session by date. */
const sessionBefore = (sessions: readonly Session[], { startDate }: Session): Session | undefined =>
  sessions
    .filter((one) => one.startDate < startDate)
    .sort((one, other) => (one.startDate < other.startDate ? 1 : -1))[0];

interface TakeOverDialogProps {
  readonly open: boolean;
  readonly session: Session;
  readonly sessions: readonly Session[];
  readonly rows: readonly FeeGridRow[];
  readonly textOf: TextOf;
  readonly onFill: (taken: Taken) => void;
  readonly onClose: () => void;
}

/** Fills the grid with the fees and schedules of another session, raised and rounded. */
export function TakeOverDialog({ open, session, sessions, rows, textOf, onFill, onClose }: TakeOverDialogProps) {
  const words = useWords(feeGridWords);
  const fields = useFields(gridFields);
  const nameOf = useRowName();
  const [form] = Form.useForm<Values>();
  const others = sessions.filter(({ sessionId }) => sessionId !== session.sessionId);
  const first = sessionBefore(others, session);
  const values = Form.useWatch((all: Values) => all, form) as Values | undefined;
  const source = others.find(({ sessionId }) => sessionId === values?.sessionId);
  const found = useListFeeStructuresQuery(open && source ? { sessionId: source.sessionId } : skipToken);
  const taken = (choice: Values): Taken | undefined =>
    source && found.currentData
      ? takenOver(rows, textOf, { rows: found.currentData, period: source }, session, {
          ...choice,
          percent: hundredths(choice.percent),
        })
      : undefined;
  const isValid = !values || raiseProblem(values.percent, words) === null;
  const preview = values && isValid ? taken(values) : undefined;
  const lacking = preview && namesOf(preview.missing, nameOf);
  return (
    <FormDialog<Values>
      open={open}
      title={words.takeOverTitle}
      saveLabel={words.fill}
      // Enabled for an invalid raise, whose error it shows.
      saveDisabled={isValid && !preview?.rows}
      form={form}
      guard="page"
      initialValues={{ ...START, sessionId: first?.sessionId }}
      onSave={(choice) => {
        const result = taken(choice);
        if (result) onFill(result);
        onClose();
      }}
      onClose={onClose}
    >
      <Item name="sessionId" label={words.takeOverFrom}>
        <ChoiceSelect options={sessionChoices(others)} loading={found.isFetching} />
      </Item>
      <RaiseItem />
      <Item name="heads" label={words.raise}>
        <Checkbox.Group
          className="fee-grid-heads"
          options={FEE_HEADS.map((head) => ({ value: head, label: fields[head].title }))}
        />
      </Item>
      <Item name="roundTo" label={words.roundTo}>
        <Select options={ROUNDINGS.map((value) => ({ value, label: words.rupees(value) }))} />
      </Item>
      <Item name="onlyEmpty" valuePropName="checked">
        <Checkbox>{words.onlyEmpty}</Checkbox>
      </Item>
      <p role="status">
        {preview && words.willFill(preview.rows)}
        {lacking && lacking[0] !== '' && ` ${words.lacking(...lacking)}`}
      </p>
    </FormDialog>
  );
}

function RaiseItem() {
  const words = useWords(feeGridWords);
  const check = (_rule: unknown, percent: TypedNumber) => {
    const problem = raiseProblem(percent, words);
    return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
  };
  return (
    <Item name="percent" label={words.percent} validateTrigger="onTaken" rules={[{ validator: check }]}>
      <PercentInput signed />
    </Item>
  );
}
