import { EyeOutlined } from '@ant-design/icons';
import { Button, Form, Modal, type FormInstance } from 'antd';
import { useState } from 'react';
import type { CertificateForm } from '@/api/certificates';
import { uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import { requestOf, type CertificateValues, type Certified } from './certificateForm';
import { PreviewPanel } from './PreviewPanel';

interface PreviewProps {
  readonly form: FormInstance<CertificateValues>;
  readonly certified: Certified;
  readonly isFirst: boolean;
}

/** The request of the values in the form. */
function useRequest({ form, certified, isFirst }: PreviewProps): CertificateForm {
  const values = Form.useWatch((all: CertificateValues) => all, form);
  return requestOf(values ?? {}, certified, isFirst);
}

/** The preview beside the form. */
export function PreviewSide(props: PreviewProps) {
  const words = useWords(newWords);
  return (
    <section className="portal-card certificate-preview" aria-label={words.preview}>
      <PreviewPanel form={props.form} request={useRequest(props)} heading={words.preview} />
    </section>
  );
}

/** The preview in a dialog, if there is no space beside the form. */
export function PreviewButton(props: PreviewProps) {
  const words = useWords(newWords);
  const { close } = useWords(uiWords);
  const [open, setOpen] = useState(false);
  const request = useRequest(props);
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {words.preview}
      </Button>
      <Modal
        open={open}
        title={words.preview}
        width={860}
        centered
        destroyOnHidden
        className="portal-dialog certificate-dialog"
        closable={{ 'aria-label': close }}
        footer={null}
        onCancel={() => setOpen(false)}
      >
        <PreviewPanel form={props.form} request={request} />
      </Modal>
    </>
  );
}
