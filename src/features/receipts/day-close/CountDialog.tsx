import { ConflictDialog } from '@/shared/feedback';
import { showDate } from '@/shared/lib/dates';
import { FormDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { cashWords } from '../cashWords';
import type { CountValues, Drawer } from './countForm';
import { CountFields } from './CountFields';
import { useCountForm } from './useCountForm';

interface CountDialogProps {
  readonly open: boolean;
  readonly drawer: Drawer;
  readonly onClose: () => void;
}

/** Counts the notes and coins of a drawer and compares them with the cash of its receipts. */
export function CountDialog({ open, drawer, onClose }: CountDialogProps) {
  const words = useWords(cashWords);
  const { form, initial, dirty, notSaved, unconfirmed, changed, submit, conflict } = useCountForm(drawer, onClose);
  const leaving = useLeaveGuard(open && dirty, { notSaved: open && unconfirmed });
  return (
    <>
      <FormDialog<CountValues>
        open={open}
        form={form}
        title={words.titleOf(drawer.cashier, showDate(drawer.date))}
        width={440}
        saveLabel={words.save}
        initialValues={initial}
        notSaved={notSaved}
        unsaved={dirty}
        onValuesChange={changed}
        onSave={submit}
        onClose={onClose}
      >
        <CountFields form={form} initial={initial} cash={drawer.cash} />
      </FormDialog>
      <ConflictDialog {...conflict} />
      {leaving.dialog}
    </>
  );
}
