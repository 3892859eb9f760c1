import { fromPaise, readRupees, showPaise } from '@common/money';
import { NumberField, type NumberInputProps } from './NumberField';

const RUPEE = '₹';

const writing = {
  read: readRupees,
  show: (paise: number) => showPaise(paise).replace(RUPEE, ''),
  plain: (paise: number) => (paise % 100 === 0 ? String(fromPaise(paise)) : fromPaise(paise).toFixed(2)),
} as const;

/**
 * An amount typed in rupees, in any format of `readRupees`; formatted with Indian grouping and two decimals on blur. Its value is in
 * paise, so that sums are exact: null when empty, the text itself if it is no amount, which the form rejects (`amountRules`). In a
 * Form.Item: `validateTrigger="onTaken"`.
 */
export function AmountInput(props: NumberInputProps) {
  return <NumberField {...props} writing={writing} prefix={<span aria-hidden>{RUPEE}</span>} />;
}
