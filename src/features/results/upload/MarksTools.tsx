import { StopOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import type { Reason } from '@common/results';
import type { StudentMarks } from '@/api/results';
import { SheetTools, type Sheet } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { uploadWords } from './uploadWords';

interface MarksToolsProps {
  readonly title: string;
  readonly sheet: Sheet<StudentMarks>;
  /** the reasons that the exam accepts, the most frequent first */
  readonly reasons: readonly Reason[];
  readonly onReason: (reason: Reason) => void;
  /** buttons of the whole list */
  readonly children?: ReactNode;
}

/** Gives the selected entries a reason: a click chooses the first, the arrow another one (MARKS-29, MARKS-33). */
export function MarksTools({ title, sheet, reasons, onReason, children }: MarksToolsProps) {
  const words = useWords(uploadWords);
  return (
    <SheetTools title={title} label={words.tools} sheet={sheet} after={children}>
      <Dropdown
        trigger={['click']}
        menu={{
          items: reasons.map((reason) => ({ key: reason, label: words[reason] })),
          onClick: ({ key }) => onReason(key as Reason),
        }}
      >
        <Button icon={<StopOutlined aria-hidden />}>{words.didNotAppear}</Button>
      </Dropdown>
    </SheetTools>
  );
}
