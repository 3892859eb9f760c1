import { Alert } from 'antd';
import { useState } from 'react';
import type { FamilyMember, Receipt } from '@/api/receipts';
import { FormDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { DateField, ModeField } from '../fee/PaymentFields';
import { ReferenceFields } from '../fee/ReferenceFields';
import { feeWords } from '../feeWords';
import { FamilyRows } from './FamilyRows';
import { newFamilyPayment, type FamilyValues } from './familyForm';
import { familyWords } from './familyWords';
import { useFamilyForm } from './useFamilyForm';

interface FamilyDialogProps {
  readonly open: boolean;
  readonly schoolId: number;
  readonly sessionId: number;
  readonly members: readonly FamilyMember[];
  /** yyyy-MM-dd */
  readonly today: string;
  readonly onSaved: (receipts: readonly Receipt[]) => void;
  readonly onClose: () => void;
}

/** One payment for several students of a family, with a receipt for each of them. */
export function FamilyDialog({
  open,
  schoolId,
  sessionId,
  members: found,
  today,
  onSaved,
  onClose,
}: FamilyDialogProps) {
  const words = useWords(familyWords);
  const { unknown, unknownHint } = useWords(feeWords);
  // The rows stay while dues are loaded again: the values belong to them by index.
  const [members] = useState(found);
  const { form, busy, notSaved, failed, submit, changed, dialog } = useFamilyForm({
    schoolId,
    sessionId,
    members,
    onSaved,
  });
  const locked = busy || notSaved;
  return (
    <>
      <FormDialog<FamilyValues>
        open={open}
        form={form}
        title={words.title}
        width={640}
        saveLabel={words.save}
        initialValues={newFamilyPayment(members, today)}
        notSaved={notSaved}
        firstField=".family-rows input"
        discardQuestion={words.discard}
        onValuesChange={changed}
        onSave={submit}
        onClose={onClose}
      >
        {failed !== null && !notSaved && <Alert type="error" role="alert" showIcon title={failed} />}
        {notSaved && <Alert type="warning" role="alert" showIcon title={unknown} description={unknownHint} />}
        <FamilyRows members={members} locked={locked} />
        <div className="receipt-fields">
          <ModeField locked={locked} />
          <DateField today={today} locked={locked} />
          <ReferenceFields schoolId={schoolId} locked={locked} />
        </div>
      </FormDialog>
      {dialog}
    </>
  );
}
