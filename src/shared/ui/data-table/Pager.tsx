import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { pagerSlots } from './paging';

interface PagerProps {
  readonly label: string;
  readonly page: number;
  readonly pageCount: number;
  readonly onGo: (page: number) => void;
}

/** Page buttons with names, so that the keyboard and a screen reader can use them. */
export function Pager({ label, page, pageCount, onGo }: PagerProps) {
  const words = useWords(uiWords);
  return (
    <nav className="portal-table-pager" aria-label={words.pages(label)}>
      <Button
        type="text"
        icon={<LeftOutlined aria-hidden />}
        aria-label={words.previousPage}
        disabled={page <= 1}
        onClick={() => onGo(page - 1)}
      />
      {pagerSlots(page, pageCount).map((slot) =>
        typeof slot === 'number' ? (
          <Button
            key={slot}
            type="text"
            className={slot === page ? 'portal-table-page-current' : undefined}
            aria-label={words.page(slot)}
            aria-current={slot === page ? 'page' : undefined}
            onClick={() => onGo(slot)}
          >
            {slot}
          </Button>
        ) : (
          <span key={slot} className="portal-table-page-gap" aria-hidden>
            …
          </span>
        ),
      )}
      <Button
        type="text"
        icon={<RightOutlined aria-hidden />}
        aria-label={words.nextPage}
        disabled={page >= pageCount}
        onClick={() => onGo(page + 1)}
      />
    </nav>
  );
}
