import type { ReactNode } from 'react';
import { fromPaise, showPaise, showRupees } from '@common/money';
import type { StudentFees } from '@/api/fees';
import { Money, StatusTag } from '../ui';
import { useWords } from '../words';
import { discountParts } from './discountParts';
import { feeSummaryWords } from './feeSummaryWords';
import { NextPayment } from './NextPayment';

/** The dues of a student in a session, as an account that ends in the due amount (RECEIPT-30). */
export function FeeSummary({ fees }: { readonly fees: StudentFees }) {
  const words = useWords(feeSummaryWords);
  const { totalFee, admissionFee, amountPaid, awaiting, remainingFee, overpaid, openingPaid, broughtForward } = fees;
  const { counted, unused } = discountParts(fees);
  const leftOut = !fees.rte && !fees.admissionFeeApplicable && admissionFee > 0;
  return (
    <section className="fee-summary" aria-label={words.title}>
      <dl>
        <Line label={words.total} rupees={totalFee}>
          {leftOut && words.admissionLeftOut(showRupees(admissionFee))}
        </Line>
        {broughtForward > 0 && <Line label={words.earlierDues} rupees={broughtForward} />}
        <Line label={words.discount} rupees={fromPaise(counted)}>
          {unused > 0 && words.unusedDiscount(showPaise(unused))}
        </Line>
        <Line label={words.paid} rupees={amountPaid}>
          {openingPaid > 0 && <span>{words.openingPaid(showRupees(openingPaid))}</span>}
          {awaiting > 0 && words.awaiting(showRupees(awaiting))}
        </Line>
        <Line label={words.due} rupees={remainingFee} className="fee-summary-due">
          {fees.rte && <StatusTag tone="info" text={words.freeSeat} />}
          {overpaid > 0 && <strong>{words.overpaid(showRupees(overpaid))}</strong>}
          <NextPayment fees={fees} />
        </Line>
      </dl>
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly rupees: number;
  readonly className?: string | undefined;
  /** a note on the row */
  readonly children?: ReactNode;
}

function Line({ label, rupees, className, children }: LineProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        <Money rupees={rupees} />
      </dd>
      <dd className="fee-summary-note">{children}</dd>
    </div>
  );
}
