import { useId, type ReactNode, type Ref } from 'react';
import { WholeText } from '@/shared/ui';

interface PanelProps {
  readonly title: string;
  /** the button in its head */
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
  /** What stands above the first and above the second part of each row. */
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

/** Each row names its parts itself for those who do not see the captions. */
function Captions({ captions }: Pick<PanelListProps, 'captions'>) {
  return (
    <div className="class-captions" aria-hidden>
      {captions.map((caption) => (
        <span key={caption}>{caption}</span>
      ))}
    </div>
  );
}

/** The list before its first rows are there. */
export function PanelSkeleton({ captions }: Pick<PanelListProps, 'captions'>) {
  return (
    <>
      <Captions captions={captions} />
      <div className="class-list" aria-hidden>
        {Array.from({ length: 8 }, (_, place) => (
          <div key={place} className="class-row">
            <span className="class-row-main">
              <span className="portal-skeleton-bar" style={{ width: `${40 + ((place * 17) % 30)}%` }} />
              <span className="portal-skeleton-bar" style={{ width: `${45 + ((place * 23) % 40)}%` }} />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
