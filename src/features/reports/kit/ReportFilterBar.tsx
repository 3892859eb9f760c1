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
  /** further filters of the report */
  readonly children?: ReactNode;
}

/** School, session, classes and the two files (REPORT-03, REPORT-04, REPORT-08). */
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
  const common = { loading: list.loading, disabled: filters.schoolId === undefined };
  return (
    <ListFilterBar<F>
      list={list}
      onReset={list.reset}
      search={
        <>
          <SchoolFilter />
          <Form.Item name="sessionId" label={words.session} required>
            <ChoiceSelect
              {...common}
              allowClear
              placeholder={words.chooseSession}
              options={sessionChoices(list.sessions)}
            />
          </Form.Item>
          <Form.Item name="classIds" label={words.classes} className="report-classes">
            <ChoiceMultiSelect {...common} placeholder={words.allClasses} options={classChoices(list.classes)} />
          </Form.Item>
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
