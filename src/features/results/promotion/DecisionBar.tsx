import { Button } from 'antd';
import type { PromotionStudent } from '@/api/promotion';
import { useWords } from '@/shared/words';
import {
  canBeTicked,
  decidedClasses,
  decidedStudents,
  decisionsOutside,
  hasDecisions,
  isTicked,
  NO_DECISIONS,
  type Decisions,
  type Shown,
} from './decisions';
import { promotionWords } from './promotionWords';

interface DecisionBarProps {
  readonly decisions: Decisions;
  /** the chosen classes */
  readonly classIds: readonly number[];
  readonly nameOf: (classId: number) => string;
  readonly shown: Shown;
  /** the students of all pages of the list */
  readonly rows: readonly PromotionStudent[];
  readonly onTick: (ids: ReadonlySet<number>) => void;
  readonly onClear: (decisions: Decisions) => void;
}

/** All decisions about single students, also of classes that are not chosen, and the selection on all pages. */
export function DecisionBar({ decisions, classIds, nameOf, shown, rows, onTick, onClear }: DecisionBarProps) {
  const words = useWords(promotionWords);
  const { leftOut, promoteAnyway, sections } = decisions;
  const selectable = rows.filter(canBeTicked);
  const ticked = selectable.filter((row) => isTicked(row, decisions)).length;
  const others = decisionsOutside(decisions, classIds);
  const texts = [
    ...(leftOut.size > 0 ? [words.leftOutCount(leftOut.size)] : []),
    ...(promoteAnyway.size > 0 ? [words.anywayCount(promoteAnyway.size)] : []),
    ...(sections.size > 0 ? [words.sectionCount(sections.size)] : []),
    ...(hasDecisions(others)
      ? [words.ofOtherClasses(decidedStudents(others).size, decidedClasses(others).map(nameOf))]
      : []),
  ];
  if (selectable.length === 0 && !hasDecisions(decisions)) return null;
  return (
    <section className="portal-card promotion-decisions" aria-label={words.outcome}>
      {selectable.length > 0 && (
        <>
          <Button
            size="small"
            disabled={ticked === selectable.length}
            onClick={() => onTick(new Set(selectable.map(({ studentId }) => studentId)))}
          >
            {words.selectAllOf(selectable.length)}
          </Button>
          <Button size="small" disabled={ticked === 0} onClick={() => onTick(new Set())}>
            {words.unselect}
          </Button>
        </>
      )}
      {selectable.length > 0 && <p>{shown === 'eligible' ? words.untickHint : words.tickHint}</p>}
      <p role="status">
        <strong>{texts.join(' · ')}</strong>
      </p>
      {hasDecisions(decisions) && (
        <Button size="small" type="link" onClick={() => onClear(NO_DECISIONS)}>
          {words.clearDecisions}
        </Button>
      )}
    </section>
  );
}
