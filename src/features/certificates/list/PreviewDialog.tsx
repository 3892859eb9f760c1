import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import type { Certificate } from '@/api/certificates';
import { FocusOnOpen, uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { DocumentView } from '../DocumentView';
import { useDocument } from '../useDocument';
import { certificateTypeWords, documentWords } from '../words';

interface PreviewDialogProps {
  readonly open: boolean;
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

/** The document of a certificate, with buttons to print and download it. */
export function PreviewDialog({ open, certificate, onClose }: PreviewDialogProps) {
  const words = useWords(documentWords);
  const types = useWords(certificateTypeWords);
  const { close } = useWords(uiWords);
  const { printing, saving, save } = useDocument();
  const { certificateId, certificateNo, type } = certificate;
  const title = words.titleOf(types[type], certificateNo);
  return (
    <Modal
      open={open}
      title={title}
      width={860}
      centered
      destroyOnHidden
      className="portal-dialog certificate-dialog"
      closable={{ 'aria-label': close }}
      onCancel={onClose}
      footer={
        <>
          <Button icon={<DownloadOutlined aria-hidden />} loading={saving} onClick={() => save(certificateId)}>
            {words.download}
          </Button>
          <Button
            type="primary"
            className="certificate-print"
            icon={<PrinterOutlined aria-hidden />}
            loading={printing.busy}
            onClick={() => void printing.print(certificateId)}
          >
            {words.print}
          </Button>
        </>
      }
    >
      <FocusOnOpen selector=".certificate-print" />
      <DocumentView certificateId={certificateId} title={title} />
    </Modal>
  );
}
