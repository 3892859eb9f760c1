import { readPercent } from '../../lib/typedPercent';
import { NumberField, type NumberInputProps } from './NumberField';

const SIGN = '%';

const writing = { read: readPercent, show: (percent: number) => percent.toFixed(2), plain: String } as const;

/** A percentage with at most two decimals; its value is the number of percent, as in `percentOf`. */
export function PercentInput(props: NumberInputProps) {
  return <NumberField {...props} writing={writing} suffix={<span aria-hidden>{SIGN}</span>} />;
}
