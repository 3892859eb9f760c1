import { CalendarOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Session } from '@/api/sessions';
import { SheetTools } from '@/shared/sheet';
import { useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeGridWords } from './feeGridWords';
import { ScheduleDialog } from './ScheduleDialog';
import { TakeOverDialog } from './TakeOverDialog';
import type { FeeGridEditorState } from './useFeeGridEditor';

interface FeeGridToolsProps {
  readonly session: Session;
  readonly sessions: readonly Session[];
  readonly state: Pick<FeeGridEditorState, 'sheet' | 'rows'>;
}

/** Fills many rows at once. */
export function FeeGridTools({ session, sessions, state: { sheet, rows } }: FeeGridToolsProps) {
  const words = useWords(feeGridWords);
  const taking = useDialog<object>();
  const scheduling = useDialog<object>();
  return (
    <>
      <SheetTools title={words.gridOf(session.sessionName)} label={words.tools} sheet={sheet}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => taking.show({})}>
          {words.takeOver}
        </Button>
        <Button icon={<CalendarOutlined aria-hidden />} onClick={() => scheduling.show({})}>
          {words.payments}
        </Button>
      </SheetTools>
      <TakeOverDialog
        key={`take ${taking.opening}`}
        open={taking.open}
        session={session}
        sessions={sessions}
        rows={rows}
        textOf={sheet.text}
        onFill={({ texts }) => sheet.apply(texts)}
        onClose={taking.close}
      />
      <ScheduleDialog
        key={`schedule ${scheduling.opening}`}
        open={scheduling.open}
        session={session}
        rows={rows}
        onApply={sheet.apply}
        onClose={scheduling.close}
      />
    </>
  );
}
