import { Checkbox, Form, Select } from 'antd';
import { REPORT_FIELDS } from '@/api/reports';
import { defineFields, useFields } from '@/shared/forms';
import { DateItem } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { MOST_DAYS } from '@common/reportDays';
import type { ReportFilterName, SchoolReportEntry } from '../catalogue';
import { ClassesField, SessionField } from '../kit/ReportFilterBar';
import { reportWords } from '../kit/reportWords';
import type { ReportList } from '../kit/useReportList';
import { GROUPS, rangeProblem, type SchoolFilters } from './schoolLists';

const fields = defineFields(REPORT_FIELDS.SchoolReportRequest);

interface FieldsProps {
  readonly list: ReportList<SchoolFilters>;
}

const FIELDS: Readonly<Record<ReportFilterName, (props: FieldsProps) => React.ReactNode>> = {
  session: SessionField,
  classes: ClassesField,
  range: RangeFields,
  groupBy: GroupField,
  day: DayField,
  details: DetailsField,
  onlyDue: OnlyDueField,
};

/** The fields of the filters that a report has. */
export const SchoolFields = ({ entry: { filters }, list }: FieldsProps & { readonly entry: SchoolReportEntry }) =>
  filters.map((name) => {
    const Field = FIELDS[name];
    return <Field key={name} list={list} />;
  });

/** First and last day, both included; an invalid range shows its error at the last day. */
function RangeFields() {
  const words = useWords(reportWords);
  const { from, to } = useFields(fields);
  const form = Form.useFormInstance<SchoolFilters>();
  const required = (message: string | undefined) => [{ required: true, ...(message !== undefined && { message }) }];
  const problem = (last: string) => {
    const found = rangeProblem(form.getFieldValue('from'), last);
    return found === 'tooLong' ? words.tooLong(MOST_DAYS) : found && words[found];
  };
  return (
    <>
      <DateItem<SchoolFilters>
        name="from"
        label={from.title}
        facts={from}
        rules={required(from.message?.['required'])}
      />
      <DateItem<SchoolFilters>
        name="to"
        label={to.title}
        facts={to}
        problem={problem}
        dependencies={['from']}
        rules={required(to.message?.['required'])}
      />
    </>
  );
}

function GroupField() {
  const words = useWords(reportWords);
  const { groupBy } = useFields(fields);
  return (
    <Form.Item name="groupBy" label={groupBy.title}>
      <Select options={GROUPS.map((value) => ({ value, label: words[value] }))} />
    </Form.Item>
  );
}

function DayField() {
  const words = useWords(reportWords);
  const { day } = useFields(fields);
  const rules = [{ required: true, message: words.dayRequired }];
  return <DateItem<SchoolFilters> name="day" label={day.title} facts={day} rules={rules} />;
}

/** Shows students instead of classes; an open class always shows its students. */
function DetailsField({ list }: FieldsProps) {
  const words = useWords(reportWords);
  return (
    <Form.Item name="details" valuePropName="checked" className="report-choice">
      <Checkbox disabled={list.filters.openClassId !== undefined}>{words.details}</Checkbox>
    </Form.Item>
  );
}

function OnlyDueField() {
  const words = useWords(reportWords);
  return (
    <Form.Item name="onlyDue" valuePropName="checked" className="report-choice">
      <Checkbox>{words.onlyDue}</Checkbox>
    </Form.Item>
  );
}
