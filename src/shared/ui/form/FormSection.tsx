import { useId, type ReactNode } from 'react';
import { NotSaved } from './NotSaved';

interface FormSectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** A titled group of fields: two columns from 900 px, one below. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="portal-card portal-form-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {description && <p>{description}</p>}
      <div className="portal-form-grid">{children}</div>
    </section>
  );
}

/** A field over the whole width of its section. */
export function FormWide({ children }: { readonly children: ReactNode }) {
  return <div className="portal-form-wide">{children}</div>;
}

interface FormActionsProps {
  /** the last save was not decided on */
  readonly notSaved: boolean;
  readonly children: ReactNode;
}

/** The buttons of a form, the primary one last; stays in view at the bottom of a phone. */
export function FormActions({ notSaved, children }: FormActionsProps) {
  return (
    <div className="portal-form-actions">
      {notSaved && <NotSaved />}
      {children}
    </div>
  );
}
