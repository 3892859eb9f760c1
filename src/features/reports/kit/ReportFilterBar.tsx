import { DownloadOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { VALUES } from '@/api/catalogue';
import type { ReportFileRequest } from '@/api/reports';
import { ChoiceMultiSelect, ChoiceSelect, classFilterChoices, sessionChoices } from '@/shared/domain';
import { useSnackbar } from '@/shared/feedback';
import { fileFormatWords } from '@/shared/labels';
import { ListFilterBar, SchoolFilter } from '@/shared/lists';
import { useWords } from '@/shared/words';
import { exportProblem, type ReportFilters } from './reportFilters';
import { reportWords } from './reportWords';
import type { ReportList } from './useReportList';

type Format = ReportFileRequest['fileFormat'];

interface ReportFilterBarProps<F extends ReportFilters> {
  readonly list: ReportList<F>;
  /** Saves a file of all rows and reports the result. */
  readonly onDownload: (filters: F, format: Format) => void;
  readonly isDownloading: boolean;
  /** the formats of the file; both when absent */
  readonly formats?: readonly Format[];
  /** Replaces `list.change` if fields need checks before they apply. */
  readonly onChange?: (change: Partial<F>) => void;
  readonly form?: FormInstance<F>;
  /** further buttons beside those of the files */
  readonly actions?: ReactNode;
  /** the filters besides the school */
  readonly children: ReactNode;
}

/** The filters and the two files (REPORT-08). */
export function ReportFilterBar<F extends ReportFilters>(props: ReportFilterBarProps<F>) {
  const { list, onDownload, isDownloading, formats = VALUES.FileFormat, actions, children, ...fields } = props;
  const words = useWords(reportWords);
  const formatNames = useWords(fileFormatWords);
  const snackbar = useSnackbar();
  const { filters } = list;
  const save = (format: Format) => {
    if (isDownloading) return;
    const problem = exportProblem(filters, format, list.needs);
    if (problem) return snackbar.warning(words[problem]);
    onDownload(filters, format);
  };
  return (
    <ListFilterBar<F>
      {...fields}
      list={list}
      onReset={list.reset}
      search={<SchoolFilter />}
      actions={
        <>
          {formats.map((format) => (
            <Button
              key={format}
              icon={<DownloadOutlined aria-hidden />}
              loading={isDownloading}
              onClick={() => save(format)}
            >
              {formatNames[format]}
            </Button>
          ))}
          {actions}
        </>
      }
    >
      {children}
    </ListFilterBar>
  );
}

interface FieldProps {
  readonly list: Pick<ReportList<ReportFilters>, 'filters' | 'loading' | 'sessions' | 'classes' | 'needs'>;
}

const stateOf = ({ loading, filters }: FieldProps['list']) => ({ loading, disabled: filters.schoolId === undefined });

/** The session, if the report requires one (REPORT-03) or may have one. */
export function SessionField({ list }: FieldProps) {
  const words = useWords(reportWords);
  const isNeeded = list.needs === 'session';
  return (
    <Form.Item name="sessionId" label={words.session} required={isNeeded}>
      <ChoiceSelect
        {...stateOf(list)}
        allowClear
        placeholder={isNeeded ? words.chooseSession : words.allSessions}
        options={sessionChoices(list.sessions)}
      />
    </Form.Item>
  );
}

/** The classes; without a choice all (REPORT-04). */
export function ClassesField({ list }: FieldProps) {
  const words = useWords(reportWords);
  return (
    <Form.Item name="classIds" label={words.classes} className="report-classes">
      <ChoiceMultiSelect
        {...stateOf(list)}
        applied={list.filters.classIds}
        placeholder={words.allClasses}
        options={classFilterChoices(list.classes)}
      />
    </Form.Item>
  );
}
