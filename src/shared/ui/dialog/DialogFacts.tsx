import type { ReactNode } from 'react';

interface DialogFactsProps {
  /** Labels must be unique. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** The effect of the action. */
  readonly effect: string;
}

/** The record that a dialog changes, and the effect of the change. */
export function DialogFacts({ facts, effect }: DialogFactsProps) {
  return (
    <>
      <dl className="portal-dialog-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="portal-dialog-effect">{effect}</p>
    </>
  );
}
