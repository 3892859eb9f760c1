import { Form, Input, Select, type FormInstance } from 'antd';
import type { Session } from '@/api/sessions';
import { useSignedInUser } from '@/shared/access';
import { SchoolSelect } from '@/shared/domain';
import { contractRules } from '@/shared/forms';
import { sessionStatusWords } from '@/shared/labels';
import { today } from '@/shared/lib/dates';
import { DateInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import { CopyFields } from './CopyFields';
import { endProblem, fields, startProblem, statusesFor, type SessionValues } from './sessionForm';

const Item = Form.Item<SessionValues>;

interface SessionFieldsProps {
  /** the session being edited; an active one changes its status alone */
  readonly stored: Session | undefined;
  readonly form: FormInstance<SessionValues>;
}

export function SessionFields({ stored, form }: SessionFieldsProps) {
  const statuses = useWords(sessionStatusWords);
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const fixed = stored !== undefined && stored.status !== 'UPCOMING';
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
      <Dates stored={stored} disabled={fixed} />
      <Item name="status" label={fields.status.title} required rules={contractRules(fields.status)}>
        <Select options={statusesFor(stored?.status).map((status) => ({ value: status, label: statuses[status] }))} />
      </Item>
      {!fixed && <CopyFields form={form} ownId={stored?.sessionId} />}
    </>
  );
}

const judge = (problem: string | null) => (problem === null ? Promise.resolve() : Promise.reject(new Error(problem)));
const isDate = (value: unknown): value is string => typeof value === 'string' && value !== '';

function Dates({ stored, disabled }: { readonly stored: Session | undefined; readonly disabled: boolean }) {
  const words = useWords(sessionWords);
  return (
    <div className="session-dates">
      <Item
        name="startDate"
        label={fields.startDate.title}
        required
        rules={[
          ...contractRules(fields.startDate),
          { validator: (_rule, date: unknown) => judge(isDate(date) ? startProblem(date, today(), stored) : null) },
        ]}
      >
        <DateInput disabled={disabled} />
      </Item>
      <Item
        name="endDate"
        label={fields.endDate.title}
        required
        dependencies={['startDate']}
        rules={[
          ...contractRules(fields.endDate),
          ({ getFieldValue }) => ({
            validator: (_rule, date: unknown) => {
              const startDate = (getFieldValue('startDate') as string | null) ?? null;
              const context = { startDate, today: today(), stored, endAfterStart: words.endAfterStart };
              return judge(isDate(date) ? endProblem(date, context) : null);
            },
          }),
        ]}
      >
        <DateInput disabled={disabled} />
      </Item>
    </div>
  );
}
