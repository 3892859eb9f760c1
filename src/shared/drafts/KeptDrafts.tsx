import { EditOutlined } from '@ant-design/icons';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AccessState } from '../access';
import { useWords } from '../words';
import type { DraftsState } from './draftsSlice';
import { keptDraftsOf, type KeptDraft } from './keptDrafts';
import { draftWords } from './words';

/** After an expired sign-in: the way back to what the same user had not saved. */
export function KeptDrafts() {
  const words = useWords(draftWords);
  const drafts = useSelector((state: AccessState & { drafts: DraftsState }) => state.drafts);
  const userId = useSelector((state: AccessState) => state.auth.user?.userId ?? null);
  const kept = keptDraftsOf(drafts, userId);
  if (kept.length === 0) return null;
  const textOf = ({ said, name }: KeptDraft) => (said === 'permissions' ? words.permissions : words[said](name));
  return (
    <section className="portal-card kept-drafts" aria-label={words.title}>
      {kept.map((draft) => (
        <p key={draft.form}>
          <EditOutlined aria-hidden /> {textOf(draft)} <Link to={draft.to}>{words.goOn}</Link>
        </p>
      ))}
    </section>
  );
}
