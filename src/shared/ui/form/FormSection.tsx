import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A titled group of fields: three columns from 1280 px, two from 900 px, one below. */
export function FormSection({ title, description, className = '', children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={`portal-card portal-form-section ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {description && <p>{description}</p>}
      <div className="portal-form-grid">{children}</div>
    </section>
  );
}

/** A field with the full width of its section. */
export function FormWide({ children }: { readonly children: ReactNode }) {
  return <div className="portal-form-wide">{children}</div>;
}
