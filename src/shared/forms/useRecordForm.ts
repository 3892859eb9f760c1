/** An antd form that edits one stored record and saves it with `useSaving`. */
import type { ApiFailure } from '@/api/catalogue';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useDraft, type DraftOptions } from '../drafts';
import { present } from '@common/present';
import { useSaving, type Saving, type SavingOptions, type SavingWords } from '../saving';
import { useTitles } from './useFields';
import { useProblems } from './useProblems';
import type { FieldSet } from './words';

type Version = number | undefined;

interface RecordFormOptions<V extends object, R extends { version: number }> extends Pick<
  SavingOptions<V, Version, R>,
  'onSaved'
> {
  form: FormInstance<V>;
  /** The record being edited; undefined for a new one. */
  stored: R | undefined;
  /** titles of the fields, shown in a conflict */
  fields: FieldSet<object>;
  start: V;
  /** The draft that is kept when the sign-in expires. */
  draft: DraftOptions<V>;
  /** The values stored in a draft; files and passwords are left out. */
  keep?: (values: V) => Partial<V>;
  /** `version` is the edited version; `requestKey` is the idempotency key, equal for retries of one request. */
  save: (values: V, version: Version, requestKey: string) => Promise<R>;
  /** Reloads the stored record. */
  load: (stored: R) => Promise<R>;
  toValues: (record: R) => V;
  /** Reports a failure itself and returns true; otherwise its problems are shown at their fields. */
  onFailure?: (failure: ApiFailure) => boolean;
  words: SavingWords;
}

export interface RecordForm<V> extends Pick<
  Saving<Version>,
  'busy' | 'notSaved' | 'unconfirmed' | 'changed' | 'submit'
> {
  readonly conflict: Saving<Version>['conflict'] & { readonly titles: Readonly<Record<string, string>> };
  readonly initial: V;
  readonly dirty: boolean;
  /** A draft was found. */
  readonly restored: boolean;
}

export function useRecordForm<V extends object, R extends { version: number }>(
  options: RecordFormOptions<V, R>,
): RecordForm<V> {
  const { form, stored, keep = (values: V): Partial<V> => values } = options;
  const draft = useDraft<V, Version>(options.draft);
  const [initial] = useState<V>(() => ({ ...options.start, ...draft.found?.work }));
  const restored = draft.found !== undefined;
  const [dirty, setDirty] = useState(restored);
  // Edits that the last request did not contain.
  const edited = useRef(false);
  const showProblems = useProblems(form);
  const titles = useTitles(options.fields);
  const typed = () => form.getFieldsValue(true) as V;
  const { busy, notSaved, unconfirmed, submit, conflict, ...saving } = useSaving<V, Version, R>({
    base: stored?.version,
    draft,
    dirty: () => dirty,
    keep: () => keep(typed()),
    request: stored === undefined ? 'new' : undefined,
    save: (version, requestKey) => {
      edited.current = false;
      return options.save(typed(), version, requestKey);
    },
    load: () => options.load(present(stored, 'the record that was changed')),
    baseOf: ({ version }) => version,
    onLoaded: (theirs) => {
      form.setFieldsValue(options.toValues(theirs));
      setDirty(false);
    },
    onSaved: (record) => {
      setDirty(edited.current);
      return options.onSaved(record);
    },
    onFailure: (failure) => (options.onFailure?.(failure) ?? false) || showProblems(failure),
    words: options.words,
  });
  const changed = () => {
    saving.changed();
    edited.current = true;
    setDirty(true);
  };
  return { initial, busy, dirty, restored, notSaved, unconfirmed, changed, submit, conflict: { ...conflict, titles } };
}
