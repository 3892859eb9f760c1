import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { isDate } from '@common/calendar';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { paths } from '@/shared/navigation';
import { sessionsApi, useCreateSessionMutation, useUpdateSessionMutation, type Session } from '@/api/sessions';
import { useFailureText } from '@/shared/errors';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { today } from '@/shared/lib/dates';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import {
  copyChanges,
  generatedName,
  newSession,
  requestOf,
  sessionAfter,
  sessionFields,
  valuesOf,
  type SessionValues,
} from './sessionForm';
import type { Period } from './sessionPeriods';
import type { EditedSession } from './useSessionActions';

export const DRAFT_PREFIX = 'sessions/';
export const NEW_DRAFT = 'new';

type Words = (typeof sessionWords)['en'];

/** The screen's own words for what a save may be refused for (SESSION-23). */
const said = (words: Words) => ({
  fallback: words.saveFailed,
  loadFailed: words.loadFailed,
  byCode: {
    [CODES.DUPLICATE_OR_OVERLAPPING_SESSION]: words.overlap,
    [CODES.END_BEFORE_START]: words.endAfterStart,
    [CODES.CREATE_ACTIVE_SESSION]: words.createActive,
    [CODES.ACTIVE_TO_UPCOMING_SESSION]: words.backToUpcoming,
    [CODES.SESSION_SCHOOL_CHANGE_WITH_FEE]: words.schoolWithFees,
    [CODES.COMPLETED_SESSION_UPDATE]: words.completedHint,
  },
});

interface SessionFormState extends RecordForm<SessionValues> {
  readonly form: FormInstance<SessionValues>;
  /** The values whose new status is to be confirmed. */
  readonly confirming: DialogState<SessionValues>;
  /** Why the provider rejected what was confirmed. */
  readonly refusal: string | null;
  /** Saves what is confirmed; 'stay' where that was rejected. */
  readonly confirm: () => Promise<unknown>;
  /** Sends the form, or asks first when it takes the session to its next status. */
  readonly finish: () => Promise<void>;
  readonly typed: (changed: Partial<SessionValues>) => void;
  /** Puts in a free period and the name that goes with it. */
  readonly takePeriod: (period: Period) => void;
}

/** Puts a period and its name into the form, and the cursor to the name: the button that did it is gone. */
function putPeriod(form: FormInstance<SessionValues>, { startDate, endDate }: Period): void {
  form.setFieldsValue({ startDate, endDate, sessionName: generatedName(startDate, endDate) });
  void form.validateFields(['sessionName', 'startDate', 'endDate']).catch(() => undefined);
  form.scrollToField('sessionName', { focus: true });
}

/** Sets the fields that depend on a changed one. */
function followChange(form: FormInstance<SessionValues>, changed: Partial<SessionValues>, nameIsTyped: boolean): void {
  form.setFieldsValue(copyChanges(changed));
  const { startDate, endDate } = form.getFieldsValue(true) as SessionValues;
  const newDates = changed.startDate !== undefined || changed.endDate !== undefined;
  const readable = [startDate, endDate].every((date) => date === null || isDate(date));
  // The name of a new session follows its dates until the user types one (SESSION-14), but no text that is not a date yet.
  if (newDates && readable && !nameIsTyped) form.setFieldsValue({ sessionName: generatedName(startDate, endDate) });
  if (changed.schoolId !== undefined)
    form.setFieldsValue({ sourceSessionId: null, ...copyChanges({ sourceSessionId: null }) });
}

/** The question before another status is saved, open at first with `initial`; it stays open after a rejection and shows the reason. */
function useStatusConfirmation(initial: SessionValues | undefined) {
  const words = useWords(sessionWords);
  const confirming = useDialog<SessionValues>(initial);
  const [refusal, setRefusal] = useState<string | null>(null);
  const rejected = useRef(false);
  const failureText = useFailureText();
  return {
    confirming,
    refusal,
    ask: (values: SessionValues) => {
      setRefusal(null);
      confirming.show(values);
    },
    /** Whether the question shows the failure. */
    onFailure: (failure: ApiFailure) => {
      if (!confirming.open) return false;
      rejected.current = true;
      setRefusal(failureText(failure, said(words)));
      return true;
    },
    confirm: async (submit: () => Promise<unknown>) => {
      rejected.current = false;
      setRefusal(null);
      await submit();
      return rejected.current ? 'stay' : undefined;
    },
  };
}

/** The values with which the dialog opens. */
function startOf({ session, source, activates = false }: EditedSession, schoolId: number | undefined): SessionValues {
  if (session) return activates ? { ...valuesOf(session), status: 'ACTIVE' } : valuesOf(session);
  return source ? sessionAfter(source) : newSession(today(), schoolId);
}

export function useSessionForm(
  edited: EditedSession,
  schoolId: number | undefined,
  onClose: () => void,
): SessionFormState {
  const words = useWords(sessionWords);
  const [form] = Form.useForm<SessionValues>();
  const { session: stored } = edited;
  const [start] = useState(() => startOf(edited, schoolId));
  const question = useStatusConfirmation(edited.activates ? start : undefined);
  const [nameIsTyped, setNameIsTyped] = useState(stored !== undefined);
  const [create] = useCreateSessionMutation();
  const [update] = useUpdateSessionMutation();
  const [reload] = sessionsApi.useLazyGetSessionQuery();
  const editor = useRecordForm<SessionValues, Session>({
    form,
    stored,
    fields: sessionFields,
    start,
    draft: {
      name: `${DRAFT_PREFIX}${stored?.sessionId ?? NEW_DRAFT}`,
      resumeAt: paths.sessions,
      label: ({ sessionName }, { entry }) => entry(sessionName),
    },
    save: (values, version, requestKey) =>
      stored === undefined
        ? create({ 'Idempotency-Key': requestKey, sessionForm: requestOf(values) }).unwrap()
        : update({
            'Idempotency-Key': requestKey,
            id: stored.sessionId,
            sessionForm: requestOf(values, version),
          }).unwrap(),
    load: ({ sessionId }) => reload({ id: sessionId }).unwrap(),
    toValues: valuesOf,
    onFailure: question.onFailure,
    words: { ...said(words), success: stored === undefined ? words.createdDone : words.updatedDone },
    onSaved: () => {
      onClose();
      return 'staying';
    },
  });

  const finish = async () => {
    const values = form.getFieldsValue(true) as SessionValues;
    if (stored === undefined || values.status === stored.status) return editor.submit();
    question.ask(values);
  };

  const typed = (changed: Partial<SessionValues>) => {
    editor.changed();
    if (changed.sessionName !== undefined) setNameIsTyped(true);
    followChange(form, changed, nameIsTyped);
  };

  const takePeriod = (period: Period) => {
    putPeriod(form, period);
    setNameIsTyped(false);
    editor.changed();
  };

  const confirm = () => question.confirm(editor.submit);
  const { confirming, refusal } = question;
  return { ...editor, form, confirming, refusal, confirm, finish, typed, takePeriod };
}
