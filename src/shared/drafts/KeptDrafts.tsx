import { EditOutlined } from '@ant-design/icons';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AccessState } from '../access';
import { useWords } from '../words';
import type { DraftsState } from './draftsSlice';
import { keptDraftsOf, type KeptDraft } from './keptDrafts';
import { draftWords } from './words';

/** Links to the drafts that were kept for the same user when the sign-in expired. */
export function KeptDrafts() {
  const words = useWords(draftWords);
  const drafts = useSelector((state: AccessState & { drafts: DraftsState }) => state.drafts);
  const userId = useSelector((state: AccessState) => state.auth.user?.userId ?? null);
  const kept = keptDraftsOf(drafts, userId);
  if (kept.length === 0) return null;
  const textOf = ({ kind, name }: KeptDraft) => (kind === 'permissions' ? words.permissions : words[kind](name));
  return (
    <section className="portal-card kept-drafts" aria-label={words.title}>
      {kept.map((draft) => (
        <p key={draft.form}>
          <EditOutlined aria-hidden /> {textOf(draft)} <Link to={draft.to}>{words.resume}</Link>
        </p>
      ))}
    </section>
  );
}
