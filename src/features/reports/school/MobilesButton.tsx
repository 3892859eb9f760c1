import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { reportsApi, type ReportResult } from '@/api/reports';
import { useFeedback, useSnackbar } from '@/shared/feedback';
import { useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { SchoolReportEntry } from '../catalogue';
import { exportProblem } from '../kit/reportFilters';
import { reportWords } from '../kit/reportWords';
import type { ReportList } from '../kit/useReportList';
import { MobilesDialog } from './MobilesDialog';
import { schoolRequestOf, type SchoolFilters } from './schoolLists';

interface MobilesButtonProps {
  readonly entry: SchoolReportEntry;
  readonly list: ReportList<SchoolFilters>;
}

/** Shows the mobile numbers of all students of the filters, to be copied into a message service. */
export function MobilesButton({ entry, list: { filters, needs } }: MobilesButtonProps) {
  const words = useWords(reportWords);
  const feedback = useFeedback();
  const snackbar = useSnackbar();
  const dialog = useDialog<ReportResult>();
  const [load] = reportsApi.useLazyListReportQuery();
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    const problem = exportProblem(filters, 'PDF', needs);
    if (problem) return snackbar.warning(words[problem]);
    setLoading(true);
    const schoolReportRequest = { ...schoolRequestOf(entry, filters), mobiles: true };
    const found = await feedback(load({ page: 0, size: 1, schoolReportRequest }).unwrap(), {
      fallback: words.mobilesFailed,
    });
    setLoading(false);
    if (!found.ok) return undefined;
    if (!found.data.mobiles?.length) return snackbar.info(words.noMobiles);
    return dialog.show(found.data);
  };
  return (
    <>
      <Button
        icon={<CopyOutlined aria-hidden />}
        loading={isLoading}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        {words.mobiles}
      </Button>
      {dialog.target && (
        <MobilesDialog
          key={dialog.opening}
          open={dialog.open}
          mobiles={dialog.target.mobiles ?? []}
          students={dialog.target.totalElements}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
