/**
 * A form in a dialog: Enter and the save button save, Escape and Cancel close and discard the input (TABLE-12, TABLE-13); after a save that
 * was not decided they ask first.
 */
import { Form, Modal, type FormInstance } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { FormFields } from '../form/FormFields';
import { NotSaved } from '../form/NotSaved';
import { FIRST_FIELD, FocusOnOpen } from './FocusOnOpen';
import { sendFromList } from './sendFromList';
import { useCloseQuestion } from './useCloseQuestion';
import { useDiscard } from './useDiscard';

interface FormDialogProps<V extends object> {
  readonly open: boolean;
  readonly title: string;
  readonly saveLabel: string;
  /** label of the button that closes without saving, where 'Cancel' would be ambiguous */
  readonly cancelLabel?: string;
  /** While there is nothing to save. */
  readonly saveDisabled?: boolean;
  readonly initialValues: Partial<V>;
  /** Saves the values; the dialog is busy until the promise resolves. The caller closes by `open` and reports failures. */
  readonly onSave: (values: V) => void | Promise<unknown>;
  readonly onClose: () => void;
  /** The last save was not decided. */
  readonly notSaved?: boolean;
  /** Edits for which Escape and Cancel ask too. */
  readonly unsaved?: boolean;
  /** For showing the provider's problems at their fields. */
  readonly form?: FormInstance<V>;
  readonly width?: number;
  /** The selector of the field with the initial focus. */
  readonly firstField?: string;
  /** The question before Escape discards input; without it Escape closes at once. */
  readonly discardQuestion?: string;
  /** The dialog opens with the entries of a draft, which count as input. */
  readonly restored?: boolean;
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
  const { notSaved = false, unsaved = false } = props;
  const discard = useDiscard(props.discardQuestion, onClose, props.restored);
  const closing = useCloseQuestion({ dirty: unsaved, notSaved, onClose });
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
        footer={(buttons) => <Footer notSaved={notSaved} buttons={buttons} />}
        onCancel={(event) => {
          if (busy) return;
          if (isEscape(event) && !notSaved && !unsaved) discard.ask();
          else closing.close();
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
          <FormFields busy={busy}>{props.children}</FormFields>
        </Form>
      </Modal>
      {discard.dialog}
      {closing.dialog}
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
  readonly notSaved: boolean;
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
