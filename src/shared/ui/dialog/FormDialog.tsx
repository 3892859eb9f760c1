/** A form in a dialog: Enter and the save button store, Escape and Cancel close and drop the input (TABLE-12, TABLE-13). */
import { Form, Modal, type FormInstance } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { NotSaved } from '../form/NotSaved';
import { FIRST_FIELD, FocusOnOpen } from './FocusOnOpen';

interface FormDialogProps<V extends object> {
  readonly open: boolean;
  readonly title: string;
  readonly saveLabel: string;
  readonly initialValues: Partial<V>;
  /** Stores the values; while its promise runs the dialog is busy. The caller closes by `open` and reports failures. */
  readonly onSave: (values: V) => void | Promise<unknown>;
  readonly onClose: () => void;
  /** The last save was not decided on. */
  readonly notSaved?: boolean;
  /** To put a server's problems at their fields. */
  readonly form?: FormInstance<V>;
  readonly width?: number;
  readonly onValuesChange?: (changed: Partial<V>, all: V) => void;
  /** `Form.Item`s. */
  readonly children: ReactNode;
}

export function FormDialog<V extends object>({
  open,
  title,
  saveLabel,
  onSave,
  onClose,
  ...props
}: FormDialogProps<V>) {
  const words = useWords(uiWords);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [form] = Form.useForm<V>(props.form);

  const save = async (values: V) => {
    if (busy) return;
    setBusy(true);
    try {
      await onSave(values);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open={open}
      title={title}
      width={props.width ?? 520}
      centered
      destroyOnHidden
      className="portal-dialog"
      mask={{ closable: false }}
      closable={{ 'aria-label': words.close, disabled: busy }}
      okText={saveLabel}
      cancelText={words.cancel}
      okButtonProps={{ htmlType: 'submit', form: id, loading: busy }}
      cancelButtonProps={{ disabled: busy }}
      footer={(buttons) => <Footer notSaved={props.notSaved} buttons={buttons} />}
      onCancel={() => {
        if (!busy) onClose();
      }}
    >
      <FocusOnOpen selector={FIRST_FIELD} />
      <Form<V>
        name={id}
        form={form}
        layout="vertical"
        clearOnDestroy
        scrollToFirstError={{ focus: true }}
        initialValues={props.initialValues}
        {...(props.onValuesChange && { onValuesChange: props.onValuesChange })}
        onFinish={(values) => void save(values)}
      >
        {props.children}
      </Form>
    </Modal>
  );
}

interface FooterProps {
  readonly notSaved: boolean | undefined;
  readonly buttons: ReactNode;
}

function Footer({ notSaved, buttons }: FooterProps) {
  return (
    <>
      {notSaved && <NotSaved />}
      {buttons}
    </>
  );
}
