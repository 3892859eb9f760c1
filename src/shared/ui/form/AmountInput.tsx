import { fromPaise, readRupees, showPaise } from '@common/money';
import { NumberField, type NumberInputProps } from './NumberField';

const RUPEE = '₹';

const writing = {
  read: readRupees,
  show: (paise: number) => showPaise(paise).replace(RUPEE, ''),
  plain: (paise: number) => (paise % 100 === 0 ? String(fromPaise(paise)) : fromPaise(paise).toFixed(2)),
} as const;

/**
 * An amount typed in rupees, in any way `readRupees` takes, Devanagari digits too; with Indian grouping and two decimals once it is
 * left. Its value is in paise, so that sums of fields are exact: null when empty, the text itself where it is no amount, for
 * the form to refuse (`amountRules`). In a Form.Item: `validateTrigger="onTaken"`.
 */
export function AmountInput(props: NumberInputProps) {
  return <NumberField {...props} writing={writing} prefix={<span aria-hidden>{RUPEE}</span>} />;
}
