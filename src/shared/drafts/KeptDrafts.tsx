import { EditOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AccessState } from '../access';
import { useWords } from '../words';
import type { DraftsState } from './draftsSlice';
import { keptTexts } from './keptTexts';
import { listStoredDrafts, type StoredDraft } from './storedDrafts';
import { draftWords } from './words';

/** The stored drafts of a user, read once. */
function useStoredDrafts(owner: string | null): readonly StoredDraft[] {
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const read = (stored: readonly StoredDraft[]) => {
      if (isCurrent) setDrafts(stored);
    };
    // Where the browser denies the database there are no drafts.
    if (owner !== null) listStoredDrafts(owner).then(read, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  return drafts;
}

/** Links to the unsaved entries of the user: kept in memory when the sign-in expired, or stored during input. */
export function KeptDrafts() {
  const words = useWords(draftWords);
  const drafts = useSelector((state: AccessState & { drafts: DraftsState }) => state.drafts);
  const userId = useSelector((state: AccessState) => state.auth.user?.userId ?? null);
  const stored = useStoredDrafts(userId);
  const kept = keptTexts(drafts, userId, stored, words);
  if (kept.length === 0) return null;
  return (
    <section className="portal-card kept-drafts" aria-label={words.title}>
      {kept.map(({ form, text, link }) => (
        <p key={form}>
          <EditOutlined aria-hidden /> {text}{' '}
          <Link to={link.to} state={link.state}>
            {words.resume}
          </Link>
        </p>
      ))}
    </section>
  );
}
