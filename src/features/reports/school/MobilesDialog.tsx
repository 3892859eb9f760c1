import { Button, Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { useSnackbar } from '@/shared/feedback';
import { copyText } from '@/shared/lib/copyText';
import { FocusOnOpen, uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { reportWords } from '../kit/reportWords';

interface MobilesDialogProps {
  readonly open: boolean;
  readonly mobiles: readonly string[];
  /** number of students with these numbers */
  readonly students: number;
  readonly onClose: () => void;
}

/** The numbers, one per line. If the browser does not allow copying, they are selected for the keyboard. */
export function MobilesDialog({ open, mobiles, students, onClose }: MobilesDialogProps) {
  const words = useWords(reportWords);
  const { close } = useWords(uiWords);
  const snackbar = useSnackbar();
  const area = useRef<TextAreaRef>(null);
  const [byKey, setByKey] = useState(false);
  const text = mobiles.join('\n');
  const copy = async () => {
    if (await copyText(text)) {
      snackbar.success(words.copied);
      return onClose();
    }
    setByKey(true);
    area.current?.focus({ cursor: 'all' });
  };
  return (
    <Modal
      open={open}
      title={words.mobilesTitle}
      width={440}
      centered
      destroyOnHidden
      className="portal-dialog"
      closable={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{close}</Button>
          <Button type="primary" className="portal-dialog-first" onClick={() => void copy()}>
            {words.copy}
          </Button>
        </>
      }
    >
      <FocusOnOpen selector=".portal-dialog-first" />
      <p>{words.mobilesOf(mobiles.length, students)}</p>
      <Input.TextArea
        ref={area}
        readOnly
        aria-label={words.mobilesTitle}
        value={text}
        autoSize={{ minRows: 3, maxRows: 10 }}
      />
      <p role="status">{byKey && words.copyByKey}</p>
    </Modal>
  );
}
