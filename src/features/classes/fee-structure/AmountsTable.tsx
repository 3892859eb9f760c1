import { FEE_HEADS, type FeeHead } from '@common/feeHeads';
import { fromPaise } from '@common/money';
import { percentOf } from '@common/percent';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { amountRules, useFields } from '@/shared/forms';
import { AmountInput, Money, PercentInput, useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { balanceOf, feeFields, shareOf, shareProblem, totalProblem, type FeeValues } from './feeForm';
import { feeWords } from './feeWords';

const Item = Form.Item<FeeValues>;

const judge = (problem: string | null) => (problem === null ? Promise.resolve() : Promise.reject(new Error(problem)));

interface AmountsTableProps {
  /** the typed or stored values */
  readonly values: Partial<FeeValues>;
  readonly readOnly: boolean;
}

/** The total and its components, each in rupees and as a share of it (FEE-03, FEE-04). */
export function AmountsTable({ values, readOnly }: AmountsTableProps) {
  const words = useWords(feeWords);
  const fields = useFields(feeFields);
  const { sum, total } = balanceOf(values);
  return (
    <table className="fee-table" data-editing={!readOnly || undefined}>
      <thead>
        <tr>
          <th scope="col">{words.component}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.share}</th>
        </tr>
      </thead>
      <tbody>
        <Row id="totalFee" title={fields.totalFee.title} className="fee-total" readOnly={readOnly}>
          {readOnly ? <Amount value={values.totalFee} /> : <TotalItem />}
          <Percent part={total} of={total} />
        </Row>
        {FEE_HEADS.map((head) => (
          <Row key={head} id={head} title={fields[head].title} readOnly={readOnly}>
            {readOnly ? <Amount value={values[head]} /> : <HeadItem head={head} />}
            {readOnly ? (
              <Percent part={values[head]} of={total} />
            ) : (
              <ShareItem head={head} title={fields[head].title} disabled={total === null} />
            )}
          </Row>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td>{readOnly && values.totalFee === null ? <Amount value={null} /> : <Amount value={sum} />}</td>
          <td>
            <Percent part={sum} of={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface RowProps {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly readOnly: boolean;
  readonly children: [ReactNode, ReactNode];
}

function Row({ id, title, className, readOnly, children: [amount, share] }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{readOnly ? title : <label htmlFor={id}>{title}</label>}</th>
      <td>{amount}</td>
      <td>{share}</td>
    </tr>
  );
}

const Amount = ({ value }: { readonly value: unknown }) => (
  <Money rupees={typeof value === 'number' ? fromPaise(value) : null} />
);

interface PercentProps {
  readonly part: unknown;
  readonly of: number | null;
}

function Percent({ part, of }: PercentProps) {
  const words = useWords(feeWords);
  const percent = typeof part === 'number' && of !== null ? percentOf(part, of) : null;
  return <span className="portal-money">{percent === null ? words.none : words.percent(percent.toFixed(2))}</span>;
}

function TotalItem() {
  const words = useWords(feeWords);
  const { totalFee } = useFields(feeFields);
  const arrival = useArrivalFocus();
  return (
    <Item
      name="totalFee"
      required
      validateTrigger="onTaken"
      rules={[{ validator: (_rule, value: unknown) => judge(totalProblem(totalFee, value, words)) }]}
    >
      <AmountInput autoFocus={arrival} />
    </Item>
  );
}

function HeadItem({ head }: { readonly head: FeeHead }) {
  const fields = useFields(feeFields);
  return (
    <Item name={head} required validateTrigger="onTaken" rules={amountRules(fields[head])}>
      <AmountInput />
    </Item>
  );
}

interface ShareItemProps {
  readonly head: FeeHead;
  readonly title: string;
  /** there is no total for a share */
  readonly disabled: boolean;
}

function ShareItem({ head, title, disabled }: ShareItemProps) {
  const words = useWords(feeWords);
  return (
    <Item
      name={shareOf(head)}
      validateTrigger="onTaken"
      rules={[{ validator: (_rule, value: unknown) => judge(shareProblem(value, words)) }]}
    >
      <PercentInput aria-label={words.shareOf(title)} disabled={disabled} tabIndex={-1} />
    </Item>
  );
}
