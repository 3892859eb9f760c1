import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { signOut } from '@/features/auth';
import type { KeptText } from '@/shared/drafts/keptTexts';
import { useReadDrafts } from '@/shared/drafts/useReadDrafts';
import { ConfirmDialog, hasUnknownSave, hasUnsavedWork, useDialog, useLeaveQuestion } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { PortalDispatch } from '../store';
import { appWords } from '../words';

interface Lost {
  readonly entries: readonly Pick<KeptText, 'form' | 'text'>[];
  /** Some of it may be saved. */
  readonly isUnknown: boolean;
}

/** What Logout deletes: the drafts, and the edits on the screen. */
function lostWith(drafts: readonly KeptText[], words: (typeof appWords)['en']): Lost {
  const page = hasUnknownSave() ? words.logoutPageUnknown : words.logoutPage;
  // The edits of a grid are stored as a draft while it is open.
  const isListed =
    !hasUnknownSave() && drafts.some(({ form }) => `/${form}`.startsWith(`${window.location.pathname}#`));
  return {
    entries: [...drafts, ...(hasUnsavedWork() && !isListed ? [{ form: '', text: page }] : [])],
    isUnknown: hasUnknownSave() || drafts.some(({ isUnknown }) => isUnknown),
  };
}

interface Logout {
  /** To be rendered by the component. */
  readonly dialog: ReactNode;
  readonly logOut: () => Promise<void>;
}

/** Ends the sign-in, after a question where drafts or unsaved edits would be deleted. */
export function useLogout(): Logout {
  const words = useWords(appWords);
  const dispatch = useDispatch<PortalDispatch>();
  const readDrafts = useReadDrafts();
  const leaving = useLeaveQuestion();
  const question = useDialog<Lost>();
  const apply = () => void dispatch(signOut());
  const logOut = async () => {
    const drafts = await readDrafts();
    if (drafts.length > 0) question.show(lostWith(drafts, words));
    else leaving.confirmThen(apply);
  };
  const dialog = (
    <>
      {leaving.dialog}
      <ConfirmDialog
        open={question.open}
        title={words.logoutTitle}
        text={question.target && <LostText lost={question.target} />}
        confirmLabel={words.logoutConfirm}
        danger
        onConfirm={apply}
        onClose={question.close}
      />
    </>
  );
  return { dialog, logOut };
}

function LostText({ lost: { entries, isUnknown } }: { readonly lost: Lost }) {
  const words = useWords(appWords);
  return (
    <>
      <p>{words.logoutDeletes}</p>
      <ul>
        {entries.map(({ form, text }) => (
          <li key={form}>{text}</li>
        ))}
      </ul>
      {isUnknown && (
        <p>
          <strong>{words.logoutUnknown}</strong>
        </p>
      )}
    </>
  );
}
