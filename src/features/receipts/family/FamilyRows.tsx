import { Form } from 'antd';
import type { KeyboardEvent } from 'react';
import { showPaise, showRupees, toPaise } from '@common/money';
import type { FamilyMember } from '@/api/receipts';
import { amountRules, useFields } from '@/shared/forms';
import { AmountInput, Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { isAboveDue, itemFields, paidIndexes, totalOf, type FamilyValues } from './familyForm';
import { familyWords } from './familyWords';
import { classOf } from './useFamily';

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrow keys move between the amounts; Enter in the last one sends the form. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target as HTMLInputElement) + step];
  if (event.key === 'Enter' && (event.repeat || next)) event.preventDefault();
  if (event.key !== 'Enter') event.preventDefault();
  if (!event.repeat || event.key !== 'Enter') next?.focus();
}

interface FamilyRowsProps {
  readonly members: readonly FamilyMember[];
  readonly locked: boolean;
}

/** One row for each student with dues: class, dues and the amount to pay. */
export function FamilyRows({ members, locked }: FamilyRowsProps) {
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
          <FamilyRow key={member.studentId} member={member} index={index} locked={locked} />
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

function FamilyRow({
  member,
  index,
  locked,
}: {
  readonly member: FamilyMember;
  readonly index: number;
  readonly locked: boolean;
}) {
  const words = useWords(familyWords);
  const { amountPaid } = useFields(itemFields);
  const withinDue = (_rule: unknown, amount: unknown) =>
    isAboveDue(member, amount)
      ? Promise.reject(new Error(words.aboveDue(showPaise(toPaise(member.remainingFee)))))
      : Promise.resolve();
  return (
    <tr>
      <th scope="row">
        {member.studentName} <small>{classOf(member)}</small>
      </th>
      <td className="family-money" data-label={words.dueNow}>
        {member.dueNow > 0 ? <strong className="family-late">{showRupees(member.dueNow)}</strong> : '–'}
      </td>
      <td className="family-money" data-label={words.due}>
        <Money rupees={member.remainingFee} />
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
