import { useId, type ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';

interface ReadOnlyFieldProps {
  readonly label: string;
  readonly children?: ReactNode;
  /** With the full width of its section. */
  readonly wide?: boolean;
}

/** A label and its value on a view screen; a dash without a value. */
export function ReadOnlyField({ label, children, wide = false }: ReadOnlyFieldProps) {
  const words = useWords(uiWords);
  const none = children === null || children === undefined || children === '';
  return (
    <div className={wide ? 'portal-read-only portal-form-wide' : 'portal-read-only'}>
      <dt>{label}</dt>
      <dd>{none ? words.none : children}</dd>
    </div>
  );
}

/** A titled group of read-only fields in the columns of a FormSection. */
export function ReadOnlySection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="portal-card portal-form-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="portal-form-grid portal-read-only-grid">{children}</dl>
    </section>
  );
}
