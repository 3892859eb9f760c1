import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { isDate } from '@common/calendar';
import { CODES } from '@/api/catalogue';
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
  sessionFields,
  valuesOf,
  type SessionValues,
} from './sessionForm';
import type { Period } from './sessionPeriods';

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

export function useSessionForm(
  stored: Session | undefined,
  schoolId: number | undefined,
  onClose: () => void,
): SessionFormState {
  const words = useWords(sessionWords);
  const [form] = Form.useForm<SessionValues>();
  const confirming = useDialog<SessionValues>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const rejected = useRef(false);
  const failureText = useFailureText();
  const [nameIsTyped, setNameIsTyped] = useState(stored !== undefined);
  const [create] = useCreateSessionMutation();
  const [update] = useUpdateSessionMutation();
  const [reload] = sessionsApi.useLazyGetSessionQuery();
  const [start] = useState(() => (stored ? valuesOf(stored) : newSession(today(), schoolId)));
  const editor = useRecordForm<SessionValues, Session>({
    form,
    stored,
    fields: sessionFields,
    start,
    draft: `${DRAFT_PREFIX}${stored?.sessionId ?? NEW_DRAFT}`,
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
    onFailure: (failure) => {
      if (!confirming.open) return false;
      rejected.current = true;
      setRefusal(failureText(failure, said(words)));
      return true;
    },
    words: { ...said(words), success: stored === undefined ? words.createdDone : words.updatedDone },
    onSaved: () => {
      onClose();
      return 'staying';
    },
  });

  const finish = async () => {
    const values = form.getFieldsValue(true) as SessionValues;
    if (stored === undefined || values.status === stored.status) return editor.submit();
    setRefusal(null);
    confirming.show(values);
  };

  const confirm = async () => {
    rejected.current = false;
    setRefusal(null);
    await editor.submit();
    return rejected.current ? 'stay' : undefined;
  };

  const typed = (changed: Partial<SessionValues>) => {
    editor.changed();
    form.setFieldsValue(copyChanges(changed));
    if (changed.sessionName !== undefined) setNameIsTyped(true);
    const { startDate, endDate } = form.getFieldsValue(true) as SessionValues;
    const newDates = changed.startDate !== undefined || changed.endDate !== undefined;
    const readable = [startDate, endDate].every((date) => date === null || isDate(date));
    // A typed name is its user's; until then it follows the dates of a new session (SESSION-14),
    // not a text that is no date yet.
    if (newDates && readable && !nameIsTyped) form.setFieldsValue({ sessionName: generatedName(startDate, endDate) });
    if (changed.schoolId !== undefined)
      form.setFieldsValue({ sourceSessionId: null, ...copyChanges({ sourceSessionId: null }) });
  };

  const takePeriod = (period: Period) => {
    putPeriod(form, period);
    setNameIsTyped(false);
    editor.changed();
  };

  return { ...editor, form, confirming, refusal, confirm, finish, typed, takePeriod };
}
