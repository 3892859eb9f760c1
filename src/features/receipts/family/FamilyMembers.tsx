import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { showRupees } from '@common/money';
import type { FamilyMember } from '@/api/receipts';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { familyWords } from './familyWords';
import { classOf } from './useFamily';

interface FamilyMembersProps {
  readonly members: readonly FamilyMember[];
  readonly handed: ReceiptHandover;
}

/** The other students of the family with dues, each with a button that starts the next receipt. */
export function FamilyMembers({ members, handed: { sessionId, filters } }: FamilyMembersProps) {
  const words = useWords(familyWords);
  const navigate = useNavigate();
  const receive = ({ studentId, studentCode, studentName }: FamilyMember) => {
    const state: ReceiptHandover = { student: { studentId, studentCode, studentName }, sessionId, filters };
    void navigate(paths.feeReceipt, { state });
  };
  if (members.length === 0) return null;
  return (
    <div className="family-members" role="group" aria-label={words.alsoOf}>
      <span>{words.alsoOf}:</span>
      {members.map((member) => (
        <Button key={member.studentId} onClick={() => receive(member)}>
          {words.memberDue(member.studentName, classOf(member), showRupees(member.dueNow || member.remainingFee))}
        </Button>
      ))}
    </div>
  );
}
