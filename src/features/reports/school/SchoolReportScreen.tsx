import { Alert } from 'antd';
import { useDownloadReportMutation, useListReportQuery, type SchoolReportFileRequest } from '@/api/reports';
import { ListRows, pageArgument, REFETCH } from '@/shared/lists';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { reportTitles, type SchoolReportEntry } from '../catalogue';
import { ReportFilterBar } from '../kit/ReportFilterBar';
import { CHOOSE } from '../kit/reportFilters';
import { ReportProgress } from '../kit/ReportProgress';
import { ReportTable } from '../kit/ReportTable';
import { reportWords } from '../kit/reportWords';
import { useReportFile } from '../kit/useReportFile';
import type { ReportList } from '../kit/useReportList';
import { MobilesButton } from './MobilesButton';
import { OpenClass } from './OpenClass';
import { SchoolFields } from './SchoolFields';
import { schoolRequestOf, type SchoolFilters } from './schoolLists';
import { SlipsButton } from './SlipsButton';
import { useSchoolReport } from './useSchoolReport';

interface SchoolReportProps {
  readonly entry: SchoolReportEntry;
}

/** The screen of a report of the catalogue. */
export const screenOf = (entry: SchoolReportEntry) => () => <SchoolReportScreen entry={entry} />;

function SchoolReportScreen({ entry }: SchoolReportProps) {
  const words = useWords(reportWords);
  const title = useWords(reportTitles)[entry.report];
  const { list, form, onChange } = useSchoolReport(entry);
  const file = useReportFile();
  const [download] = useDownloadReportMutation();
  const save = (request: SchoolReportFileRequest) =>
    file.save((runKey) => download({ schoolReportFileRequest: { ...request, runKey } }));
  return (
    <PageFrame title={title} trail={[{ label: title }]}>
      <ReportFilterBar
        list={list}
        form={form}
        formats={entry.formats}
        isDownloading={file.isDownloading}
        onChange={onChange}
        actions={
          entry.hasReminders && (
            <>
              <SlipsButton entry={entry} list={list} isDownloading={file.isDownloading} onSave={save} />
              <MobilesButton entry={entry} list={list} />
            </>
          )
        }
        onDownload={(filters, fileFormat) => {
          const request = { ...schoolRequestOf(entry, filters), fileFormat };
          save(request);
        }}
      >
        <SchoolFields entry={entry} list={list} />
      </ReportFilterBar>
      <ReportProgress file={file} />
      <OpenClass list={list} />
      {entry.hasBlankColumns && <Alert type="info" showIcon title={words.blankColumns} />}
      <ListRows list={list} chooseText={words[CHOOSE[entry.needs]]}>
        <Rows entry={entry} title={title} list={list} />
      </ListRows>
    </PageFrame>
  );
}

interface RowsProps extends SchoolReportProps {
  readonly title: string;
  readonly list: ReportList<SchoolFilters>;
}

function Rows({ entry, title, list }: RowsProps) {
  const words = useWords(reportWords);
  const argument = pageArgument(list, (filters, page) => ({
    ...page,
    schoolReportRequest: schoolRequestOf(entry, filters),
  }));
  const query = useListReportQuery(argument, REFETCH);
  return (
    <ReportTable
      list={list}
      label={title}
      emptyText={words[entry.about]}
      query={query}
      {...(entry.studentsSortedBy && {
        onOpenClass: (openClassId: number) => list.change({ openClassId }),
      })}
    />
  );
}
