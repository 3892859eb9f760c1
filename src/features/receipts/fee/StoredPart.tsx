import { CheckCircleFilled } from '@ant-design/icons';
import { useId, type ReactNode } from 'react';
import { ignoreRepeatedEnter } from './ignoreRepeatedEnter';

/** Replaces the form after a save; Enter that is still pressed from the form activates no button. */
export function StoredPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section
      className="portal-card receipt-stored"
      aria-labelledby={id}
      aria-live="polite"
      onKeyDown={ignoreRepeatedEnter}
    >
      <CheckCircleFilled aria-hidden className="receipt-stored-mark" />
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
