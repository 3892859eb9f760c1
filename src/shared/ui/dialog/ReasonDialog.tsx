/** Asks for a reason before an action: the button stays disabled while the reason is blank, Ctrl+Enter confirms. */
import { Form, Input, type FormInstance, type FormItemProps } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLeaveGuard } from '../useLeaveGuard';
import { FormDialog } from './FormDialog';

/** The reason by the name of its field. */
export type ReasonValues = Record<string, string>;

/** The field and the state of its form. */
export interface ReasonField {
  readonly form: FormInstance<ReasonValues>;
  readonly name: string;
  readonly label: string;
  /** in characters */
  readonly maxLength: number;
  readonly rules: NonNullable<FormItemProps['rules']>;
  readonly initial: string;
  readonly blank: boolean;
  /** Leaving the page needs a confirmation. */
  readonly dirty: boolean;
  readonly notSaved: boolean;
  /** `notSaved`, or the action is running. */
  readonly unconfirmed: boolean;
  readonly changed: () => void;
  readonly submit: () => Promise<unknown>;
}

interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Shown below the field. */
  readonly hint: string;
  readonly reason: ReasonField;
  readonly onClose: () => void;
  /** Shown above the field: the record that the action changes. */
  readonly children: ReactNode;
}

const charactersOf = (text: string): number => [...text.trim()].length;

export function ReasonDialog({ reason, hint, confirmLabel, children, ...dialog }: ReasonDialogProps) {
  const { form, name, label, maxLength, rules, initial, blank, notSaved } = reason;
  const leaving = useLeaveGuard(reason.dirty, { notSaved: reason.dirty && reason.unconfirmed });
  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) form.submit();
  };
  return (
    <>
      <FormDialog<ReasonValues>
        {...dialog}
        form={form}
        saveLabel={confirmLabel}
        saveDisabled={blank}
        initialValues={{ [name]: initial }}
        notSaved={notSaved}
        onValuesChange={reason.changed}
        onSave={reason.submit}
      >
        {children}
        <Form.Item<ReasonValues>
          name={name}
          label={label}
          extra={hint}
          className="portal-counted"
          required
          rules={rules}
        >
          <Input.TextArea
            autoSize={{ minRows: 3, maxRows: 6 }}
            count={{ show: true, max: maxLength, strategy: charactersOf }}
            onKeyDown={submitByKeys}
          />
        </Form.Item>
      </FormDialog>
      {leaving.dialog}
    </>
  );
}
