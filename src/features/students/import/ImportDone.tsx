import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useHolds } from '@/shared/access';
import { paths } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { importScreenWords } from './importWords';

interface ImportDoneProps {
  readonly students: number;
  readonly sessionId: number;
  readonly onAgain: () => void;
}

export function ImportDone({ students, sessionId, onAgain }: ImportDoneProps) {
  const words = useWords(importScreenWords);
  const holds = useHolds();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="portal-card import-done">
      <h2 ref={heading} tabIndex={-1}>
        {words.done(students, groupDigits(students))}
      </h2>
      <div className="import-buttons">
        {holds('LIST_STUDENT') && <Link to={`${paths.students}#sessionId=${sessionId}`}>{words.toList}</Link>}
        <Button onClick={onAgain}>{words.another}</Button>
      </div>
    </section>
  );
}
