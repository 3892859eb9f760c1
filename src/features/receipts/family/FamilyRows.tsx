import { Form, Select } from 'antd';
import type { KeyboardEvent } from 'react';
import { showPaise, showRupees, toPaise } from '@common/money';
import { useListPendingFeesQuery, type FamilyMember } from '@/api/receipts';
import { useFresh } from '@/shared/errors';
import { amountRules, useFields } from '@/shared/forms';
import { AmountInput, FailedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { isAboveDue, itemFields, offeredAmount, paidIndexes, totalOf, type FamilyValues } from './familyForm';
import { familyWords } from './familyWords';
import { classOf } from './useFamily';

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrow keys move between the amounts; Enter in the last one sends the form. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('.family-amount input')];
  const index = fields.indexOf(event.target as HTMLElement);
  // The list of sessions has its own keys.
  if (index === -1) return;
  const next = fields[index + step];
  if (event.key === 'Enter' && (event.repeat || next)) event.preventDefault();
  if (event.key !== 'Enter') event.preventDefault();
  if (!event.repeat || event.key !== 'Enter') next?.focus();
}

interface FamilyRowsProps {
  readonly schoolId: number;
  readonly sessionId: number;
  readonly members: readonly FamilyMember[];
  readonly locked: boolean;
}

/** One row for each student with dues: class, dues and the amount to pay. */
export function FamilyRows({ members, ...shown }: FamilyRowsProps) {
  const words = useWords(familyWords);
  const form = Form.useFormInstance<FamilyValues>();
  const items = Form.useWatch('items', form) ?? [];
  const total = totalOf(items);
  return (
    <table className="family-rows" aria-label={words.title} onKeyDown={moveBetweenRows}>
      <thead>
        <tr>
          <th scope="col">{words.student}</th>
          <th scope="col" className="family-money">
            {words.dueNow}
          </th>
          <th scope="col" className="family-money">
            {words.due}
          </th>
          <th scope="col" className="family-money">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member, index) => (
          <FamilyRow key={member.studentId} {...shown} member={member} index={index} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {words.total} <small>{words.receipts(paidIndexes(items).length)}</small>
          </th>
          <td className="family-money" aria-live="polite">
            {total === null ? '–' : showPaise(total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface FamilyRowProps extends Omit<FamilyRowsProps, 'members'> {
  readonly member: FamilyMember;
  readonly index: number;
}

function FamilyRow({ member, index, ...shown }: FamilyRowProps) {
  const { sessionId, locked } = shown;
  const words = useWords(familyWords);
  const form = Form.useFormInstance<FamilyValues>();
  const item = Form.useWatch(['items', index], { form, preserve: true });
  const { amountPaid } = useFields(itemFields);
  const due = item?.due ?? toPaise(member.remainingFee);
  const dueNow = item === undefined || item.sessionId === sessionId ? toPaise(member.dueNow) : due;
  const withinDue = (_rule: unknown, amount: unknown) =>
    isAboveDue(due, amount) ? Promise.reject(new Error(words.aboveDue(showPaise(due)))) : Promise.resolve();
  return (
    <tr>
      <th scope="row">
        {member.studentName} <small>{classOf(member)}</small>
        <SessionChoice {...shown} member={member} index={index} />
      </th>
      <td className="family-money" data-label={words.dueNow}>
        {dueNow > 0 ? <strong className="family-late">{showPaise(dueNow)}</strong> : '–'}
      </td>
      <td className="family-money" data-label={words.due}>
        {showPaise(due)}
      </td>
      <td className="family-amount">
        <Form.Item
          name={['items', index, 'amountPaid']}
          validateTrigger="onTaken"
          rules={[...amountRules({ ...amountPaid, required: false }), { validator: withinDue }]}
        >
          <AmountInput disabled={locked} aria-label={words.amountOf(member.studentName)} />
        </Form.Item>
      </td>
    </tr>
  );
}

/** The session that the student pays for, if there are dues of earlier ones; each choice suggests its amount. */
function SessionChoice({ schoolId, sessionId, member, index, locked }: FamilyRowProps) {
  const words = useWords(familyWords);
  const form = Form.useFormInstance<FamilyValues>();
  const { studentId, studentName, remainingFee } = member;
  const { found: earlier, state } = useFresh(
    useListPendingFeesQuery({ schoolId, studentId, excludeSessionId: sessionId }, { refetchOnMountOrArgChange: true }),
    words.earlierFailed,
  );
  if (state.kind === 'failed' || state.kind === 'refused') return <FailedState {...state} />;
  if (earlier === undefined || earlier.length === 0) return null;
  const choose = (chosen: number) => {
    const fee = earlier.find((one) => one.sessionId === chosen);
    const due = toPaise(fee?.remainingFee ?? remainingFee);
    form.setFieldValue(['items', index, 'due'], due);
    form.setFields([{ name: ['items', index, 'amountPaid'], value: fee ? due : offeredAmount(member), errors: [] }]);
  };
  return (
    <Form.Item name={['items', index, 'sessionId']}>
      <Select<number>
        size="small"
        className="family-session"
        disabled={locked}
        aria-label={words.sessionOf(studentName)}
        options={[
          { value: sessionId, label: words.thisSession },
          ...earlier.map((fee) => ({
            value: fee.sessionId,
            label: words.earlierSession(fee.sessionDisplayName, showRupees(fee.remainingFee)),
          })),
        ]}
        onChange={choose}
      />
    </Form.Item>
  );
}
