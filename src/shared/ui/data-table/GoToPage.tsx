import { Input } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { pageFromText } from './paging';

interface GoToPageProps {
  readonly pageCount: number;
  readonly onGo: (page: number) => void;
}

/** Jumps to a page by Enter; any other text changes nothing, is marked, and keeps the focus (TABLE-06, TABLE-07). */
export function GoToPage({ pageCount, onGo }: GoToPageProps) {
  const words = useWords(uiWords);
  const id = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);

  const take = (event: KeyboardEvent) => {
    event.preventDefault();
    const page = pageFromText(text, pageCount);
    setRefused(page === null);
    if (page === null) return;
    setText('');
    onGo(page);
  };

  return (
    <span className="portal-table-goto">
      <label htmlFor={id}>{words.goTo}</label>
      <Input
        id={id}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        status={refused ? 'error' : ''}
        aria-invalid={refused}
        aria-describedby={`${id}-of`}
        onChange={(event) => {
          setText(event.target.value);
          setRefused(false);
        }}
        onPressEnter={take}
      />
      <span id={`${id}-of`} className={refused ? 'portal-table-goto-refused' : undefined}>
        {words.ofPages(pageCount)}
      </span>
      <span role="alert" className="portal-visually-hidden">
        {refused ? words.goToHint(pageCount) : ''}
      </span>
    </span>
  );
}
