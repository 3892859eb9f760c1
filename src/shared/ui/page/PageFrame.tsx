/** The frame of every page: breadcrumbs, heading, actions and the state of its content. */
import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { FailedState, RefusedState } from '../states/States';
import type { PageState } from '../states/loadState';
import { uiWords } from '../words';
import { useHeadingFocus } from './arrival';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { PageSkeleton } from './PageSkeleton';
import { ProgressBar } from './ProgressBar';

interface PageFrameProps {
  readonly title: string;
  /** The parts after 'Home'; the last one is this page, without a link. */
  readonly trail: readonly Crumb[];
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly state?: PageState;
  readonly children?: ReactNode;
}

export function PageFrame({ title, trail, description, actions, state, children }: PageFrameProps) {
  const words = useWords(uiWords);
  const heading = useHeadingFocus();
  return (
    <div className="portal-page">
      <title>{`${title} · ${words.portalTitle}`}</title>
      <Breadcrumbs trail={trail} />
      <header className="portal-page-head">
        <div className="portal-page-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {description && <p>{description}</p>}
        </div>
        {actions && <div className="portal-page-actions">{actions}</div>}
      </header>
      <PageContent state={state}>{children}</PageContent>
    </div>
  );
}

interface PageContentProps {
  readonly state: PageState | undefined;
  readonly children: ReactNode;
}

function PageContent({ state = { kind: 'ready' }, children }: PageContentProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <ProgressBar />
          <PageSkeleton />
        </>
      );
    case 'failed':
      return (
        <div className="portal-card">
          <FailedState message={state.message} onRetry={state.onRetry} />
        </div>
      );
    case 'refused':
      return (
        <div className="portal-card">
          <RefusedState message={state.message} hint={state.hint} />
        </div>
      );
    case 'ready':
      return children;
  }
}
