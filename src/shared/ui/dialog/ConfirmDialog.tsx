/** Asks before something happens: Escape and Cancel close without a call (TABLE-12, TABLE-13). */
import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { FocusOnOpen } from './FocusOnOpen';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  /** Nothing is lost, but the question is to be read: the focus is on Cancel, as for a danger. */
  readonly careful?: boolean;
  /** While its promise runs the dialog is busy and stays open; then it closes. It reports its own failure. */
  readonly onConfirm: () => void | Promise<unknown>;
  readonly onClose: () => void;
  /** It is gone, and the focus is back where it was. */
  readonly afterClose?: () => void;
}

/** Enter answers the harmless way: Cancel when something would be lost, or the question is easily overlooked. */
const first = { className: 'portal-dialog-first' };

export function ConfirmDialog({ open, title, text, confirmLabel, danger = false, ...props }: ConfirmDialogProps) {
  const words = useWords(uiWords);
  const [busy, setBusy] = useState(false);
  const { onConfirm, onClose, careful = danger } = props;

  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      onClose();
    }
  };

  return (
    <Modal
      open={open}
      title={title}
      width={440}
      centered
      destroyOnHidden
      className="portal-dialog"
      closable={false}
      mask={{ closable: false }}
      okText={confirmLabel}
      cancelText={props.cancelLabel ?? words.cancel}
      okButtonProps={{ danger, loading: busy, ...(careful ? {} : first) }}
      cancelButtonProps={{ disabled: busy, ...(careful ? first : {}) }}
      onOk={() => void confirm()}
      onCancel={() => {
        if (!busy) onClose();
      }}
      {...(props.afterClose && { afterClose: props.afterClose })}
    >
      <FocusOnOpen selector={`.${first.className}`} />
      {text}
    </Modal>
  );
}
