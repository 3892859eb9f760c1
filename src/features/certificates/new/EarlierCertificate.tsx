import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { Certificate } from '@/api/certificates';
import { showDate } from '@/shared/lib/dates';
import { useListLink } from '@/shared/lists';
import { paths } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import { certificateTypeWords, documentWords } from '../words';
import { DocumentButtons } from './DocumentButtons';

interface EarlierCertificateProps {
  readonly certificate: Certificate;
  /** The reason why no other one can be issued. */
  readonly obstacle?: string;
}

/** The valid certificate of the same type, with buttons to print and download it. */
export function EarlierCertificate({ certificate, obstacle }: EarlierCertificateProps) {
  const words = useWords(newWords);
  const types = useWords(certificateTypeWords);
  const { titleOf } = useWords(documentWords);
  const { certificateId, schoolId, type, certificateNo, issuedOn } = certificate;
  const linkTo = useListLink(schoolId);
  return (
    <Alert
      type={obstacle === undefined ? 'info' : 'warning'}
      showIcon
      title={words.earlier(titleOf(types[type], certificateNo), showDate(issuedOn))}
      description={
        <>
          {obstacle}
          <div className="certificate-buttons">
            <DocumentButtons certificateId={certificateId} />
            {obstacle !== undefined && (
              <Link to={linkTo(paths.certificates, { certificateType: type })}>{words.openList}</Link>
            )}
          </div>
        </>
      }
    />
  );
}
