import { ArrowDownOutlined } from '@ant-design/icons';
import { useId } from 'react';
import type { Session } from '@/api/sessions';
import { ChoiceSelect, sessionChoices } from '@/shared/domain';
import { sessionStatusWords } from '@/shared/labels';
import { showDate } from '@/shared/lib/dates';
import { StepsDone } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { nextWords } from './nextWords';
import type { Rollover } from './rollover';
import type { Step } from './steps';
import type { RolloverState } from './useRollover';

interface RolloverSummaryProps {
  readonly rollover: Rollover;
  readonly steps: readonly Step[];
  readonly onChoose: RolloverState['choose'];
}

/** The two sessions of the rollover, and how many of its steps are done. */
export function RolloverSummary({ rollover, steps, onChoose }: RolloverSummaryProps) {
  const words = useWords(nextWords);
  const { source, target, sources, targets } = rollover;
  return (
    <section className="portal-card next-summary" aria-label={words.summary}>
      <SummarySession
        label={words.from}
        session={source}
        choices={sources}
        onChoose={(chosen) => onChoose({ source: chosen, target: undefined })}
      />
      <ArrowDownOutlined aria-hidden className="next-arrow" />
      <SummarySession
        label={words.to}
        session={target}
        choices={targets}
        onChoose={(chosen) => onChoose({ target: chosen })}
      />
      <StepsDone steps={steps} />
    </section>
  );
}

interface SummarySessionProps {
  readonly label: string;
  readonly session: Session | undefined;
  readonly choices: readonly Session[];
  readonly onChoose: (sessionId: number | undefined) => void;
}

function SummarySession({ label, session, choices, onChoose }: SummarySessionProps) {
  const words = useWords(nextWords);
  const statuses = useWords(sessionStatusWords);
  const id = useId();
  const several = choices.length > 1;
  return (
    <div className="next-session">
      {several ? <label htmlFor={id}>{label}</label> : <span className="next-session-label">{label}</span>}
      {several && session && (
        <ChoiceSelect id={id} options={sessionChoices(choices)} value={session.sessionId} onChange={onChoose} />
      )}
      {!several && <strong>{session ? session.sessionName : words.notCreated}</strong>}
      {session && (
        <span className="next-session-dates">
          {words.span(showDate(session.startDate), showDate(session.endDate))} · {statuses[session.status]}
        </span>
      )}
    </div>
  );
}
