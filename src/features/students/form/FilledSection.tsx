import { useId } from 'react';
import { ReadOnlyField } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';

interface Entry {
  readonly label: string;
  readonly value: string | null;
  readonly wide?: boolean;
}

interface FilledSectionProps {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const isFilled = ({ value }: Entry): boolean => value !== null && value !== '';

/** A read-only part with few filled fields: the filled ones, and the names of the others in one line. */
export function FilledSection({ title, entries }: FilledSectionProps) {
  const words = useWords(studentWords);
  const id = useId();
  const filled = entries.filter(isFilled);
  const others = entries.filter((entry) => !isFilled(entry)).map(({ label }) => label);
  return (
    <section className="portal-card portal-form-section student-filled" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {filled.length > 0 && (
        <dl className="portal-form-grid portal-read-only-grid">
          {filled.map(({ label, value, wide = false }) => (
            <ReadOnlyField key={label} label={label} wide={wide}>
              {value}
            </ReadOnlyField>
          ))}
        </dl>
      )}
      {others.length > 0 && <p>{filled.length === 0 ? words.nothingFilled : words.notFilled(others.join(', '))}</p>}
    </section>
  );
}
