import { Form } from 'antd';
import type { CertificateDraft } from '@/api/certificates';
import { contractRules, useFields } from '@/shared/forms';
import { DigitsInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import { certificateFields, type CertificateValues } from './certificateForm';

interface CertificateNumberProps {
  readonly draft: Pick<CertificateDraft, 'isFirst' | 'nextNo'>;
  readonly locked: boolean;
}

/** The number of the certificate; the user enters that of the first certificate of a type. */
export function CertificateNumber({ draft: { isFirst, nextNo }, locked }: CertificateNumberProps) {
  const words = useWords(newWords);
  const { firstNo } = useFields(certificateFields);
  if (!isFirst) return <p className="certificate-wide certificate-number">{words.nextNo(nextNo)}</p>;
  return (
    <Form.Item<CertificateValues>
      name="firstNo"
      label={firstNo.title}
      extra={words.firstNo}
      className="certificate-wide"
      rules={contractRules({ ...firstNo, type: 'integer' })}
    >
      <DigitsInput disabled={locked} placeholder={String(nextNo)} className="certificate-first-number" />
    </Form.Item>
  );
}
