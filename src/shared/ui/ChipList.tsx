import { Tag, Tooltip } from 'antd';
import { useWords } from '../words';
import { uiWords } from './words';

interface ChipListProps {
  readonly items: readonly string[];
  /** Maximum number of visible chips; 2 (TABLE-16). */
  readonly max?: number;
  /** The text for the number of hidden chips; '+N'. */
  readonly restText?: (count: number) => string;
}

/** The first chips and the number of hidden ones, whose names are shown by pointer, focus and screen reader. */
export function ChipList({ items, max = 2, restText }: ChipListProps) {
  const words = useWords(uiWords);
  const rest = items.slice(max);
  const names = rest.join(', ');
  return (
    <ul className="portal-chips">
      {items.slice(0, max).map((item, place) => (
        <li key={`${place} ${item}`}>
          <Tag variant="filled" title={item}>
            {item}
          </Tag>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Tooltip title={names} trigger={['hover', 'focus', 'click']}>
            <button type="button" className="portal-chips-rest" aria-label={words.moreItems(rest.length, names)}>
              {(restText ?? words.andMore)(rest.length)}
            </button>
          </Tooltip>
        </li>
      )}
    </ul>
  );
}
