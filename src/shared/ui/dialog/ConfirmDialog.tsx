/** Asks before an action: Escape and Cancel close without a call (TABLE-12, TABLE-13). */
import { Modal } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  /** While a reason in `text` prevents the action. */
  readonly confirmDisabled?: boolean;
  /** Focuses Cancel, as for a danger, so that the question is read, although nothing is lost. */
  readonly careful?: boolean;
  /** The dialog is busy until its promise resolves; then it closes, unless the result is 'stay'. The function reports its own failure. */
  readonly onConfirm: () => void | Promise<unknown>;
  readonly onClose: () => void;
  /** Called when the dialog is closed and the focus is back where it was. */
  readonly afterClose?: () => void;
}

/**
 * Enter chooses the harmless option: Cancel if something would be lost, the question is easily overlooked, or there is nothing to
 * confirm.
 */
const first = { className: 'portal-dialog-first' };

export function ConfirmDialog({ open, title, text, confirmLabel, danger = false, ...props }: ConfirmDialogProps) {
  const words = useWords(uiWords);
  const [busy, setBusy] = useState(false);
  const { confirmDisabled = false, careful = danger, onConfirm, onClose } = props;
  const cancelFirst = careful || confirmDisabled;
  // While the dialog closes, its button still takes clicks, such as that of a second Enter.
  const confirmed = useRef(false);
  useEffect(() => {
    if (open) confirmed.current = false;
  });

  const confirm = async () => {
    if (confirmed.current) return;
    confirmed.current = true;
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
