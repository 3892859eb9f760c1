import { FEE_HEADS } from '@common/feeHeads';
import type { StudentFees } from '@/api/fees';
import { useFields } from '@/shared/forms';
import { Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { headFields } from './heads';

/** The heads of the fee (RECEIPT-31). */
export function FeeHeads({ fees }: { readonly fees: StudentFees }) {
  const words = useWords(feeWords);
  const titles = useFields(headFields);
  return (
    <table className="receipt-heads">
      <caption>{words.structure}</caption>
      <tbody>
        {FEE_HEADS.map((head) => {
          const left = head === 'admissionFee' && !fees.admissionFeeApplicable;
          return (
            <tr key={head} className={left ? 'receipt-heads-left' : undefined}>
              <th scope="row">
                {titles[head].title}
                {left && <span> ({words.notApplicable})</span>}
              </th>
              <td>
                {left ? (
                  <s>
                    <Money rupees={fees[head]} />
                  </s>
                ) : (
                  <Money rupees={fees[head]} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
