import { useGetClassQuery, type Class } from '@/api/classes';
import { useGetSessionQuery, type Session } from '@/api/sessions';
import { useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { FeeSelection } from './feeSelection';
import { feeWords } from './feeWords';

const REFETCH = { refetchOnMountOrArgChange: true };

interface FeeSubject {
  readonly subject: { readonly class: Class; readonly session: Session } | undefined;
  readonly state: PageState;
}

/** The stored class and session whose fees are shown. */
export function useFeeSubject({ sessionId, classId }: FeeSelection): FeeSubject {
  const words = useWords(feeWords);
  const ofClass = useFresh(useGetClassQuery({ id: classId }, REFETCH), words.loadFailed);
  const session = useFresh(useGetSessionQuery({ id: sessionId }, REFETCH), words.loadFailed);
  if (ofClass.found && session.found)
    return { subject: { class: ofClass.found, session: session.found }, state: { kind: 'ready' } };
  const state = ofClass.found || ofClass.state.kind === 'loading' ? session.state : ofClass.state;
  return { subject: undefined, state: state.kind === 'ready' ? ofClass.state : state };
}
