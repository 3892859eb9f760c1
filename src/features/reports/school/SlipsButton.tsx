import { ScissorOutlined } from '@ant-design/icons';
import type { SchoolReportFileRequest } from '@/api/reports';
import { useSnackbar } from '@/shared/feedback';
import { MenuButton } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { SchoolReportEntry } from '../catalogue';
import { exportProblem } from '../kit/reportFilters';
import { reportWords } from '../kit/reportWords';
import type { ReportList } from '../kit/useReportList';
import { schoolRequestOf, type SchoolFilters } from './schoolLists';

const LANGUAGES = ['ENGLISH', 'HINDI'] as const;

interface SlipsButtonProps {
  readonly entry: SchoolReportEntry;
  readonly list: ReportList<SchoolFilters>;
  readonly isDownloading: boolean;
  readonly onSave: (request: Omit<SchoolReportFileRequest, 'runKey'>) => void;
}

/** Saves a slip of each student of the filters, in the order of the classes. */
export function SlipsButton({ entry, list: { filters, needs }, ...file }: SlipsButtonProps) {
  const words = useWords(reportWords);
  const snackbar = useSnackbar();
  const save = (language: (typeof LANGUAGES)[number]) => {
    const problem = exportProblem(filters, 'PDF', needs);
    if (problem) return snackbar.warning(words[problem]);
    const request = {
      ...schoolRequestOf(entry, { ...filters, sortBy: undefined }),
      ...{ fileFormat: 'PDF' as const, paper: 'SLIPS' as const, language },
    };
    return file.onSave(request);
  };
  return (
    <MenuButton
      label={words.slips}
      icon={<ScissorOutlined aria-hidden />}
      items={LANGUAGES.map((key) => ({ key, label: words[key] }))}
      onChoose={save}
      loading={file.isDownloading}
    />
  );
}
