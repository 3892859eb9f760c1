import { readPercent } from '../../lib/typedPercent';
import { NumberField, type NumberInputProps } from './NumberField';

const SIGN = '%';

const writing = { read: readPercent, show: (percent: number) => percent.toFixed(2), plain: String } as const;

/** A percentage with two decimals at most; its value is the number of percent, as `percentOf` has it. */
export function PercentInput(props: NumberInputProps) {
  return <NumberField {...props} writing={writing} suffix={<span aria-hidden>{SIGN}</span>} />;
}
