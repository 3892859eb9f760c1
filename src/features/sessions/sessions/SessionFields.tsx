import { Form, Input, Select, type FormInstance } from 'antd';
import { isDate } from '@common/calendar';
import type { Session } from '@/api/sessions';
import { useSignedInUser } from '@/shared/access';
import { SchoolSelect } from '@/shared/domain';
import { contractRules, useFields } from '@/shared/forms';
import { sessionStatusWords } from '@/shared/labels';
import { today } from '@/shared/lib/dates';
import { DateItem } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import { CopyFields } from './CopyFields';
import { PeriodHint, usePeriodHints } from './PeriodHint';
import { endProblem, sessionFields, startProblem, statusesFor, type SessionValues } from './sessionForm';
import type { Clash, Period } from './sessionPeriods';

const Item = Form.Item<SessionValues>;

interface SessionFieldsProps {
  /** the session being edited; only the status of an active one can change */
  readonly stored: Session | undefined;
  readonly form: FormInstance<SessionValues>;
}

interface Props extends SessionFieldsProps {
  /** fills in a free period that is offered instead of an occupied one */
  readonly onPeriod: (period: Period) => void;
}

export function SessionFields({ stored, form, onPeriod }: Props) {
  const statuses = useWords(sessionStatusWords);
  const fields = useFields(sessionFields);
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const fixed = stored !== undefined && stored.status !== 'UPCOMING';
  const hints = usePeriodHints(form, stored);
  const hint = (at: Clash['by']) => !fixed && <PeriodHint {...hints} at={at} onUse={onPeriod} />;
  return (
    <>
      {isPlatform && (
        <Item name="schoolId" label={fields.schoolId.title} required rules={contractRules(fields.schoolId)}>
          <SchoolSelect disabled={fixed} />
        </Item>
      )}
      <Item name="sessionName" label={fields.sessionName.title} required rules={contractRules(fields.sessionName)}>
        <Input autoComplete="off" disabled={fixed} />
      </Item>
      {hint('name')}
      <Dates stored={stored} form={form} disabled={fixed} />
      {hint('dates')}
      <Item name="status" label={fields.status.title} required rules={contractRules(fields.status)}>
        <Select options={statusesFor(stored?.status).map((status) => ({ value: status, label: statuses[status] }))} />
      </Item>
      {!fixed && <CopyFields form={form} ownId={stored?.sessionId} />}
    </>
  );
}

interface DatesProps extends SessionFieldsProps {
  readonly disabled: boolean;
}

function Dates({ stored, form, disabled }: DatesProps) {
  const words = useWords(sessionWords);
  const fields = useFields(sessionFields);
  const endIsWrong = (date: string) => {
    const start: unknown = form.getFieldValue('startDate');
    const startDate = isDate(start) ? start : null;
    return endProblem(date, {
      startDate,
      today: today(),
      stored,
      endAfterStart: words.endAfterStart,
      field: fields.endDate,
    });
  };
  return (
    <div className="session-dates">
      <DateItem<SessionValues>
        name="startDate"
        label={fields.startDate.title}
        required
        disabled={disabled}
        facts={fields.startDate}
        rules={contractRules(fields.startDate)}
        problem={(date) => startProblem(date, today(), stored, fields.startDate)}
      />
      <DateItem<SessionValues>
        name="endDate"
        label={fields.endDate.title}
        required
        disabled={disabled}
        dependencies={['startDate']}
        facts={fields.endDate}
        rules={contractRules(fields.endDate)}
        problem={endIsWrong}
      />
    </div>
  );
}
