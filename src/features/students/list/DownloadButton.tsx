import { DownloadOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { rowsInFile, useExportStudentsMutation, type StudentFilter } from '@/api/students';
import { useFeedback } from '@/shared/feedback';
import type { SchoolList } from '@/shared/lists';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { studentWords } from '../words';

/** The filters of a list as the contract takes them. */
export type ListRequest<F> = (filters: F) => StudentFilter;

interface DownloadButtonProps<F extends object> {
  readonly list: Pick<SchoolList<F>, 'filters' | 'phase' | 'change'>;
  readonly requestOf: ListRequest<F>;
}

/** Saves a spreadsheet of the students that match the filters, one at a time, and reports their number. */
export function DownloadButton<F extends { readonly searchText: string }>({ list, requestOf }: DownloadButtonProps<F>) {
  const words = useWords(studentWords);
  const feedback = useFeedback();
  const form = Form.useFormInstance<F>();
  const [exportStudents, { isLoading }] = useExportStudentsMutation();
  const download = (searchText: string) => {
    // The typed text is applied first, so that the list shows the rows of the file.
    if (searchText !== list.filters.searchText) list.change({ searchText } as Partial<F>);
    const studentFilter = requestOf({ ...list.filters, searchText });
    void feedback(exportStudents({ studentFilter }).unwrap(), {
      success: (file) => {
        const rows = rowsInFile(file);
        return rows === undefined ? undefined : words.downloaded(rows, groupDigits(rows));
      },
      fallback: words.downloadFailed,
    });
  };
  const onClick = () => {
    if (isLoading) return;
    const checked = form.validateFields(['searchText'] as never) as Promise<Pick<F, 'searchText'>>;
    void checked.then(
      ({ searchText }) => download(searchText),
      // The field shows its error.
      () => undefined,
    );
  };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={list.phase !== 'ready'}
      loading={isLoading}
      onClick={onClick}
    >
      {words.download}
    </Button>
  );
}
