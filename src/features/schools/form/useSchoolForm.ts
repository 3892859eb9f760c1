import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CODES } from '@/api/catalogue';
import { schoolsApi, useCreateSchoolMutation, useUpdateSchoolMutation, type School } from '@/api/schools';
import { useDraft } from '@/shared/drafts';
import { useFeedback, useSnackbar } from '@/shared/feedback';
import { useProblems } from '@/shared/forms';
import { newRequestKey } from '@/shared/lib/requestKey';
import { paths, useDelayedNavigate } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';
import { newSchool, requestOf, valuesOf, type SchoolValues } from './schoolForm';

/** How long the success stands before the list opens, in milliseconds (CONST-10). */
export const REDIRECT_MS = 1500;

export interface SchoolFormState {
  form: FormInstance<SchoolValues>;
  initial: SchoolValues;
  busy: boolean;
  dirty: boolean;
  conflict: boolean;
  changed: () => void;
  submit: (values: SchoolValues) => void;
  saveMine: () => void;
  loadTheirs: () => void;
  closeConflict: () => void;
}

/** Sends the form: a new school once, however often it is tried, an edited one with the version that was edited. */
function useSave(stored: School | undefined) {
  const [create] = useCreateSchoolMutation();
  const [update] = useUpdateSchoolMutation();
  const [requestKey] = useState(newRequestKey);
  return (values: SchoolValues, version: number | undefined) =>
    stored === undefined
      ? create({ 'Idempotency-Key': requestKey, schoolForm: requestOf(values) }).unwrap()
      : update({ id: stored.schoolId, schoolForm: requestOf(values, version) }).unwrap();
}

interface Editing {
  dirty: boolean;
  /** The version the values were typed over; none for a new school. */
  version: number | undefined;
}

/** Values not saved when a sign-in expired are put back, once, with a word, over the version they were typed over. */
function usePutBack(
  form: FormInstance<SchoolValues>,
  name: string,
  editing: Editing,
  putBack: (editing: Editing) => void,
) {
  const words = useWords(schoolWords);
  const snackbar = useSnackbar();
  const draft = useDraft(name, editing.dirty, () => {
    const { logo: _logo, ...typed } = form.getFieldsValue(true) as SchoolValues;
    return { ...typed, version: editing.version };
  });
  useEffect(() => {
    if (!draft) return;
    const { version, ...typed } = draft;
    form.setFieldsValue(typed);
    putBack({ dirty: true, version: version as Editing['version'] });
    snackbar.info(words.restored);
  }, [draft, form, putBack, snackbar, words.restored]);
}

export function useSchoolForm(stored: School | undefined): SchoolFormState {
  const words = useWords(schoolWords);
  const [form] = Form.useForm<SchoolValues>();
  const [state, setState] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [editing, setEditing] = useState<Editing>({ dirty: false, version: stored?.version });
  const [conflict, setConflict] = useState(false);
  const [reload] = schoolsApi.useLazyGetSchoolQuery();
  // Read at once: two clicks may come before the first is drawn.
  const sending = useRef(false);
  const save = useSave(stored);
  const feedback = useFeedback();
  const atFields = useProblems(form);
  const goLater = useDelayedNavigate();
  usePutBack(form, stored === undefined ? 'schools/add' : `schools/edit/${stored.schoolId}`, editing, setEditing);

  const send = async (version: number | undefined) => {
    if (sending.current) return;
    sending.current = true;
    setState('saving');
    const outcome = await feedback(save(form.getFieldsValue(true) as SchoolValues, version), {
      success: stored === undefined ? words.createdDone : words.updatedDone,
      fallback: words.saveFailed,
      onFailure: (failure) => {
        const stale = failure.responseCode === CODES.CHANGED_MEANWHILE;
        setConflict(stale);
        return stale || atFields(failure);
      },
    });
    sending.current = outcome.ok;
    setState(outcome.ok ? 'saved' : 'editing');
    if (!outcome.ok) return;
    setConflict(false);
    setEditing({ dirty: false, version });
    goLater(paths.schools, REDIRECT_MS);
  };

  const latest = () => reload({ id: stored?.schoolId ?? 0 }).unwrap();
  const loadTheirs = async () => {
    const found = await feedback(latest(), { fallback: words.loadOneFailed });
    if (!found.ok) return;
    form.setFieldsValue(valuesOf(found.data));
    setEditing({ dirty: false, version: found.data.version });
    setConflict(false);
  };
  const saveMine = async () => {
    const found = await feedback(latest(), { fallback: words.loadOneFailed });
    if (found.ok) await send(found.data.version);
  };

  return {
    form,
    initial: stored === undefined ? newSchool : valuesOf(stored),
    busy: state !== 'editing',
    dirty: editing.dirty,
    conflict,
    changed: () => setEditing({ ...editing, dirty: true }),
    submit: () => void send(editing.version),
    saveMine: () => void saveMine(),
    loadTheirs: () => void loadTheirs(),
    closeConflict: () => setConflict(false),
  };
}
