import { useDispatch } from 'react-redux';
import { useSignedInUser } from '@/shared/access';
import { SchoolSelect, schoolPicked, useChosenSchool } from '@/shared/domain';
import { useLeaveQuestion } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { PortalDispatch } from '../store';
import { appWords } from '../words';

/** The school in which a platform user works: every screen with a school follows it, after a question about unsaved edits. */
export function ChosenSchool() {
  const words = useWords(appWords);
  const dispatch = useDispatch<PortalDispatch>();
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const chosen = useChosenSchool();
  const { dialog, confirmThen } = useLeaveQuestion();
  if (!isPlatform) return null;
  const choose = (schoolId: number) => confirmThen(() => void dispatch(schoolPicked(schoolId)));
  return (
    <div className="shell-chosen-school">
      <SchoolSelect label={words.schoolOfAll} value={chosen} recordsChoice={false} onChange={choose} />
      {dialog}
    </div>
  );
}
