import { useDownloadPendingFeeReportMutation, useListPendingFeeReportQuery } from '@/api/reports';
import { ListRows, pageArgument, REFETCH } from '@/shared/lists';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { ClassesField, ReportFilterBar, SessionField } from '../kit/ReportFilterBar';
import { requestOf, type ReportFilters } from '../kit/reportFilters';
import { ReportProgress } from '../kit/ReportProgress';
import { ReportTable } from '../kit/ReportTable';
import { reportWords } from '../kit/reportWords';
import { useReportFile } from '../kit/useReportFile';
import { useReportList, type ReportList } from '../kit/useReportList';
import { pendingFeesList } from './pendingFeesSlice';

/** The students with pending fees in a session (REPORT-01). */
export function PendingFeesScreen() {
  const words = useWords(reportWords);
  const list = useReportList(pendingFeesList);
  const file = useReportFile();
  const [download] = useDownloadPendingFeeReportMutation();
  return (
    <PageFrame title={words.pendingTitle} trail={[{ label: words.pendingTitle }]}>
      <ReportFilterBar
        list={list}
        isDownloading={file.isDownloading}
        onDownload={(filters, fileFormat) =>
          file.save((runKey) => download({ reportFileRequest: { ...requestOf(filters), fileFormat, runKey } }))
        }
      >
        <SessionField list={list} />
        <ClassesField list={list} />
      </ReportFilterBar>
      <ReportProgress file={file} />
      <ListRows list={list} chooseText={words.chooseFirst}>
        <Rows list={list} />
      </ListRows>
    </PageFrame>
  );
}

function Rows({ list }: { readonly list: ReportList<ReportFilters> }) {
  const words = useWords(reportWords);
  const argument = pageArgument(list, (filters, page) => ({ ...page, reportRequest: requestOf(filters) }));
  return <ReportTable list={list} label={words.pendingTitle} query={useListPendingFeeReportQuery(argument, REFETCH)} />;
}
