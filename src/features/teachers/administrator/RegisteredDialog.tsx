import { CopyOutlined } from '@ant-design/icons';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Teacher } from '@/api/teachers';
import { copyText } from '@/shared/lib/copyText';
import { setupAddress } from '@/shared/navigation';
import { uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';

interface RegisteredDialogProps {
  readonly open: boolean;
  readonly teacher: Teacher;
  readonly onClose: () => void;
}

/** The username of a new administrator, to pass on; the user who typed the password knows it. */
export function RegisteredDialog({ open, teacher, onClose }: RegisteredDialogProps) {
  const words = useWords(teacherWords);
  const { close } = useWords(uiWords);
  const [copied, setCopied] = useState('');
  const id = useId();
  const { userName, teacherName, schoolId } = teacher;
  const copy = async () => {
    setCopied((await copyText(userName)) ? words.copied : words.notCopied);
  };
  return (
    <Modal
      open={open}
      title={words.administratorDone}
      centered
      className="portal-dialog"
      closable={{ 'aria-label': close }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{close}</Button>
          <Link to={setupAddress(schoolId)} className="step-link step-link-primary">
            {words.toSetup}
          </Link>
        </>
      }
    >
      <p>{words.administratorOf(teacherName)}</p>
      <label htmlFor={id}>{words.userName}</label>
      <div className="administrator-name">
        <Input id={id} value={userName} readOnly variant="filled" onFocus={({ target }) => target.select()} />
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {words.copyName}
        </Button>
      </div>
      <p role="status" className="administrator-copied">
        {copied}
      </p>
    </Modal>
  );
}
