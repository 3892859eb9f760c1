import { useEffect, type MouseEvent } from 'react';
import { useWords } from '@/shared/words';
import { FinderRow } from './FinderRow';
import { finderWords } from './finderWords';
import type { FinderGroup, FinderOption } from './options';

/** The element id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, key: string): string => `${listId}${key}`;

interface FinderListProps {
  readonly id: string;
  readonly groups: readonly FinderGroup[];
  /** the text that was searched for */
  readonly text: string;
  /** the key of the active option */
  readonly active: string | undefined;
  readonly mayTakeFees: boolean;
  readonly onOpen: (option: FinderOption) => void;
  readonly onTakeFee: (option: FinderOption) => void;
}

/** The results in groups. The keys are those of the field, which keeps the focus. */
export function FinderList({ id, groups, text, active, mayTakeFees, onOpen, onTakeFee }: FinderListProps) {
  const words = useWords(finderWords);
  useEffect(() => {
    if (active !== undefined) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <div id={id} role="listbox" aria-label={words.results} className="finder-list" onMouseDown={keepFocus}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-label={words[name]}>
          <div className="finder-group" aria-hidden>
            {words[name]}
          </div>
          {options.map((option) => (
            <div
              key={option.key}
              id={optionId(id, option.key)}
              role="option"
              aria-selected={option.key === active}
              className="finder-option"
              onClick={() => onOpen(option)}
            >
              <FinderRow option={option} text={text} onTakeFee={mayTakeFees ? onTakeFee : undefined} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
