import { readPercent, readSignedPercent } from '../../lib/typedPercent';
import { NumberField, type NumberInputProps } from './NumberField';

const SIGN = '%';

const writing = { read: readPercent, show: (percent: number) => percent.toFixed(2), plain: String } as const;
const signedWriting = { ...writing, read: readSignedPercent } as const;

interface PercentInputProps extends NumberInputProps {
  /** Whether the percentage can be negative. */
  readonly signed?: boolean;
}

/**
 * A percentage with at most two decimals; its value is the number of percent, as in `percentOf`, and the text itself if it is no
 * percentage, which the form rejects. In a Form.Item: `validateTrigger="onTaken"`.
 */
export function PercentInput({ signed = false, ...props }: PercentInputProps) {
  return (
    <NumberField
      {...props}
      writing={signed ? signedWriting : writing}
      // The decimal keyboard of some phones has no minus.
      inputMode={signed ? 'text' : 'decimal'}
      suffix={<span aria-hidden>{SIGN}</span>}
    />
  );
}
