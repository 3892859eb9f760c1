import {
  ArrowUpOutlined,
  CheckCircleOutlined,
  MinusCircleOutlined,
  RollbackOutlined,
  StopOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { OutcomeText, OutcomeTone } from './outcomeText';

const ICONS: Readonly<Record<OutcomeTone, ReactNode>> = {
  promoted: <ArrowUpOutlined aria-hidden />,
  repeats: <RollbackOutlined aria-hidden />,
  passedOut: <CheckCircleOutlined aria-hidden />,
  blocked: <StopOutlined aria-hidden />,
  leftOut: <MinusCircleOutlined aria-hidden />,
};

interface OutcomeCellProps extends OutcomeText {
  /** Shows the result of the year that decided. */
  readonly onResult?: () => void;
}

/** The outcome as a sentence; if a result decided it, a click shows its steps. */
export function OutcomeCell({ tone, text, onResult }: OutcomeCellProps) {
  return (
    <span className="promotion-outcome" data-tone={tone}>
      {ICONS[tone]}
      {onResult ? (
        <button type="button" onClick={onResult}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
    </span>
  );
}
