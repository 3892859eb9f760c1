import { RightOutlined } from '@ant-design/icons';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface FigureCardProps {
  readonly title: string;
  /** reserves the height of its content */
  readonly kind: 'fees' | 'students' | 'exams';
  readonly link?: { readonly to: string; readonly text: string } | undefined;
  /** undefined while it is loading */
  readonly children: ReactNode;
}

/** A card of the dashboard; while it is loading, a skeleton of its height. */
export function FigureCard({ title, kind, link, children }: FigureCardProps) {
  const id = useId();
  return (
    <section className={`portal-card figure figure-${kind}`} aria-labelledby={id}>
      <div className="figure-head">
        <h2 id={id}>{title}</h2>
        {link && (
          <Link to={link.to} className="figure-link">
            {link.text} <RightOutlined aria-hidden />
          </Link>
        )}
      </div>
      {children ?? <div className="figure-skeleton portal-skeleton-bar" aria-hidden />}
    </section>
  );
}
