/** A form in a dialog: Enter and the save button store, Escape and Cancel close and drop the input (TABLE-12, TABLE-13). */
import { Form, Modal, type FormInstance } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { NotSaved } from '../form/NotSaved';
import { FIRST_FIELD, FocusOnOpen } from './FocusOnOpen';
import { sendFromList } from './sendFromList';
import { useDiscard } from './useDiscard';

interface FormDialogProps<V extends object> {
  readonly open: boolean;
  readonly title: string;
  readonly saveLabel: string;
  /** what leaving without saving is called, where 'Cancel' would be mistaken */
  readonly cancelLabel?: string;
  /** While there is nothing to store. */
  readonly saveDisabled?: boolean;
  readonly initialValues: Partial<V>;
  /** Stores the values; while its promise runs the dialog is busy. The caller closes by `open` and reports failures. */
  readonly onSave: (values: V) => void | Promise<unknown>;
  readonly onClose: () => void;
  /** The last save was not decided on. */
  readonly notSaved?: boolean;
  /** To put a server's problems at their fields. */
  readonly form?: FormInstance<V>;
  readonly width?: number;
  /** The selector of the field that has the focus at first. */
  readonly firstField?: string;
  /** What Escape asks before it drops something typed; without it Escape closes at once. */
  readonly discardQuestion?: string;
  readonly onValuesChange?: (changed: Partial<V>, all: V) => void;
  /** `Form.Item`s. */
  readonly children: ReactNode;
}

const isEscape = (event: object): boolean => 'key' in event && event.key === 'Escape';

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
  const { busy, save } = useBusy(onSave);
  const discard = useDiscard(props.discardQuestion, onClose);
  const [form] = Form.useForm<V>(props.form);

  return (
    <>
      <Modal
        open={open}
        title={title}
        width={props.width ?? 520}
        centered
        destroyOnHidden
        className="portal-dialog portal-form-dialog"
        mask={{ closable: false }}
        closable={{ 'aria-label': words.close, disabled: busy }}
        okText={saveLabel}
        cancelText={props.cancelLabel ?? words.cancel}
        okButtonProps={{ htmlType: 'submit', form: id, loading: busy, disabled: props.saveDisabled ?? false }}
        cancelButtonProps={{ disabled: busy }}
        footer={(buttons) => <Footer notSaved={props.notSaved} buttons={buttons} />}
        onCancel={(event) => {
          if (busy) return;
          if (isEscape(event)) discard.ask();
          else onClose();
        }}
      >
        <FocusOnOpen selector={props.firstField ?? FIRST_FIELD} />
        <Form<V>
          name={id}
          form={form}
          layout="vertical"
          clearOnDestroy
          scrollToFirstError={{ focus: true }}
          initialValues={props.initialValues}
          onKeyDownCapture={(event) => sendFromList(event, form.submit)}
          onValuesChange={(changed: Partial<V>, all) => {
            discard.typed();
            props.onValuesChange?.(changed, all);
          }}
          onFinish={save}
        >
          {props.children}
        </Form>
      </Modal>
      {discard.dialog}
    </>
  );
}

/** One save at a time. */
function useBusy<V>(onSave: (values: V) => void | Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const save = async (values: V) => {
    if (busy) return;
    setBusy(true);
    try {
      await onSave(values);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save: (values: V) => void save(values) };
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
