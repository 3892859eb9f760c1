import { useWords } from '../../words';
import { uiWords } from '../words';

/** The placeholder of a form page while its record is loading. */
export function PageSkeleton() {
  const words = useWords(uiWords);
  return (
    <div className="portal-card portal-page-skeleton" role="status" aria-busy>
      <span className="portal-visually-hidden">{words.loading}</span>
      {Array.from({ length: 8 }, (_, place) => (
        <div key={place} aria-hidden>
          <span className="portal-skeleton-bar" style={{ width: `${28 + ((place * 7) % 20)}%` }} />
          <span className="portal-skeleton-bar portal-skeleton-field" />
        </div>
      ))}
    </div>
  );
}
