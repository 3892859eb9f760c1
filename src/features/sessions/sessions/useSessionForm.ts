import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { isDate } from '@common/calendar';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { reloadBy } from '@/api/reload';
import { paths } from '@/shared/navigation';
import { sessionsApi, useCreateSessionMutation, useUpdateSessionMutation, type Session } from '@/api/sessions';
import { addressIn } from '@/shared/domain';
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

/** The screen's own messages for rejected saves (SESSION-23). */
const failureMessages = (words: Words) => ({
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
  /** The values with a new status to confirm. */
  readonly confirming: DialogState<SessionValues>;
  /** The reason why the provider rejected the confirmed values. */
  readonly refusal: string | null;
  /** Saves the confirmed values; 'stay' after a rejection. */
  readonly confirm: () => Promise<unknown>;
  /** Submits the form, or asks first if the status changes. */
  readonly finish: () => Promise<void>;
  readonly typed: (changed: Partial<SessionValues>) => void;
  /** Fills in a free period and its name. */
  readonly takePeriod: (period: Period) => void;
}

/** Sets a period and its name, and focuses the name, because the button disappears. */
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
  // The name of a new session follows its dates until the user edits it (SESSION-14), if both are dates.
  if (newDates && readable && !nameIsTyped) form.setFieldsValue({ sessionName: generatedName(startDate, endDate) });
  if (changed.schoolId !== undefined)
    form.setFieldsValue({ sourceSessionId: null, ...copyChanges({ sourceSessionId: null }) });
}

/** The question before another status is saved, initially open with `initial`; stays open after a rejection and shows the reason. */
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
      setRefusal(failureText(failure, failureMessages(words)));
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

/** The initial values of the dialog. */
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
  const [load] = sessionsApi.useLazyGetSessionQuery();
  const editor = useRecordForm<SessionValues, Session>({
    form,
    stored,
    fields: sessionFields,
    start,
    draft: {
      name: `${DRAFT_PREFIX}${stored?.sessionId ?? NEW_DRAFT}`,
      resumeAt: addressIn(paths.sessions, stored?.schoolId ?? schoolId),
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
    load: ({ sessionId }) => reloadBy(load, { id: sessionId }),
    toValues: valuesOf,
    onFailure: question.onFailure,
    words: { ...failureMessages(words), success: stored === undefined ? words.createdDone : words.updatedDone },
    onSaved: () => {
      onClose();
      return 'leaving';
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
