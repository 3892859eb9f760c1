import { EditOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AccessState } from '../access';
import { showMoment } from '../lib/dates';
import { paths } from '../navigation';
import { useWords } from '../words';
import { keptDraftsOf, type DraftsState } from './draftsSlice';
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

const isOfRemarks = (form: string): boolean => form.startsWith(`${paths.remarks.slice(1)}#`);

/** Links to the unsaved entries of the user: kept in memory when the sign-in expired, or stored during input. */
export function KeptDrafts() {
  const words = useWords(draftWords);
  const drafts = useSelector((state: AccessState & { drafts: DraftsState }) => state.drafts);
  const userId = useSelector((state: AccessState) => state.auth.user?.userId ?? null);
  const kept = keptDraftsOf(drafts, userId);
  const stored = useStoredDrafts(userId).filter(({ form }) => !kept.some((one) => one.form === form));
  if (kept.length + stored.length === 0) return null;
  const storedText = (form: string) => (isOfRemarks(form) ? words.storedRemarks : words.storedMarks);
  return (
    <section className="portal-card kept-drafts" aria-label={words.title}>
      {kept.map(({ form, label, link }) => (
        <p key={form}>
          <EditOutlined aria-hidden /> {label}{' '}
          <Link to={link.to} state={link.state}>
            {words.resume}
          </Link>
        </p>
      ))}
      {stored.map(({ form, texts, savedAt }) => (
        <p key={form}>
          <EditOutlined aria-hidden /> {storedText(form)(Object.keys(texts).length, showMoment(savedAt))}{' '}
          <Link to={`/${form}`}>{words.resume}</Link>
        </p>
      ))}
    </section>
  );
}
