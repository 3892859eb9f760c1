import { CheckCircleFilled, WarningFilled } from '@ant-design/icons';
import { useId, type ReactNode } from 'react';
import { ignoreRepeatedEnter } from './ignoreRepeatedEnter';

interface StoredPartProps {
  readonly title: string;
  readonly isCancelled?: boolean;
  readonly children: ReactNode;
}

/** Replaces the form after a save; Enter that is still pressed from the form activates no button. */
export function StoredPart({ title, isCancelled = false, children }: StoredPartProps) {
  const id = useId();
  const Mark = isCancelled ? WarningFilled : CheckCircleFilled;
  return (
    <section
      className="portal-card receipt-stored"
      aria-labelledby={id}
      aria-live="polite"
      onKeyDown={ignoreRepeatedEnter}
    >
      <Mark
        aria-hidden
        className={isCancelled ? 'receipt-stored-mark receipt-cancelled-mark' : 'receipt-stored-mark'}
      />
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
