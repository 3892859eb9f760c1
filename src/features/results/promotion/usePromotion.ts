import { useState } from 'react';
import type { Session } from '@/api/sessions';
import { useLookups, type Lookups } from '@/shared/domain';
import { useSchoolList, type SchoolList } from '@/shared/lists';
import { useWords } from '@/shared/words';
import { lookupWords } from '../words';
import { hasDecisions, NO_DECISIONS, type Decisions } from './decisions';
import { chosenOf, promotionList, type Chosen, type PromotionFilters } from './promotionSlice';

export type Shown = 'eligible' | 'notEligible';

export interface Promotion {
  readonly list: SchoolList<PromotionFilters>;
  readonly lookups: Lookups;
  readonly source: Session | undefined;
  readonly target: Session | undefined;
  /** undefined until everything is chosen */
  readonly chosen: Chosen | undefined;
  /** The list that was searched for the chosen classes; undefined after a change of the filters. */
  readonly shown: Shown | undefined;
  readonly search: (shown: Shown) => void;
  /** The other list of the same search. */
  readonly show: (shown: Shown) => void;
  readonly decisions: Decisions;
  readonly decide: (decisions: Decisions) => void;
  readonly isDirty: boolean;
  /** resets the filters and the decisions */
  readonly reset: () => void;
}

const sessionOf = ({ sessions }: Lookups, id: number | undefined): Session | undefined =>
  sessions.find(({ sessionId }) => sessionId === id);

const keyOf = (chosen: Chosen | undefined): string => JSON.stringify(chosen ?? null);

/** Decisions belong to the two sessions: another school or session starts without them. */
const scopeOf = ({ schoolId, sourceSessionId, targetSessionId }: PromotionFilters): string =>
  JSON.stringify([schoolId, sourceSessionId, targetSessionId]);

export function usePromotion(): Promotion {
  const list = useSchoolList(promotionList);
  const { filters } = list;
  const lookups = useLookups(filters.schoolId, useWords(lookupWords));
  const [searched, setSearched] = useState<{ readonly key: string; readonly shown: Shown }>();
  const [decided, setDecided] = useState({ scope: '', decisions: NO_DECISIONS });
  const chosen = chosenOf(filters);
  const key = keyOf(chosen);
  const scope = scopeOf(filters);
  const decisions = decided.scope === scope ? decided.decisions : NO_DECISIONS;
  return {
    list,
    lookups,
    source: sessionOf(lookups, filters.sourceSessionId),
    target: sessionOf(lookups, filters.targetSessionId),
    chosen,
    shown: chosen && searched?.key === key ? searched.shown : undefined,
    search: (shown) => {
      setSearched({ key, shown });
      list.search();
    },
    show: (next) => setSearched({ key, shown: next }),
    decisions,
    decide: (next) => setDecided({ scope, decisions: next }),
    isDirty: hasDecisions(decisions),
    reset: () => {
      setSearched(undefined);
      setDecided({ scope: '', decisions: NO_DECISIONS });
      list.reset();
    },
  };
}
