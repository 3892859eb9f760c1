import { Alert } from 'antd';
import { ofSchool } from '@/api/ofSchool';
import { useGetSessionReadinessQuery } from '@/api/results';
import { useListSessionsQuery, type Session } from '@/api/sessions';
import { isOpen, partsOf, ReadinessChecklist, readinessWords, type ReadinessPart } from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import { showDate } from '@/shared/lib/dates';
import { useToday } from '@/shared/lib/useToday';
import { ConfirmDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import type { SessionValues } from './sessionForm';

interface ActivationDialogProps {
  readonly open: boolean;
  readonly session: Session;
  /** the values to save */
  readonly values: SessionValues;
  /** the reason why the provider rejected the last attempt */
  readonly refusal: string | null;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The checklist before a session becomes ACTIVE (SESSION-28, SESSION-29); Confirm is disabled while a required point is open. */
export function ActivationDialog({ open, session, values, refusal, onConfirm, onClose }: ActivationDialogProps) {
  const words = useWords(sessionWords);
  const { loadFailed } = useWords(readinessWords);
  const query = useGetSessionReadinessQuery({ sessionId: session.sessionId }, { refetchOnMountOrArgChange: true });
  const { found: classes, state } = useFresh(query, loadFailed);
  const items: { text: string; parts: readonly ReadinessPart[] }[] = [
    { text: words.checkSubjects, parts: partsOf('subjects') },
    { text: words.checkExams, parts: partsOf('exams', 'limits') },
    { text: words.checkFees, parts: partsOf('fees') },
  ];
  const copied = copiedParts(values);
  const required = items.flatMap(({ parts }) => parts).filter((part) => !copied.includes(part));
  const blocked = classes !== undefined && isOpen(classes, required);
  const confirm = async () => {
    const result = await onConfirm();
    if (result === 'stay') void query.refetch();
    return result;
  };
  return (
    <ConfirmDialog
      open={open}
      title={words.activateTitle(session.sessionName)}
      text={
        <>
          <Begins session={session} startDate={values.startDate} />
          <p>{words.activateLead}</p>
          <ReadinessChecklist session={session} classes={classes} items={items} />
          {copied.length > 0 && <p>{words.activateCopies}</p>}
          {blocked && <Alert type="info" showIcon title={words.activateBlocked} className="session-note" />}
          {refusal !== null && <Alert type="error" showIcon title={refusal} className="session-note" />}
          <Alert type="warning" showIcon title={words.activateWarning} />
        </>
      }
      confirmLabel={words.confirm}
      // If the readiness cannot be loaded, the provider decides.
      confirmDisabled={blocked || state.kind === 'loading'}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** The parts that the save itself copies from another session before the provider checks them. */
function copiedParts({ sourceSessionId, createSubjectsConfig, createExamConfig }: SessionValues): ReadinessPart[] {
  if (sourceSessionId === null) return [];
  // Added subjects can make a grace valid.
  return [
    ...(createSubjectsConfig ? (['SUBJECTS', 'GRACE'] as const) : []),
    ...(createExamConfig ? (['EXAMS'] as const) : []),
  ];
}

/** The start of the session, and the other sessions that stay ACTIVE. */
function Begins({ session, startDate }: { readonly session: Session; readonly startDate: string | null }) {
  const words = useWords(sessionWords);
  const now = useToday();
  const { currentData: sessions = [] } = useListSessionsQuery(ofSchool(session.schoolId));
  const names = sessions
    .filter(({ status, disabled, sessionId }) => status === 'ACTIVE' && !disabled && sessionId !== session.sessionId)
    .map(({ sessionName }) => sessionName);
  const begins = startDate !== null && startDate > now ? words.begins : words.began;
  return (
    <p>
      {begins(showDate(startDate))}
      {names.length > 0 && ` ${words.staysActive(names)}`}
    </p>
  );
}
