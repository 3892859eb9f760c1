import { CheckOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusTag, type PageState, type StatusTone } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { nextWords } from './nextWords';
import type { Step } from './steps';
import type { Progress } from './stepStates';

const TONES: Readonly<Record<Progress, StatusTone>> = { done: 'success', open: 'warning', blocked: 'neutral' };

interface StepCardProps {
  readonly step: Step;
  readonly number: number;
  /** the step to do next */
  readonly current: boolean;
  readonly children: ReactNode;
}

export function StepCard({ step, number, current, children }: StepCardProps) {
  const words = useWords(nextWords);
  const id = useId();
  const { progress, link } = step;
  const title = words[step.id];
  const look = current ? 'current' : (progress ?? 'loading');
  const linkLook = current ? 'next-link-primary' : progress === 'done' ? 'next-link-quiet' : '';
  return (
    <li
      className={`portal-card next-step next-step-${look}`}
      aria-labelledby={id}
      aria-busy={step.state.kind === 'loading'}
      {...(current && { 'aria-current': 'step' as const })}
    >
      <span className="next-number" aria-hidden>
        {progress === 'done' ? <CheckOutlined /> : number}
      </span>
      <div className="next-head">
        <h2 id={id}>{title}</h2>
        {progress && <StatusTag tone={TONES[progress]} text={words[progress]} />}
      </div>
      <div className="next-body">
        <StepText state={step.state} text={step.text} title={title} />
        {children}
      </div>
      {link && (
        <Link to={link.to} className={`next-link ${linkLook}`}>
          {link.label}
          <RightOutlined aria-hidden />
        </Link>
      )}
    </li>
  );
}

interface StepTextProps {
  readonly state: PageState;
  readonly text: string;
  readonly title: string;
}

function StepText({ state, text, title }: StepTextProps) {
  const words = useWords(nextWords);
  switch (state.kind) {
    case 'ready':
      return <p className="next-text">{text}</p>;
    case 'loading':
      return <span className="portal-skeleton-bar next-skeleton" />;
    case 'refused':
      return <p className="next-text">{words.noPermission}</p>;
    case 'failed':
      return (
        <div className="next-failed" role="alert">
          <p>{state.message || words.loadFailed}</p>
          {state.onRetry && (
            <Button size="small" aria-label={words.retryOf(title)} onClick={state.onRetry}>
              {words.retry}
            </Button>
          )}
        </div>
      );
  }
}
