import { Alert, Button, Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StudentFees } from '@/api/fees';
import type { Receipt } from '@/api/receipts';
import type { Student } from '@/api/students';
import { showErrors } from '@/shared/forms';
import { today } from '@/shared/lib/dates';
import { useBefore } from '@/shared/lib/useBefore';
import type { ReceiptHandover } from '@/shared/navigation';
import { FormActions, UnknownOutcome, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { FamilyButton } from '../family/FamilyButton';
import type { Family } from '../family/useFamily';
import type { FamilyUnsaved } from '../family/useFamilyForm';
import { ignoreRepeatedEnter } from './ignoreRepeatedEnter';
import { listOf } from './listOf';
import { PaymentFields } from './PaymentFields';
import { newReceipt, type ReceiptValues } from './receiptForm';
import { TcWarning } from './TcWarning';
import type { ReadmissionCheck } from './useReadmissionCheck';
import { useReceiptDoubts } from './useReceiptDoubts';
import { useReceiptForm } from './useReceiptForm';

export interface ReceiptEditorProps {
  readonly handed: ReceiptHandover;
  readonly student: Student;
  /** undefined where no fee is determined */
  readonly fees: StudentFees | undefined;
  readonly family: Family;
  /** receives several receipts for one payment of the family */
  readonly onStored: (receipts: readonly Receipt[]) => void;
}

interface EditorProps extends ReceiptEditorProps {
  /** of a re-admission, before its receipt is sent */
  readonly check?: ReadmissionCheck;
  /** A notice covers the form. */
  readonly hidden?: boolean;
}

/** The payment; Enter in any field saves (RECEIPT-34 to RECEIPT-46). */
export function ReceiptEditor({ handed, student, fees, family, onStored, check, hidden = false }: EditorProps) {
  const words = useWords(feeWords);
  const { sessionId, actionType, receiptType } = handed;
  const { schoolId, studentCode } = student;
  const [day] = useState(today);
  const start = newReceipt(actionType, fees, day, receiptType);
  const { form, ...editor } = useReceiptForm({
    handed,
    start,
    onSaved: (receipt) => onStored([receipt]),
    onTooSoon: check?.readAgain,
  });
  const isTc = Form.useWatch('receiptType', form) === 'TC';
  const doubts = useReceiptDoubts({ student, sessionId, fees, isTc });
  const [ofFamily, setOfFamily] = useState<FamilyUnsaved>({ dirty: false, notSaved: false });
  const leaving = useLeaveGuard(editor.dirty || ofFamily.dirty, {
    part: 'record',
    notSaved: editor.notSaved || editor.busy || ofFamily.notSaved,
  });
  useAmountFocus(form, hidden);
  // After a request without a response, the fields are locked and the same request is sent again.
  const preparing = doubts.preparing || (check?.checking ?? false);
  const locked = editor.busy || editor.notSaved || preparing;
  const send = () => void editor.submit();
  // Dues that are read again may contain the payment that was sent; those of a resumed payment are not known.
  const feesBefore = useBefore(fees, locked, undefined);
  return (
    <Form<ReceiptValues>
      form={form}
      layout="vertical"
      className="portal-card receipt-form"
      initialValues={editor.initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={editor.changed}
      onKeyDown={ignoreRepeatedEnter}
      onFinish={(values) => doubts.sendUndoubted(values, check ? () => check.sendChecked(send) : send)}
      onFinishFailed={({ errorFields }) => showErrors(form, errorFields)}
    >
      <div className="receipt-form-head">
        <h2>{words.payment}</h2>
        {actionType === undefined && (
          <FamilyButton
            {...{ schoolId, handed, fees, today: day, disabled: locked }}
            family={family}
            onUnsaved={setOfFamily}
            onSaved={onStored}
          />
        )}
      </div>
      {editor.failed !== null && !editor.notSaved && <Alert type="error" role="alert" showIcon title={editor.failed} />}
      {editor.notSaved && (
        <UnknownOutcome title={words.unknown} hint={words.unknownHint} busy={editor.busy} onTryAgain={send} />
      )}
      {isTc && <TcWarning dues={doubts.dues} />}
      <PaymentFields {...{ actionType, schoolId, studentCode, locked }} fees={feesBefore} />
      <SaveBar {...editor} preparing={preparing} handed={handed} />
      {doubts.dialog}
      {editor.dialog}
      {leaving.dialog}
    </Form>
  );
}

/** Selects the suggested amount when the form appears, so that typing replaces it. */
function useAmountFocus(form: FormInstance<ReceiptValues>, hidden: boolean): void {
  useEffect(() => {
    if (!hidden) form.focusField('amountPaid');
  }, [form, hidden]);
}

interface SaveBarProps {
  readonly busy: boolean;
  readonly notSaved: boolean;
  /** a question is being prepared */
  readonly preparing: boolean;
  readonly handed: ReceiptHandover;
}

function SaveBar({ busy, notSaved, preparing, handed }: SaveBarProps) {
  const words = useWords(feeWords);
  const navigate = useNavigate();
  return (
    <FormActions dirty={false} notSaved={false}>
      <p role="status" className="receipt-state">
        {busy ? words.storing : notSaved ? words.notKnown : words.notStored}
      </p>
      <Button onClick={() => void navigate(...listOf(handed))}>{words.close}</Button>
      <Button type="primary" htmlType="submit" loading={busy || preparing} disabled={notSaved}>
        {words.save}
      </Button>
    </FormActions>
  );
}
