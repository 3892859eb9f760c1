import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { CertificateDraft } from '@/api/certificates';
import { useHolds } from '@/shared/access';
import { paths, type CertificateHandover, type ReceiptHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import { EarlierCertificate } from './EarlierCertificate';

interface ObstacleProps {
  readonly draft: CertificateDraft;
  readonly handed: CertificateHandover;
  readonly sessionId: number;
}

/** The reason why the certificate cannot be issued, and the screen on which that can be changed. */
export function Obstacle({ draft: { obstacle, issued }, handed, sessionId }: ObstacleProps) {
  const words = useWords(newWords);
  const mayReceive = useHolds()('LIST_RECEIPT');
  if (obstacle === 'ALREADY_ISSUED' && issued)
    return <EarlierCertificate certificate={issued} obstacle={words.ALREADY_ISSUED} />;
  if (obstacle === null) return null;
  const state: ReceiptHandover = { student: handed.student, sessionId, filters: null, receiptType: 'TC' };
  const link = obstacle === 'RECEIPT_MISSING' && mayReceive && (
    <Link to={paths.feeReceipt} state={state}>
      {words.addReceipt}
    </Link>
  );
  return <Alert type="warning" showIcon title={words[obstacle]} {...(link && { description: link })} />;
}
