import { TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { showPaise, toPaise, addPaise } from '@common/money';
import type { FamilyMember } from '@/api/receipts';
import { useReopen } from '@/shared/drafts';
import { FailedState, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { FamilyDialog, type FamilyDialogProps } from './FamilyDialog';
import { familyWords } from './familyWords';
import type { Family } from './useFamily';
import { familyDraftOf, useResumedMembers } from './useFamilyForm';

interface FamilyButtonProps extends Omit<FamilyDialogProps, 'open' | 'members' | 'onClose'> {
  readonly family: Family;
  readonly disabled: boolean;
}

/** Opens the payment for the family; absent unless two of its students have dues. */
export function FamilyButton({ family: { members, state }, disabled, onSaved, ...payment }: FamilyButtonProps) {
  const words = useWords(familyWords);
  const dialog = useDialog<readonly FamilyMember[]>();
  const isFamily = members.length > 1;
  const total = addPaise(...members.map(({ remainingFee }) => toPaise(remainingFee)));
  const resumed = useResumedMembers(payment.handed) ?? (isFamily ? members : undefined);
  useReopen(familyDraftOf(payment.handed), resumed && (() => dialog.show(resumed)));
  return (
    <>
      {state.kind === 'failed' && <FailedState {...state} inRow />}
      {isFamily && (
        <Button
          icon={<TeamOutlined aria-hidden />}
          // Dues that are refetched may change.
          disabled={disabled || state.kind !== 'ready'}
          title={words.payForHint(members.length, showPaise(total))}
          onClick={() => dialog.show(members)}
        >
          {words.payFor}
        </Button>
      )}
      {dialog.target && (
        <FamilyDialog
          key={dialog.opening}
          {...payment}
          open={dialog.open}
          members={dialog.target}
          onSaved={(receipts) => {
            dialog.close();
            onSaved(receipts);
          }}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
