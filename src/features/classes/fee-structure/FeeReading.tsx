import { Alert } from 'antd';
import type { SessionStatus } from '@/api/sessions';
import { DateText, FormSection, Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { AmountsTable } from './AmountsTable';
import { valuesOf, type FeeRecord } from './feeForm';
import { feeWords } from './feeWords';
import { ScheduleHead } from './ScheduleHead';

interface FeeReadingProps {
  readonly record: FeeRecord;
  readonly name: string;
  readonly status: Exclude<SessionStatus, 'UPCOMING'>;
}

/** Fees and schedule of an ACTIVE or COMPLETED session, read-only (FEE-08, FEE-09, FEE-11). */
export function FeeReading({ record, name, status }: FeeReadingProps) {
  const words = useWords(feeWords);
  const { structure } = record;
  const until = status === 'ACTIVE' ? words.activeOnly : words.completedOnly;
  return (
    <>
      <Alert
        type={structure ? 'info' : 'warning'}
        showIcon
        title={structure ? until : words.notDefined}
        {...(structure ? {} : { description: until })}
      />
      <FormSection title={words.amounts} className="fee-section">
        <AmountsTable values={valuesOf(record, name)} readOnly />
      </FormSection>
      {structure && (
        <FormSection title={words.schedule} description={words.scheduleHint} className="fee-section">
          {structure.dateWiseFeesList.length === 0 ? (
            <p className="fee-none">{words.noPayments}</p>
          ) : (
            <table className="fee-table fee-schedule">
              <ScheduleHead />
              <tbody>
                {structure.dateWiseFeesList.map(({ minimumDate, minimumFee }, at) => (
                  <tr key={minimumDate}>
                    <td>{at + 1}</td>
                    <td>
                      <DateText date={minimumDate} />
                    </td>
                    <td>
                      <Money rupees={minimumFee} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </FormSection>
      )}
    </>
  );
}
