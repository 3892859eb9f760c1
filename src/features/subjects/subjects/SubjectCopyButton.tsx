import { skipToken } from '@reduxjs/toolkit/query';
import type { Session } from '@/api/sessions';
import { useListClassSubjectsQuery } from '@/api/subjects';
import { useHolds } from '@/shared/access';
import { CopyButton, type CopyMode } from '@/shared/copies';
import type { ClassSelection } from '@/shared/domain';
import type { DialogState } from '@/shared/ui';

/** The privileges of the single saves: a copy needs one of them, and reports classes that need another one. */
const COPIERS = ['SUBJECTS', 'ADD_SUBJECT_GROUP', 'EDIT_SUBJECT_GROUP'] as const;

/** Whether the user can copy subjects in this session (SESSION-45). */
export function useCanCopy(session: Pick<Session, 'status'> | undefined): boolean {
  const holds = useHolds();
  return session?.status === 'UPCOMING' && COPIERS.some(holds);
}

interface SubjectCopyButtonProps {
  readonly selection: ClassSelection;
  readonly dialog: DialogState<CopyMode>;
}

/** Copies the subjects of the class to others, or those of another class to a class without subjects. */
export function SubjectCopyButton({ selection: { session, class: ofClass }, dialog }: SubjectCopyButtonProps) {
  const request = { sessionId: session.sessionId, classId: ofClass.classId };
  const { currentData } = useListClassSubjectsQuery(useCanCopy(session) ? request : skipToken);
  return currentData && <CopyButton mode={currentData.length > 0 ? 'to' : 'from'} dialog={dialog} />;
}
