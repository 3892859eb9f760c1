import { TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { showPaise, toPaise, addPaise } from '@common/money';
import type { FamilyMember, Receipt } from '@/api/receipts';
import { useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { FamilyDialog } from './FamilyDialog';
import { familyWords } from './familyWords';

interface FamilyButtonProps {
  readonly schoolId: number;
  readonly sessionId: number;
  readonly members: readonly FamilyMember[];
  /** yyyy-MM-dd */
  readonly today: string;
  readonly disabled: boolean;
  readonly onSaved: (receipts: readonly Receipt[]) => void;
}

/** Opens the payment for the family; absent unless two of its students have dues. */
export function FamilyButton({ members, disabled, onSaved, ...payment }: FamilyButtonProps) {
  const words = useWords(familyWords);
  const dialog = useDialog<readonly FamilyMember[]>();
  const total = addPaise(...members.map(({ remainingFee }) => toPaise(remainingFee)));
  return (
    <>
      {members.length > 1 && (
        <Button
          icon={<TeamOutlined aria-hidden />}
          disabled={disabled}
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
