/**
 * A form in a dialog: Enter and the save button save, Escape and Cancel close and discard the input (TABLE-12, TABLE-13); after a save that
 * was not decided they ask first.
 */
import { Form, Modal, type FormInstance } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { useLeaveGuard, type LeaveGuardOptions } from '../useLeaveGuard';
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
  /** Asks before a navigation that changes this part discards input, for a dialog without a draft that fills in the form of its page. */
  readonly guard?: LeaveGuardOptions['part'];
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
  /** Above the fields, and not locked with them. */
  readonly notice?: ReactNode;
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
  const { notSaved = false } = props;
  const questions = useQuestions({ open, onClose, ...props });
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
          if (!busy) questions.close(isEscape(event));
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
            questions.typed();
            props.onValuesChange?.(changed, all);
          }}
          onFinish={save}
        >
          {props.notice}
          <FormFields busy={busy}>{props.children}</FormFields>
        </Form>
      </Modal>
      {questions.dialogs}
    </>
  );
}

type QuestionOptions = Pick<
  FormDialogProps<object>,
  'open' | 'onClose' | 'notSaved' | 'unsaved' | 'discardQuestion' | 'restored' | 'guard'
>;

/** The questions before the dialog or its page is left. */
function useQuestions({ open, onClose, notSaved = false, unsaved = false, guard, ...options }: QuestionOptions) {
  const discard = useDiscard(options.discardQuestion, onClose, options.restored);
  const closing = useCloseQuestion({ dirty: unsaved, notSaved, onClose });
  const [typed, setTyped] = useState(false);
  if (!open && typed) setTyped(false);
  const leaving = useLeaveGuard(open && typed && guard !== undefined, guard && { part: guard });
  return {
    typed: () => {
      discard.typed();
      setTyped(true);
    },
    close: (byEscape: boolean) => {
      if (byEscape && !notSaved && !unsaved) discard.ask();
      else closing.close();
    },
    dialogs: (
      <>
        {discard.dialog}
        {closing.dialog}
        {leaving.dialog}
      </>
    ),
  };
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
