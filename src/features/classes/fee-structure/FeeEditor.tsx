import { useLeaveGuard } from '@/shared/ui';
import { AmountsEditor } from './AmountsEditor';
import type { FeeRecord } from './feeForm';
import type { FeePlace } from './feePlace';
import type { Period } from './scheduleForm';
import { ScheduleEditor } from './ScheduleEditor';
import { useFeeParts } from './useFeeParts';

interface FeeEditorProps {
  readonly place: FeePlace;
  readonly placeName: string;
  readonly session: Period;
  readonly stored: FeeRecord;
  readonly load: () => Promise<FeeRecord>;
}

/** The fees of a session that has not begun; the schedule once there are amounts to schedule (FEE-07). */
export function FeeEditor({ stored, session, ...place }: FeeEditorProps) {
  const { record, dirty, part } = useFeeParts(stored);
  const { dialog } = useLeaveGuard(dirty, 'query');
  const [amounts, schedule] = [part('amounts'), part('schedule')];
  const { structure } = record;
  return (
    <>
      <AmountsEditor key={`amounts ${amounts.key}`} {...place} record={record} part={amounts} />
      {structure?.hasCompletedFeeSetup && (
        <ScheduleEditor
          key={`schedule ${schedule.key}`}
          {...place}
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
