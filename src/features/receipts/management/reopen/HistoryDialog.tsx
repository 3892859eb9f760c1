import { Modal } from 'antd';
import { useGetReceiptHistoryQuery, type ReceiptEvent } from '@/api/receipts';
import { useLoadState } from '@/shared/errors';
import { showInstant } from '@/shared/lib/dates';
import { REFETCH } from '@/shared/lists';
import { DataTable, uiWords, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { eventWords, reopenWords } from '../../reopenWords';
import type { Cancelled } from '../cancelForm';

interface HistoryDialogProps {
  readonly open: boolean;
  readonly receipt: Cancelled;
  readonly onClose: () => void;
}

interface Row extends ReceiptEvent {
  readonly number: number;
}

/** When a receipt was created, confirmed, set back and cancelled, the newest first. */
export function HistoryDialog({ open, receipt, onClose }: HistoryDialogProps) {
  const words = useWords(reopenWords);
  const events = useWords(eventWords);
  const { close } = useWords(uiWords);
  const query = useGetReceiptHistoryQuery({ id: receipt.receiptId }, REFETCH);
  const state = useLoadState(query, words.historyFailed);
  const columns: TableColumn<Row>[] = [
    { title: words.event, key: 'event', width: 150, render: ({ event }) => events[event] },
    { title: words.at, key: 'at', width: 150, render: ({ at }) => showInstant(at) },
    { title: words.by, dataIndex: 'by', width: 130 },
    { title: words.reason, dataIndex: 'reason', minWidth: 140, lines: 'all' },
  ];
  return (
    <Modal
      open={open}
      title={words.historyOf(receipt.receiptNo)}
      width={680}
      centered
      destroyOnHidden
      className="portal-dialog"
      closable={{ 'aria-label': close }}
      footer={null}
      onCancel={onClose}
    >
      <DataTable<Row>
        label={words.historyOf(receipt.receiptNo)}
        columns={columns}
        rows={(query.currentData ?? []).map((event, number) => ({ ...event, number }))}
        rowKey="number"
        paging="none"
        state={state}
        emptyText={words.none}
      />
    </Modal>
  );
}
