import { StopOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { Reason } from '@common/results';
import type { StudentMarks } from '@/api/results';
import { SheetTools, type Sheet } from '@/shared/sheet';
import { useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { uploadWords } from './uploadWords';
import { WhyButton } from './why/WhyButton';

interface MarksToolsProps {
  readonly title: string;
  readonly sheet: Sheet<StudentMarks>;
  /** the reasons that the exam accepts, the most frequent first */
  readonly reasons: readonly Reason[];
  readonly onReason: (reason: Reason) => void;
  /** Explains the result of the active row. */
  readonly onExplain: () => void;
}

/** Gives the selected entries a reason: a click chooses the first, the arrow another one (MARKS-29, MARKS-33). */
export function MarksTools({ title, sheet, reasons, onReason, onExplain }: MarksToolsProps) {
  const words = useWords(uploadWords);
  // On a phone each student has own buttons.
  const roomy = useIsRoomy();
  return (
    <SheetTools title={title} label={words.tools} sheet={sheet}>
      {roomy && <WhyButton onClick={onExplain} />}
      {roomy && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: reasons.map((reason) => ({ key: reason, label: words[reason] })),
            onClick: ({ key }) => onReason(key as Reason),
          }}
        >
          <Button icon={<StopOutlined aria-hidden />}>{words.didNotAppear}</Button>
        </Dropdown>
      )}
    </SheetTools>
  );
}
