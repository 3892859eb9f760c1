import { CopyOutlined, FormOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { SubjectLimits } from '@/api/results';
import { SheetTools, type Sheet } from '@/shared/sheet';
import { useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { FillDialog } from './FillDialog';
import { hasOpenPairs } from './limitCells';
import { copiedFromFirst, filled } from './limitFill';
import { limitsWords } from './limitsWords';

interface LimitsToolsProps {
  readonly title: string;
  readonly sheet: Sheet<SubjectLimits>;
  readonly subjects: readonly SubjectLimits[];
}

/** Fills many cells at once. */
export function LimitsTools({ title, sheet, subjects }: LimitsToolsProps) {
  const words = useWords(limitsWords);
  const filling = useDialog<object>();
  const exams = subjects[0]?.exams ?? [];
  const disabled = !hasOpenPairs(subjects);
  return (
    <>
      <SheetTools title={title} label={words.tools} sheet={sheet}>
        <Button icon={<FormOutlined aria-hidden />} disabled={disabled} onClick={() => filling.show({})}>
          {words.fill}
        </Button>
        {exams.length > 1 && (
          <Button
            icon={<CopyOutlined aria-hidden />}
            disabled={disabled}
            onClick={() => sheet.apply(copiedFromFirst(subjects, sheet.text))}
          >
            {words.copyFirst(exams[0]?.examName ?? '')}
          </Button>
        )}
      </SheetTools>
      <FillDialog
        key={filling.opening}
        open={filling.open}
        subjects={subjects}
        onFill={(values) => sheet.apply(filled(subjects, sheet.text, values))}
        onClose={filling.close}
      />
    </>
  );
}
