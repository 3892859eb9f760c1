import { Link } from 'react-router-dom';
import type { Session } from '@/api/sessions';
import { useHolds } from '@/shared/access';
import { paths } from '@/shared/navigation';
import { StepCard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { nextWords } from './nextWords';
import type { Rollover } from './rollover';
import { RolloverSummary } from './RolloverSummary';
import { StepDetails } from './StepDetails';
import { currentStep, stepsOf } from './steps';
import type { RolloverState } from './useRollover';
import { useStepData } from './useStepData';

interface RolloverStepsProps {
  readonly sessions: readonly Session[];
  readonly rollover: Rollover;
  readonly onChoose: RolloverState['choose'];
}

export function RolloverSteps({ sessions, rollover, onChoose }: RolloverStepsProps) {
  const words = useWords(nextWords);
  const holds = useHolds();
  const data = useStepData(rollover);
  const steps = stepsOf({ words, holds, sessions, rollover, data });
  const current = currentStep(steps);
  const { sessionId, sessionName } = rollover.source;
  return (
    <div className="next-layout">
      <RolloverSummary rollover={rollover} steps={steps} onChoose={onChoose} />
      <div className="next-column">
        <ol className="step-list" aria-label={words.steps}>
          {steps.map((step, index) => (
            <StepCard key={step.id} step={step} title={words[step.id]} number={index + 1} current={step.id === current}>
              <StepDetails id={step.id} rollover={rollover} data={data} />
            </StepCard>
          ))}
        </ol>
        <p className="next-after">
          {words.lastHint} <Link to={`${paths.sessions}#edit=${sessionId}`}>{words.completeLink(sessionName)}</Link>
        </p>
      </div>
    </div>
  );
}
