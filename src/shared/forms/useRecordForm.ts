/** A form over one stored record: sent once, over the version it was typed on, and kept when the sign-in expires. */
import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CODES } from '@/api/catalogue';
import { useDraft } from '../drafts';
import type { FailureWords } from '../errors';
import { feedbackWords, useFeedback, useNotSaved, useSnackbar, type Outcome } from '../feedback';
import { present } from '@common/present';
import { newRequestKey } from '../lib/requestKey';
import { useWords } from '../words';
import { useProblems } from './useProblems';

interface RecordWords extends FailureWords {
  success: string;
  /** when the record cannot be read again after somebody else changed it */
  loadFailed: string;
  /** said when unsaved values of before are put back, where there is more to say than that */
  restored?: string;
}

export interface RecordFormOptions<V extends object, R extends { version: number }> {
  form: FormInstance<V>;
  /** The record being edited; undefined for a new one. */
  stored: R | undefined;
  start: V;
  /** The name under which unsaved values outlive an expired sign-in. */
  draft: string;
  /** The parts of the values that are data; chosen files and passwords are left out. */
  keep?: (values: V) => Partial<V>;
  /** `version` is the one the values were typed over; `requestKey` stays the same while one request is tried again. */
  save: (values: V, version: number | undefined, requestKey: string) => Promise<R>;
  /** The record as it is stored now. */
  load: (stored: R) => Promise<R>;
  toValues: (record: R) => V;
  words: RecordWords;
  /** 'leaving' keeps the form busy until its screen is gone. */
  onSaved: (record: R) => 'leaving' | 'staying';
}

export interface RecordForm<V> {
  readonly initial: V;
  readonly busy: boolean;
  readonly dirty: boolean;
  /** After a save that was not decided on, until one succeeds. */
  readonly notSaved: boolean;
  readonly changed: () => void;
  readonly submit: () => Promise<void>;
  /** The choice after somebody else saved first, for the ConflictDialog. */
  readonly conflict: {
    readonly open: boolean;
    readonly busy: boolean;
    readonly onLoadTheirs: () => void;
    readonly onSaveMine: () => void;
    readonly onClose: () => void;
  };
}

interface Editing {
  dirty: boolean;
  version: number | undefined;
}

/** What was typed and over which version; unsaved values of before are put back once, with a word. */
function useEditing<V extends object, R extends { version: number }>(options: RecordFormOptions<V, R>) {
  const { form, stored, start, draft: name, words, keep = (values: V): Partial<V> => values } = options;
  const editing = useRef<Editing>({ dirty: false, version: stored?.version });
  const [dirty, setDirty] = useState(false);
  const snackbar = useSnackbar();
  const general = useWords(feedbackWords).restored;
  const read = () => ({ ...keep(form.getFieldsValue(true) as V), version: editing.current.version });
  const draft = useDraft(name, dirty, read);
  const [initial] = useState<V>(() => ({ ...start, ...withoutVersion(draft) }));
  const mark = useCallback((change: Partial<Editing>) => {
    editing.current = { ...editing.current, ...change };
    setDirty(editing.current.dirty);
  }, []);
  useEffect(() => {
    if (!draft) return;
    mark({ dirty: true, version: draft['version'] as Editing['version'] });
    snackbar.info(words.restored ?? general);
  }, [draft, general, mark, snackbar, words.restored]);
  return { initial, dirty, mark, versionTyped: () => editing.current.version };
}

function withoutVersion<V extends object>(draft: Record<string, unknown> | undefined): Partial<V> {
  const { version: _version, ...typed } = draft ?? {};
  return typed as Partial<V>;
}

/** Sends what was typed, one request at a time. */
function useSave<V extends object, R extends { version: number }>(
  options: RecordFormOptions<V, R>,
  mark: (change: Partial<Editing>) => void,
  follow: (outcome: Outcome<R>) => void,
) {
  const { form, words } = options;
  const [phase, setPhase] = useState<'editing' | 'saving' | 'leaving'>('editing');
  const [conflict, setConflict] = useState(false);
  // A new record keeps its key whatever is typed meanwhile, so that it is made once; a change keeps it for the same values.
  const requestKey = useRef<string>(undefined);
  // Read at once: two clicks may come before the first is drawn.
  const sending = useRef(false);
  const feedback = useFeedback();
  const atFields = useProblems(form);

  const send = async (version: number | undefined) => {
    if (sending.current) return;
    sending.current = true;
    setPhase('saving');
    requestKey.current ??= newRequestKey();
    const outcome = await feedback(options.save(form.getFieldsValue(true) as V, version, requestKey.current), {
      ...words,
      onFailure: (failure) => {
        const stale = failure.responseCode === CODES.CHANGED_MEANWHILE;
        setConflict(stale);
        return stale || atFields(failure);
      },
    });
    follow(outcome);
    if (outcome.ok) {
      setConflict(false);
      mark({ dirty: false });
      requestKey.current = undefined;
    }
    const leaving = outcome.ok && options.onSaved(outcome.data) === 'leaving';
    sending.current = leaving;
    setPhase(leaving ? 'leaving' : 'editing');
  };
  const changed = () => {
    mark({ dirty: true });
    if (options.stored !== undefined) requestKey.current = undefined;
  };
  return { busy: phase !== 'editing', conflict, setConflict, send, changed };
}

export function useRecordForm<V extends object, R extends { version: number }>(
  options: RecordFormOptions<V, R>,
): RecordForm<V> {
  const { form, words } = options;
  const { initial, dirty, mark, versionTyped } = useEditing(options);
  const { notSaved, follow } = useNotSaved();
  const { busy, conflict, setConflict, send, changed } = useSave(options, mark, follow);
  const feedback = useFeedback();

  const latest = () =>
    feedback(options.load(present(options.stored, 'the record that was changed')), { fallback: words.loadFailed });
  const loadTheirs = async () => {
    const found = await latest();
    if (!found.ok) return;
    follow(found);
    form.setFieldsValue(options.toValues(found.data));
    mark({ dirty: false, version: found.data.version });
    setConflict(false);
  };
  const saveMine = async () => {
    const found = await latest();
    if (found.ok) await send(found.data.version);
  };

  return {
    initial,
    busy,
    dirty,
    notSaved,
    changed,
    submit: () => send(versionTyped()),
    conflict: {
      open: conflict,
      busy,
      onLoadTheirs: () => void loadTheirs(),
      onSaveMine: () => void saveMine(),
      onClose: () => setConflict(false),
    },
  };
}
