import { DownloadOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import type { ReportFileRequest } from '@/api/reports';
import { ChoiceMultiSelect, ChoiceSelect, classChoices, sessionChoices } from '@/shared/domain';
import { useSnackbar } from '@/shared/feedback';
import { ListFilterBar, SchoolFilter } from '@/shared/lists';
import { useWords } from '@/shared/words';
import { exportProblem, FORMATS, type ReportFilters } from './reportFilters';
import { reportWords } from './reportWords';
import type { ReportList } from './useReportList';

type Format = ReportFileRequest['fileFormat'];

interface ReportFilterBarProps<F extends ReportFilters> {
  readonly list: ReportList<F>;
  /** Saves a file of all rows and reports the result. */
  readonly onDownload: (filters: F, format: Format) => void;
  readonly isDownloading: boolean;
  /** the filters besides the school */
  readonly children: ReactNode;
}

/** The filters and the two files (REPORT-08). */
export function ReportFilterBar<F extends ReportFilters>(props: ReportFilterBarProps<F>) {
  const { list, onDownload, isDownloading, children } = props;
  const words = useWords(reportWords);
  const snackbar = useSnackbar();
  const { filters } = list;
  const save = (format: Format) => {
    if (isDownloading) return;
    const problem = exportProblem(filters, format);
    if (problem) return snackbar.error(words[problem]);
    onDownload(filters, format);
  };
  return (
    <ListFilterBar<F>
      list={list}
      onReset={list.reset}
      search={
        <>
          <SchoolFilter />
          {children}
        </>
      }
      actions={FORMATS.map((format) => (
        <Button
          key={format}
          icon={<DownloadOutlined aria-hidden />}
          loading={isDownloading}
          onClick={() => save(format)}
        >
          {words[format]}
        </Button>
      ))}
    />
  );
}

interface FieldProps {
  readonly list: Pick<ReportList<ReportFilters>, 'filters' | 'loading' | 'sessions' | 'classes'>;
}

const stateOf = ({ loading, filters }: FieldProps['list']) => ({ loading, disabled: filters.schoolId === undefined });

/** The required session (REPORT-03). */
export function SessionField({ list }: FieldProps) {
  const words = useWords(reportWords);
  return (
    <Form.Item name="sessionId" label={words.session} required>
      <ChoiceSelect
        {...stateOf(list)}
        allowClear
        placeholder={words.chooseSession}
        options={sessionChoices(list.sessions)}
      />
    </Form.Item>
  );
}

/** The classes; none chosen are all (REPORT-04). */
export function ClassesField({ list }: FieldProps) {
  const words = useWords(reportWords);
  return (
    <Form.Item name="classIds" label={words.classes} className="report-classes">
      <ChoiceMultiSelect {...stateOf(list)} placeholder={words.allClasses} options={classChoices(list.classes)} />
    </Form.Item>
  );
}
