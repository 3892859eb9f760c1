import { useState } from 'react';
import type { Session } from '@/api/sessions';
import { useLookups, type Lookups } from '@/shared/domain';
import { useSchoolList, type SchoolList } from '@/shared/lists';
import { useWords } from '@/shared/words';
import { lookupWords } from '../words';
import type { Decisions, Shown } from './decisions';
import { chosenOf, promotionList, type Chosen, type PromotionFilters } from './promotionSlice';

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
  readonly reset: () => void;
}

/** A promotion with the decisions about single students. */
export interface DecidedPromotion extends Promotion {
  readonly decisions: Decisions;
  readonly decide: (decisions: Decisions) => void;
}

const sessionOf = ({ sessions }: Lookups, id: number | undefined): Session | undefined =>
  sessions.find(({ sessionId }) => sessionId === id);

const keyOf = (chosen: Chosen | undefined): string => JSON.stringify(chosen ?? null);

export function usePromotion(): Promotion {
  const list = useSchoolList(promotionList);
  const { filters } = list;
  const lookups = useLookups(filters.schoolId, useWords(lookupWords));
  const [searched, setSearched] = useState<{ readonly key: string; readonly shown: Shown }>();
  const chosen = chosenOf(filters);
  const key = keyOf(chosen);
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
    reset: () => {
      setSearched(undefined);
      list.reset();
    },
  };
}
