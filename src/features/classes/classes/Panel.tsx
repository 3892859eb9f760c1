import { useId, type ReactNode, type Ref } from 'react';
import { WholeText } from '@/shared/ui';

interface PanelProps {
  readonly title: string;
  /** the button in its heading */
  readonly action: ReactNode;
  readonly busy?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

export function Panel({ title, action, busy = false, className = '', children, ref }: PanelProps) {
  const id = useId();
  return (
    <section ref={ref} className={`class-panel ${className}`} aria-labelledby={id} aria-busy={busy}>
      <header className="class-panel-head">
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

interface PanelListProps {
  readonly label: string;
  /** Captions of the first and the second part of each row. */
  readonly captions: readonly [string, string];
  readonly children: ReactNode;
}

export function PanelList({ label, captions, children }: PanelListProps) {
  return (
    <>
      <Captions captions={captions} />
      <WholeText>
        <ul className="class-list" aria-label={label}>
          {children}
        </ul>
      </WholeText>
    </>
  );
}

/** Hidden from screen readers, because each row contains its labels. */
function Captions({ captions }: Pick<PanelListProps, 'captions'>) {
  return (
    <div className="class-captions" aria-hidden>
      {captions.map((caption) => (
        <span key={caption}>{caption}</span>
      ))}
    </div>
  );
}

/** The list before its first rows are loaded. */
export function PanelSkeleton({ captions }: Pick<PanelListProps, 'captions'>) {
  return (
    <>
      <Captions captions={captions} />
      <div className="class-list" aria-hidden>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="class-row">
            <span className="class-row-main">
              <span className="portal-skeleton-bar" style={{ width: `${40 + ((index * 17) % 30)}%` }} />
              <span className="portal-skeleton-bar" style={{ width: `${45 + ((index * 23) % 40)}%` }} />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
