import { Alert } from 'antd';
import { useGetReceiptQuery } from '@/api/receipts';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';

interface CertificateWarningProps {
  readonly receiptId: number;
}

/** Names the fee certificates that the cancellation of a receipt makes wrong. */
export function CertificateWarning({ receiptId }: CertificateWarningProps) {
  const words = useWords(managementWords);
  // Loaded again for each dialog, because another user may have issued a certificate.
  const { data, isError } = useGetReceiptQuery({ id: receiptId }, { refetchOnMountOrArgChange: true });
  if (isError) return <Warning text={words.certificatesUnknown} />;
  const { certificateNos = [], certificateReplaceable } = data ?? {};
  if (certificateNos.length === 0) return null;
  const remedy = certificateReplaceable ? words.issueAgain : words.takeBack;
  return <Warning text={`${words.onCertificates(certificateNos)} ${remedy}`} />;
}

const Warning = ({ text }: { readonly text: string }) => (
  <Alert type="warning" showIcon role="alert" className="receipt-certified" title={text} />
);
