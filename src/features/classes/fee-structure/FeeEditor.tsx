import { useLeaveGuard } from '@/shared/ui';
import { AmountsEditor } from './AmountsEditor';
import type { FeeRecord } from './feeForm';
import type { FeeSelection } from './feeSelection';
import type { Period } from './scheduleForm';
import { ScheduleEditor } from './ScheduleEditor';
import { useFeeParts } from './useFeeParts';

interface FeeEditorProps {
  readonly selection: FeeSelection;
  readonly name: string;
  readonly session: Period;
  readonly stored: FeeRecord;
  readonly load: () => Promise<FeeRecord>;
}

/** The fees of an UPCOMING session, and their payment schedule once amounts are stored (FEE-07). */
export function FeeEditor({ stored, session, ...form }: FeeEditorProps) {
  const { record, dirty, notSaved, part } = useFeeParts(stored, form.load);
  const { dialog } = useLeaveGuard(dirty, { part: 'query', notSaved });
  const [amounts, schedule] = [part('amounts'), part('schedule')];
  const { structure } = record;
  return (
    <>
      <AmountsEditor key={`amounts ${amounts.key}`} {...form} record={record} part={amounts} />
      {structure && (
        <ScheduleEditor
          key={`schedule ${schedule.key}`}
          {...form}
          record={record}
          structure={structure}
          session={session}
          part={schedule}
        />
      )}
      {dialog}
    </>
  );
}
