import { useDownloadReportMutation, useListReportQuery } from '@/api/reports';
import { useFeedback } from '@/shared/feedback';
import { ListRows, pageArgument, REFETCH } from '@/shared/lists';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { reportTitles, type SchoolReportEntry } from '../catalogue';
import { ClassesField, ReportFilterBar, SessionField } from '../kit/ReportFilterBar';
import type { ReportFilters } from '../kit/reportFilters';
import { ReportTable } from '../kit/ReportTable';
import { reportWords } from '../kit/reportWords';
import { useReportList, type ReportList } from '../kit/useReportList';
import { listOfReport, schoolRequestOf } from './schoolLists';

interface SchoolReportProps {
  readonly entry: SchoolReportEntry;
}

/** The screen of a report of the catalogue. */
export const screenOf = (entry: SchoolReportEntry) => () => <SchoolReportScreen entry={entry} />;

function SchoolReportScreen({ entry }: SchoolReportProps) {
  const words = useWords(reportWords);
  const title = useWords(reportTitles)[entry.report];
  const list = useReportList(listOfReport(entry));
  const feedback = useFeedback();
  const [download, { isLoading }] = useDownloadReportMutation();
  return (
    <PageFrame title={title} trail={[{ label: title }]}>
      <ReportFilterBar
        list={list}
        isDownloading={isLoading}
        onDownload={(filters, fileFormat) => {
          const file = download({ schoolReportFileRequest: { ...schoolRequestOf(entry, filters), fileFormat } });
          void feedback(file.unwrap(), { success: words.downloaded, fallback: words.downloadFailed });
        }}
      >
        {entry.filters.includes('session') && <SessionField list={list} />}
        {entry.filters.includes('classes') && <ClassesField list={list} />}
      </ReportFilterBar>
      <ListRows list={list} chooseText={words.chooseFirst}>
        <Rows entry={entry} title={title} list={list} />
      </ListRows>
    </PageFrame>
  );
}

interface RowsProps extends SchoolReportProps {
  readonly title: string;
  readonly list: ReportList<ReportFilters>;
}

function Rows({ entry, title, list }: RowsProps) {
  const argument = pageArgument(list, (filters, page) => ({
    ...page,
    schoolReportRequest: schoolRequestOf(entry, filters),
  }));
  return <ReportTable list={list} label={title} query={useListReportQuery(argument, REFETCH)} />;
}
