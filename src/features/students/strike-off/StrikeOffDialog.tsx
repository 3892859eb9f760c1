import { useStrikeOffStudentMutation } from '@/api/students';
import { useFields, useReason } from '@/shared/forms';
import { PersonPicture, ReasonDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { lifeWords } from '../lifeWords';
import { STRIKE_OFF_DRAFT, strikeOffFields, type Picked } from './strikeOffForm';

interface StrikeOffDialogProps {
  readonly open: boolean;
  readonly picked: Picked;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason before a name is struck off (LIFECYCLE-14 to LIFECYCLE-17). */
export function StrikeOffDialog({ open, picked, onDone, onClose }: StrikeOffDialogProps) {
  const words = useWords(lifeWords);
  const { comment: facts } = useFields(strikeOffFields);
  const [strikeOff] = useStrikeOffStudentMutation();
  const { schoolId, sessionId, studentId } = picked;
  const reason = useReason<Picked>({
    open,
    target: picked,
    draft: STRIKE_OFF_DRAFT,
    name: 'comment',
    facts,
    send: (comment, requestKey) =>
      strikeOff({
        'Idempotency-Key': requestKey,
        strikeOffForm: { schoolId, sessionId, studentId, comment, type: 'INACTIVE' },
      }).unwrap(),
    onDone,
    words: { success: words.strikeOffDone, fallback: words.strikeOffFailed },
  });
  return (
    <ReasonDialog
      open={open}
      title={words.strikeOffOf(picked.studentName)}
      confirmLabel={words.strikeOff}
      hint={words.reasonHint}
      reason={reason}
      onClose={onClose}
    >
      <PickedStudent picked={picked} />
    </ReasonDialog>
  );
}

/** Code, class and father of the student, because names are not unique. */
function PickedStudent({ picked }: { readonly picked: Picked }) {
  const words = useWords(lifeWords);
  const { studentName, studentCode, classAndSection, fatherName, image } = picked;
  const lines = [
    [words.code, studentCode],
    [words.class, classAndSection],
    [words.father, fatherName],
  ] as const;
  return (
    <div className="strike-off-student">
      <PersonPicture name={studentName} url={image} size="line" />
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
