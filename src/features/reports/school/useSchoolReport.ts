import { Form, type FormInstance } from 'antd';
import { useMemo } from 'react';
import { useToday } from '@/shared/lib/useToday';
import type { SchoolReportEntry } from '../catalogue';
import { useReportList, type ReportList } from '../kit/useReportList';
import { changeOf, filtersOn, listOfReport, withDay, type SchoolFilters } from './schoolLists';

interface SchoolReport {
  readonly list: ReportList<SchoolFilters>;
  /** of the filter fields */
  readonly form: FormInstance<SchoolFilters>;
  /** Applies the valid changes. */
  readonly onChange: (changed: Partial<SchoolFilters>) => void;
}

/** The applied filters of a report; the current month if no days are chosen. */
export function useSchoolReport(entry: SchoolReportEntry): SchoolReport {
  const list = useReportList(listOfReport(entry), entry.needs);
  const [form] = Form.useForm<SchoolFilters>();
  const today = useToday();
  const { filters: stored } = list;
  const filters = useMemo(() => filtersOn(stored, today), [stored, today]);
  const onChange = (typed: Partial<SchoolFilters>) => {
    const changed = withDay(typed, today);
    const hasDays = 'from' in changed || 'to' in changed;
    const change = hasDays
      ? changeOf(changed, form.getFieldsValue(['from', 'to']) as { from?: unknown; to?: unknown })
      : changed;
    if (Object.keys(change).length > 0) list.change(change);
  };
  return { list: { ...list, filters }, form, onChange };
}
