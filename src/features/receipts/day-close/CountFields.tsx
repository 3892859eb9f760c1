import { Form, Input, type FormInstance } from 'antd';
import { amountRules, contractRules, useFields } from '@/shared/forms';
import { useSelectOnFocus } from '@/shared/lib/windowFocus';
import { AmountInput, DigitsInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { DENOMINATIONS, pieceField, valueOf } from '@common/cash';
import { showPaise, toPaise } from '@common/money';
import { cashWords } from '../cashWords';
import { amountOf, countFields, numberOf, type CountValues } from './countForm';
import { moveInColumn } from './countKeys';

const Item = Form.Item<CountValues>;

interface CountFieldsProps {
  readonly form: FormInstance<CountValues>;
  readonly initial: CountValues;
  /** rupees of the receipts */
  readonly cash: number;
}

/** The fields in the order in which a drawer is counted, with their values and the difference. */
export function CountFields({ form, initial, cash }: CountFieldsProps) {
  const words = useWords(cashWords);
  const fields = useFields(countFields);
  const watched = Form.useWatch((typed: Partial<CountValues>) => typed, form);
  const values = { ...initial, ...watched };
  return (
    <div className="cash-count" {...useSelectOnFocus()} onKeyDown={(event) => moveInColumn(event, form.submit)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.piece}</th>
            <th scope="col">{words.number}</th>
            <th scope="col" className="cash-count-amount">
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {DENOMINATIONS.map((denomination) => {
            const field = pieceField(denomination);
            const number = numberOf(values[field]);
            return (
              <tr key={denomination}>
                <th scope="row">{words.rupees(denomination)}</th>
                <td>
                  <Item name={field} rules={contractRules(fields[field])}>
                    <DigitsInput aria-label={fields[field].title} className="portal-number" />
                  </Item>
                </td>
                <td className="cash-count-amount">
                  {number === 0 ? words.none : showPaise(valueOf(denomination, number))}
                </td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">{fields.otherCoins.title}</th>
            <td colSpan={2}>
              <Item name="otherCoins" validateTrigger="onTaken" rules={amountRules(fields.otherCoins)}>
                <AmountInput aria-label={fields.otherCoins.title} />
              </Item>
            </td>
          </tr>
        </tbody>
      </table>
      <Outcome counted={amountOf(values)} cash={toPaise(cash)} />
      <Item name="remarks" label={fields.remarks.title} rules={contractRules(fields.remarks)}>
        <Input autoComplete="off" />
      </Item>
    </div>
  );
}

interface OutcomeProps {
  /** paise */
  readonly counted: number;
  readonly cash: number;
}

function Outcome({ counted, cash }: OutcomeProps) {
  const words = useWords(cashWords);
  const difference = counted - cash;
  const kind = difference === 0 ? 'equal' : difference > 0 ? 'more' : 'less';
  return (
    <div role="status">
      <dl className="cash-count-outcome" data-kind={kind}>
        <div>
          <dt>{words.counted}</dt>
          <dd>{showPaise(counted)}</dd>
        </div>
        <div>
          <dt>{words.cash}</dt>
          <dd>{showPaise(cash)}</dd>
        </div>
        <div className="cash-count-difference">
          <dt>{words.difference}</dt>
          <dd>
            {showPaise(difference)} <small>{words[kind]}</small>
          </dd>
        </div>
      </dl>
    </div>
  );
}
