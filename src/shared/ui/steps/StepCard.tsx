import { CheckOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../words';
import type { PageState } from '../states/loadState';
import { StatusTag, type StatusTone } from '../StatusTag';
import { stepWords } from './stepWords';

/** waiting: may be done later; blocked: another step comes first */
export type StepProgress = 'done' | 'open' | 'waiting' | 'blocked';

const TONES: Readonly<Record<StepProgress, StatusTone>> = {
  done: 'success',
  open: 'warning',
  waiting: 'neutral',
  blocked: 'neutral',
};

export interface StepView {
  /** undefined until its records are loaded */
  readonly progress: StepProgress | undefined;
  readonly state: PageState;
  readonly text: string;
  /** undefined where the user may not open the screen, and for a step that is not possible yet */
  readonly link: { readonly to: string; readonly label: string } | undefined;
}

interface StepCardProps {
  readonly step: StepView;
  readonly title: string;
  readonly number: number;
  /** the step to do next */
  readonly current: boolean;
  readonly children?: ReactNode;
}

/** A step of a procedure: its state, one sentence, and the link to its screen. */
export function StepCard({ step, title, number, current, children }: StepCardProps) {
  const words = useWords(stepWords);
  const id = useId();
  const { progress, link } = step;
  const look = current ? 'current' : (progress ?? 'loading');
  const linkLook = current ? 'step-link-primary' : progress === 'done' ? 'step-link-quiet' : '';
  return (
    <li
      className={`portal-card step-card step-card-${look}`}
      aria-labelledby={id}
      aria-busy={step.state.kind === 'loading'}
      {...(current && { 'aria-current': 'step' as const })}
    >
      <span className="step-number" aria-hidden>
        {progress === 'done' ? <CheckOutlined /> : number}
      </span>
      <div className="step-head">
        <h2 id={id}>{title}</h2>
        {progress && <StatusTag tone={TONES[progress]} text={words[progress]} />}
      </div>
      <div className="step-body">
        <StepText state={step.state} text={step.text} title={title} />
        {children}
      </div>
      {link && (
        <Link to={link.to} className={`step-link ${linkLook}`}>
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
  const words = useWords(stepWords);
  switch (state.kind) {
    case 'ready':
      return <p className="step-text">{text}</p>;
    case 'loading':
      return <span className="portal-skeleton-bar step-skeleton" />;
    case 'refused':
      return <p className="step-text">{words.noPermission}</p>;
    case 'failed':
      return (
        <div className="step-failed" role="alert">
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
