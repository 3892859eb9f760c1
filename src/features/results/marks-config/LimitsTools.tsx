import { CopyOutlined, FormOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '@/shared/words';
import { useDialog } from '@/shared/ui';
import { FillDialog } from './FillDialog';
import { openPairs } from './limitCells';
import { copiedFromFirst, filled } from './limitFill';
import type { LimitsSheet, SheetState } from './limitsSheet';
import { limitsWords } from './limitsWords';

interface LimitsToolsProps {
  readonly title: string;
  readonly sheet: LimitsSheet;
  readonly state: SheetState;
}

/** What fills many fields at once, and takes it back. */
export function LimitsTools({ title, sheet, state }: LimitsToolsProps) {
  const words = useWords(limitsWords);
  const filling = useDialog<object>();
  const { subjects, texts, before } = state;
  const exams = subjects[0]?.exams ?? [];
  const disabled = openPairs(subjects).length === 0;
  return (
    <div className="limits-tools">
      <div className="limits-hints">
        <h2>{title}</h2>
        <p>{words.keysHint}</p>
      </div>
      <div className="limits-buttons" role="group" aria-label={words.tools}>
        <Button icon={<FormOutlined aria-hidden />} disabled={disabled} onClick={() => filling.show({})}>
          {words.fill}
        </Button>
        {exams.length > 1 && (
          <Button
            icon={<CopyOutlined aria-hidden />}
            disabled={disabled}
            onClick={() => sheet.fill(copiedFromFirst(subjects, texts))}
          >
            {words.copyFirst(exams[0]?.examName ?? '')}
          </Button>
        )}
        <Button
          icon={<UndoOutlined aria-hidden />}
          disabled={before.length === 0}
          title={words.undoHint}
          onClick={sheet.undo}
        >
          {words.undo}
        </Button>
      </div>
      <FillDialog
        key={filling.opening}
        open={filling.open}
        subjects={subjects}
        onFill={(values) => sheet.fill(filled(subjects, texts, values))}
        onClose={filling.close}
      />
    </div>
  );
}
