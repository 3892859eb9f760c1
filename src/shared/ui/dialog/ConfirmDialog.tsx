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
  /** While something named in `text` prevents it. */
  readonly confirmDisabled?: boolean;
  /** Nothing is lost, but the question is to be read: the focus is on Cancel, as for a danger. */
  readonly careful?: boolean;
  /** While its promise runs the dialog is busy; then it closes, unless the result is 'stay'. It reports its own failure. */
  readonly onConfirm: () => void | Promise<unknown>;
  readonly onClose: () => void;
  /** It is gone, and the focus is back where it was. */
  readonly afterClose?: () => void;
}

/** Enter answers the harmless way: Cancel when something would be lost, the question is easily overlooked, or there is nothing to confirm. */
const first = { className: 'portal-dialog-first' };

export function ConfirmDialog({ open, title, text, confirmLabel, danger = false, ...props }: ConfirmDialogProps) {
  const words = useWords(uiWords);
  const [busy, setBusy] = useState(false);
  const { confirmDisabled = false, careful = danger, onConfirm, onClose } = props;
  const cancelFirst = careful || confirmDisabled;

  const confirm = async () => {
    setBusy(true);
    let result: unknown;
    try {
      result = await onConfirm();
    } finally {
      setBusy(false);
      if (result !== 'stay') onClose();
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
      okButtonProps={{ danger, loading: busy, disabled: confirmDisabled, ...(cancelFirst ? {} : first) }}
      cancelButtonProps={{ disabled: busy, ...(cancelFirst ? first : {}) }}
      onOk={() => void confirm()}
      onCancel={() => {
        if (!busy) onClose();
      }}
      {...(props.afterClose && { afterClose: props.afterClose })}
    >
      <FocusOnOpen key={String(cancelFirst)} selector={`.${first.className}`} />
      {text}
    </Modal>
  );
}
