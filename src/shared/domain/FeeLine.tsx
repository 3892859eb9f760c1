import { showRupees } from '@common/money';
import type { StudentFees } from '@/api/fees';
import { useWords } from '../words';
import { feeSummaryWords } from './feeSummaryWords';
import { NextPayment } from './NextPayment';

/** The dues of a student in one line, with what is due by today or next, or what is paid too much. */
export function FeeLine({ fees }: { readonly fees: StudentFees }) {
  const words = useWords(feeSummaryWords);
  const { remainingFee, overpaid } = fees;
  return (
    <p className="fee-line">
      {remainingFee === 0 ? (
        <>
          <span>{words.nothingDue}</span>
          {overpaid > 0 && <strong>{words.overpaid(showRupees(overpaid))}</strong>}
        </>
      ) : (
        <>
          <span>{words.due}</span> <b>{showRupees(remainingFee)}</b> <NextPayment fees={fees} />
        </>
      )}
    </p>
  );
}
