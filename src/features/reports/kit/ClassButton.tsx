import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useWords } from '@/shared/words';
import { reportWords } from './reportWords';

export interface ClassLinks {
  /** Opens the class of a row. */
  readonly open: (classId: number) => void;
  /** the class that was open before */
  readonly last: number | undefined;
}

interface ClassButtonProps {
  readonly name: string;
  readonly classId: number;
  readonly links: ClassLinks;
}

/** The name of a class, which opens its students. */
export function ClassButton({ name, classId, links: { open, last } }: ClassButtonProps) {
  const words = useWords(reportWords);
  const button = useRef<HTMLButtonElement>(null);
  const isLast = classId === last;
  // The button back to the classes is gone, and the focus would be lost.
  useEffect(() => {
    if (isLast && document.activeElement === document.body) button.current?.focus();
  }, [isLast]);
  return (
    <Button
      ref={button}
      type="link"
      className="report-class"
      aria-label={words.openClass(name)}
      onClick={() => open(classId)}
    >
      {name}
    </Button>
  );
}
