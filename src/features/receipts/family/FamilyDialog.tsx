import { Alert, Form } from 'antd';
import { useState } from 'react';
import type { StudentFees } from '@/api/fees';
import type { FamilyMember } from '@/api/receipts';
import { FormDialog, UnknownOutcome } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { DateField, ModeField } from '../fee/PaymentFields';
import { ReferenceFields } from '../fee/ReferenceFields';
import { UpiCode } from '../fee/UpiCode';
import { useDoubts } from '../fee/useDoubts';
import { FamilyRows } from './FamilyRows';
import { codeAmount, paidIndexes, type FamilyValues } from './familyForm';
import { familyWords } from './familyWords';
import { useFamilyForm, type FamilyFormOptions } from './useFamilyForm';

export interface FamilyDialogProps extends FamilyFormOptions {
  /** for the UPI code; undefined where no fee is determined */
  readonly fees: StudentFees | undefined;
  readonly onClose: () => void;
}

/** One payment for several students of a family, with a receipt for each of them. */
export function FamilyDialog({ members: found, fees, onClose, ...options }: FamilyDialogProps) {
  const { open, schoolId, handed } = options;
  const words = useWords(familyWords);
  const doubts = useDoubts(schoolId);
  // The rows stay while dues are refetched, because the values belong to them by index.
  const [members] = useState(found);
  const { form, initial, dirty, busy, notSaved, failed, submit, changed, dialog } = useFamilyForm(
    { ...options, members },
    doubts.sendUndoubted,
  );
  const locked = busy || notSaved;
  return (
    <>
      <FormDialog<FamilyValues>
        open={open}
        form={form}
        title={words.title}
        width={640}
        saveLabel={words.save}
        saveDisabled={notSaved}
        initialValues={initial}
        notSaved={notSaved}
        unsaved={dirty}
        firstField='[role="alert"] button, .family-rows input'
        notice={
          notSaved && (
            <UnknownOutcome title={words.unknown} hint={words.unknownHint} busy={busy} onTryAgain={form.submit} />
          )
        }
        onValuesChange={changed}
        onSave={submit}
        onClose={onClose}
      >
        {failed !== null && !notSaved && <Alert type="error" role="alert" showIcon title={failed} />}
        <FamilyRows schoolId={schoolId} sessionId={handed.sessionId} members={members} locked={locked} />
        <div className="receipt-fields">
          <ModeField locked={locked} />
          <DateField locked={locked} />
          {fees && <FamilyCode fees={fees} members={members} />}
          <ReferenceFields schoolId={schoolId} locked={locked} />
        </div>
      </FormDialog>
      {doubts.dialog}
      {dialog}
    </>
  );
}

/** One UPI code over the total of all students. */
function FamilyCode({ fees, members }: { readonly fees: StudentFees; readonly members: readonly FamilyMember[] }) {
  const form = Form.useFormInstance<FamilyValues>();
  const mode = Form.useWatch('paymentMode', form);
  const items = Form.useWatch('items', { form, preserve: true }) ?? [];
  if (mode !== 'ONLINE') return null;
  const codes = paidIndexes(items).flatMap((index) => members[index]?.studentCode ?? []);
  return <UpiCode school={fees} paise={codeAmount(items)} studentCodes={codes} />;
}
