import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { present } from '@common/present';
import { feesApi, useSaveStudentDiscountMutation, type StudentFees } from '@/api/fees';
import { reloadBy } from '@/api/reload';
import { useStudentFees, type FoundFees } from '@/shared/domain';
import { useDraft } from '@/shared/drafts';
import { useSnackbar } from '@/shared/feedback';
import { useProblems } from '@/shared/forms';
import { paths } from '@/shared/navigation';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import {
  DRAFT,
  isChanged,
  isDiscountChanged,
  requestOf,
  valuesOf,
  type FeesTarget,
  type FeesValues,
  type FeesWork,
} from './feesForm';
import { feesWords } from './feesWords';

/** Delay between the success message and closing the dialog, in milliseconds (CONST-11). */
export const CLOSE_MS = 1200;

/** Undefined while the loaded version is the edited one. */
type Version = number | undefined;

interface FeesForm extends Pick<Saving<Version>, 'notSaved' | 'unconfirmed' | 'submit' | 'changed' | 'conflict'> {
  readonly form: FormInstance<FeesValues>;
  readonly found: FoundFees;
  /** the edited fees, after they are loaded */
  readonly stored: StudentFees | undefined;
  /** the initial values of the fields, after the fees are loaded */
  readonly initial: FeesValues | undefined;
  /** The session is completed, so the dialog is read-only. */
  readonly completed: boolean;
  readonly dirty: boolean;
  /** The save succeeded, and the dialog will close. */
  readonly done: boolean;
}

/** The fees as first loaded, or as taken since: the edits are based on them while they are refetched. */
function useLoadedFees({ studentId, sessionId }: FeesTarget, open: boolean) {
  const found = useStudentFees(open ? studentId : undefined, sessionId);
  const [load] = feesApi.useLazyGetStudentFeesQuery();
  const [stored, setStored] = useState<StudentFees>();
  if (stored === undefined && found.fees !== undefined) setStored(found.fees);
  // A ref, because fees that were just taken are the base of a request before they are rendered.
  const taken = useRef<StudentFees>(undefined);
  const take = (fees: StudentFees) => {
    taken.current = fees;
    setStored(fees);
  };
  return {
    ...{ found, stored, take },
    edited: () => present(taken.current ?? stored, 'the loaded fees'),
    reload: () => reloadBy(load, { studentFeesOf: { studentId, sessionId } }),
  };
}

/** Calls `then` after the success message was shown, unless the dialog is closed before. */
function useLater(open: boolean, then: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [open]);
  return () => {
    timer.current = setTimeout(then, CLOSE_MS);
  };
}

/** Discount and admission fee of a student in a session; `onSaved` is called shortly after a save (DISCOUNT-05). */
export function useFeesForm(open: boolean, target: FeesTarget, onSaved: () => void): FeesForm {
  const words = useWords(feesWords);
  const [form] = Form.useForm<FeesValues>();
  const [save] = useSaveStudentDiscountMutation();
  const { found, stored, edited, take, reload } = useLoadedFees(target, open);
  const [done, setDone] = useState(false);
  const closeLater = useLater(open, onSaved);
  const draft = useDraft<FeesWork, Version>({
    name: DRAFT,
    resumeAt: paths.students,
    label: (_work, { changes }) => changes(target.studentName),
  });
  const completed = stored?.sessionStatus === 'COMPLETED';
  const kept = completed ? undefined : draft.found?.work;
  const initial = stored && { ...valuesOf(stored), ...kept?.values };
  const watched = Form.useWatch((values: Partial<FeesValues>) => values, form);
  const typed = initial && { ...initial, ...watched };
  const dirty = open && !done && !completed && stored !== undefined && typed !== undefined && isChanged(stored, typed);
  const showProblems = useProblems(form);
  const version = () => kept?.version ?? edited().version;
  const snackbar = useSnackbar();
  const values = () => form.getFieldsValue(true) as FeesValues;
  const { notSaved, unconfirmed, submit, changed, conflict } = useSaving<FeesWork, Version, StudentFees>({
    base: undefined,
    draft,
    dirty: () => dirty,
    open,
    keep: () => ({ ...(typed && { values: typed }), target, version: version() }),
    save: (base, requestKey) =>
      save({
        'Idempotency-Key': requestKey,
        discountForm: requestOf(edited(), values(), base ?? version()),
      }).unwrap(),
    load: reload,
    baseOf: ({ version: theirs }) => theirs,
    onLoaded: (theirs) => {
      take(theirs);
      form.setFieldsValue(valuesOf(theirs));
    },
    onSaveOver: (theirs) => {
      const hasReason = isDiscountChanged(edited(), values());
      take(theirs);
      if (hasReason || !isDiscountChanged(theirs, values())) return true;
      snackbar.info(words.reasonNeeded);
      return false;
    },
    onSaved: (fees) => {
      take(fees);
      setDone(true);
      closeLater();
      return 'leaving';
    },
    onFailure: (failure) => {
      // Another user has taken a payment since: the figures beside the message must not contradict it.
      if (failure.problems?.some(({ path }) => path === 'discount')) void reload().then(take, () => undefined);
      return showProblems(failure);
    },
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.loadFailed },
  });
  return { form, found, stored, initial, completed, dirty, done, notSaved, unconfirmed, submit, changed, conflict };
}
