import { Alert } from 'antd';
import { showPaise } from '@common/money';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { DuesTable } from './DuesTable';
import type { Dues } from './receiptQuestions';

/** A TC receipt issues the certificate; shows the dues at that time. */
export function TcWarning({ dues }: { readonly dues: Dues | undefined }) {
  const words = useWords(feeWords);
  const isDue = dues !== undefined && dues.total > 0;
  return (
    <Alert
      type="warning"
      showIcon
      title={words.issuesTc}
      description={
        isDue && (
          <>
            {words.stillDue(showPaise(dues.total))}
            <DuesTable dues={dues} />
          </>
        )
      }
    />
  );
}
