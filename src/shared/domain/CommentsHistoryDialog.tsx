/** The comments of a student's departures and re-admissions (STUDENT-77, STUDENT-78). */
import { Modal } from 'antd';
import { DataTable, InstantDateText, type TableColumn } from '../ui';
import { uiWords } from '../ui/words';
import { useWords } from '../words';
import { commentsHistoryWords } from './commentsHistoryWords';

export interface HistoryEntry {
  readonly comment: string;
  readonly type: 'ACTIVE' | 'INACTIVE' | 'TC';
  /** an instant, ISO 8601 */
  readonly createdAt: string;
}

interface CommentsHistoryDialogProps {
  readonly open: boolean;
  readonly studentName: string;
  /** In any order; shown newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly onClose: () => void;
}

interface NumberedEntry extends HistoryEntry {
  readonly number: number;
}

const newestFirst = (entries: readonly HistoryEntry[]): NumberedEntry[] =>
  [...entries]
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .map((entry, at) => ({ ...entry, number: at + 1 }));

export function CommentsHistoryDialog({ open, studentName, entries, onClose }: CommentsHistoryDialogProps) {
  const words = useWords(commentsHistoryWords);
  const { close } = useWords(uiWords);
  const columns: TableColumn<NumberedEntry>[] = [
    { title: words.number, dataIndex: 'number', width: 76 },
    { title: words.comment, dataIndex: 'comment', minWidth: 200, lines: 'all' },
    { title: words.action, width: 136, render: ({ type }) => words[type] },
    { title: words.date, width: 100, render: ({ createdAt }) => <InstantDateText instant={createdAt} /> },
  ];
  return (
    <Modal
      open={open}
      title={words.titleOf(studentName)}
      width={720}
      centered
      destroyOnHidden
      className="portal-dialog comments-history"
      closable={{ 'aria-label': close }}
      footer={null}
      onCancel={onClose}
    >
      <DataTable
        label={words.title}
        columns={columns}
        rows={newestFirst(entries)}
        rowKey="number"
        paging="none"
        state={{ kind: 'ready' }}
        emptyText={words.none}
      />
    </Modal>
  );
}
