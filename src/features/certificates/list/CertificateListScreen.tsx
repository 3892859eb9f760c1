import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Certificate } from '@/api/certificates';
import { useHolds } from '@/shared/access';
import { StudentSearchDialog } from '@/shared/domain';
import { useReasonDialog } from '@/shared/forms';
import { ListRows, useSchoolList } from '@/shared/lists';
import { PageFrame, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { useNewCertificate } from '../useNewCertificate';
import { listWords } from '../words';
import { CancelDialog } from './CancelDialog';
import { CANCEL_DRAFT, cancelledOf, type Cancelled } from './cancelForm';
import { CertificateFilterBar } from './CertificateFilterBar';
import { certificateList } from './certificateListSlice';
import { CertificateTable } from './CertificateTable';
import { PreviewDialog } from './PreviewDialog';

/** The issued certificates of a school: search, preview, print, cancel and issue. */
export function CertificateListScreen() {
  const words = useWords(listWords);
  const holds = useHolds();
  const list = useSchoolList(certificateList);
  const { schoolId } = list.filters;
  const picking = useNewCertificate(list.filters);
  const preview = useDialog<Certificate>();
  const cancelling = useReasonDialog<Cancelled>(CANCEL_DRAFT);
  const add = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      disabled={schoolId === undefined}
      onClick={picking.search}
    >
      {words.add}
    </Button>
  );
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]} actions={holds('LIST_STUDENT') ? add : undefined}>
      <CertificateFilterBar list={list} />
      <ListRows list={list} chooseText={words.chooseSchool}>
        <CertificateTable
          list={list}
          onPreview={preview.show}
          onCancel={(certificate) => cancelling.show(cancelledOf(certificate))}
        />
      </ListRows>
      <StudentSearchDialog {...picking.dialog} schoolId={schoolId} />
      {preview.target && <PreviewDialog open={preview.open} certificate={preview.target} onClose={preview.close} />}
      {cancelling.target && (
        <CancelDialog
          key={cancelling.opening}
          open={cancelling.open}
          certificate={cancelling.target}
          onClose={cancelling.close}
        />
      )}
    </PageFrame>
  );
}
