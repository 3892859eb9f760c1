import type { ReactNode } from 'react';
import { EmptyState, FailedState, PageSkeleton, ProgressBar, RefusedState, type LoadState } from '@/shared/ui';

interface EmptyCardProps {
  readonly text: string;
  readonly action?: ReactNode;
}

/** Replaces a grid without content. */
export const EmptyCard = ({ text, action }: EmptyCardProps) => (
  <div className="portal-card">
    <EmptyState text={text} action={action} />
  </div>
);

/** Replaces a grid that is loading or cannot be shown. */
export function LoadingCard({ state }: { readonly state: LoadState }) {
  if (state.kind === 'failed' || state.kind === 'refused')
    return (
      <div className="portal-card">
        {state.kind === 'failed' ? <FailedState {...state} /> : <RefusedState {...state} />}
      </div>
    );
  return (
    <>
      <ProgressBar />
      <PageSkeleton />
    </>
  );
}
