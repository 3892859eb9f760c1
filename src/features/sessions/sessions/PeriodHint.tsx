import { Button, Form, type FormInstance } from 'antd';
import { ofSchool } from '@/api/ofSchool';
import { useListSessionsQuery, type Session } from '@/api/sessions';
import { showDate } from '@/shared/lib/dates';
import { useToday } from '@/shared/lib/useToday';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import { generatedName, type SessionValues } from './sessionForm';
import { clashOf, nextFreePeriod, type Clash, type Period } from './sessionPeriods';

interface PeriodHints {
  readonly clash: Clash | null;
  /** only for a new session */
  readonly next: Period | null;
}

const NONE: PeriodHints = { clash: null, next: null };

/** The conflicts of the typed name and dates with other sessions. */
export function usePeriodHints(form: FormInstance<SessionValues>, stored: Session | undefined): PeriodHints {
  const schoolId = Form.useWatch('schoolId', { form, preserve: true });
  const typed = Form.useWatch((values: Partial<SessionValues>) => values, form);
  const now = useToday();
  const { currentData: sessions } = useListSessionsQuery(ofSchool(schoolId));
  if (!sessions || typed?.sessionName === undefined) return NONE;
  const others = sessions.filter(({ sessionId }) => sessionId !== stored?.sessionId);
  const { sessionName, startDate = null, endDate = null } = typed;
  const clash = clashOf({ sessionName, startDate, endDate }, others);
  return { clash, next: clash && !stored ? nextFreePeriod(others, now) : null };
}

interface PeriodHintProps extends PeriodHints {
  /** the field above it */
  readonly at: Clash['by'];
  readonly onUse: (period: Period) => void;
}

/** Names the session with the same name or dates, and offers the next free year. */
export function PeriodHint({ at, clash, next, onUse }: PeriodHintProps) {
  const words = useWords(sessionWords);
  const nameOf = ({ startDate, endDate }: Period) => generatedName(startDate, endDate);
  const spanOf = ({ startDate, endDate }: Period) => words.span(showDate(startDate), showDate(endDate));
  const text = at === 'name' ? words.taken : words.met;
  return (
    <div role="status" className="session-clash">
      {clash?.by === at && (
        <>
          <span>{text(clash.session.sessionName, spanOf(clash.session))}</span>
          {next && (
            <Button size="small" onClick={() => onUse(next)}>
              {words.useNext(nameOf(next), spanOf(next))}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
