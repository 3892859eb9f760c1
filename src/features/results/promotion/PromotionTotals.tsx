import type { PromotionPreview, PromotionReason } from '@/api/promotion';
import { useWords } from '@/shared/words';
import { GapsButton } from './GapsButton';
import type { Chosen } from './promotionSlice';
import { promotionWords, reasonWords } from './promotionWords';

interface PromotionTotalsProps {
  readonly chosen: Chosen;
  readonly query: { readonly currentData?: PromotionPreview | undefined; readonly isFetching: boolean };
  /** the reason that the list is limited to */
  readonly reason: PromotionReason | undefined;
  readonly onReason: (reason: PromotionReason | undefined) => void;
}

/** The number of students by outcome. Selecting a reason filters the list. */
export function PromotionTotals({
  query: { currentData: totals, isFetching },
  chosen,
  reason,
  onReason,
}: PromotionTotalsProps) {
  const words = useWords(promotionWords);
  if (!totals) return isFetching ? <div className="portal-card promotion-totals" aria-busy /> : null;
  const notEligible = totals.notEligible.reduce((sum, { students }) => sum + students, 0);
  const shown = [
    [words.students, totals.students, undefined],
    [words.promoted, totals.promoted, 'promoted'],
    [words.repeating, totals.repeating, 'repeats'],
    [words.passedOut, totals.passedOut, 'passedOut'],
    ...(totals.sectionMissing > 0 ? [[words.sectionMissing, totals.sectionMissing, 'repeats'] as const] : []),
    [words.notEligibleTotal, notEligible, 'blocked'],
  ] as const;
  return (
    <section className="portal-card promotion-totals" aria-label={words.totals} aria-busy={isFetching}>
      <dl>
        {shown.map(([title, count, tone]) => (
          <div key={title} data-tone={tone} data-none={count === 0}>
            <dt>{title}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <GapsButton gaps={totals.gaps} chosen={chosen} />
      <Reasons counts={totals.notEligible} reason={reason} onReason={onReason} />
    </section>
  );
}

interface ReasonsProps extends Pick<PromotionTotalsProps, 'reason' | 'onReason'> {
  readonly counts: PromotionPreview['notEligible'];
}

function Reasons({ counts, reason, onReason }: ReasonsProps) {
  const words = useWords(promotionWords);
  const names = useWords(reasonWords);
  if (counts.length === 0) return null;
  return (
    <ul className="promotion-reasons" aria-label={words.reasons}>
      {[...counts]
        .sort((one, other) => other.students - one.students)
        .map((one) => (
          <li key={one.reason}>
            <button
              type="button"
              aria-pressed={one.reason === reason}
              onClick={() => onReason(one.reason === reason ? undefined : one.reason)}
            >
              {names[one.reason]} <b>{one.students}</b>
            </button>
          </li>
        ))}
    </ul>
  );
}
