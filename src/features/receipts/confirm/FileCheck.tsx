import { Alert } from 'antd';
import type { ReceiptsFileCheck, ReceiptsFileRow } from '@/api/receipts';
import { DryRunTable, type RowState } from '@/shared/import';
import { DateText, Money, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { showRupees } from '@common/money';
import { confirmWords } from '../confirmWords';
import { paymentModeWords, receiptWords } from '../words';

const STATES: readonly Pick<RowState<ReceiptsFileRow['state']>, 'state' | 'tone'>[] = [
  { state: 'WRONG', tone: 'error' },
  { state: 'READY', tone: 'success' },
];

function useColumns(): TableColumn<ReceiptsFileRow>[] {
  const words = useWords(receiptWords);
  const modes = useWords(paymentModeWords);
  return [
    { title: words.receiptNo, dataIndex: 'receiptNo', width: 84 },
    { key: 'name', title: words.name, width: 150, lines: 2, render: ({ receipt }) => receipt?.studentName },
    {
      key: 'paymentDate',
      title: words.paymentDate,
      width: 100,
      render: ({ receipt }) => receipt && <DateText date={receipt.paymentDate} />,
    },
    { key: 'mode', title: words.mode, width: 84, render: ({ receipt }) => receipt && modes[receipt.paymentMode] },
    {
      key: 'amount',
      title: words.amount,
      width: 116,
      align: 'right',
      render: ({ receipt }) => receipt && <Money rupees={receipt.amountPaid} />,
    },
  ];
}

interface FileCheckProps {
  readonly check: ReceiptsFileCheck;
  readonly undecided: boolean;
}

/** What the spreadsheet would confirm; the receipts as they are stored, beside the numbers of the file. */
export function FileCheck({ check: { ready, wrong, amount, rows }, undecided }: FileCheckProps) {
  const words = useWords(confirmWords);
  const columns = useColumns();
  return (
    <div className="confirm-check">
      <p role="status">
        {wrong > 0
          ? words.wrongFirst(wrong, groupDigits(wrong))
          : words.ready(ready, groupDigits(ready), showRupees(amount))}
      </p>
      {undecided && <Alert type="warning" showIcon role="alert" title={words.undecided} />}
      <DryRunTable
        key={`${wrong} ${ready}`}
        label={words.rows}
        rows={rows}
        states={STATES.map((one) => ({ ...one, label: words[one.state] }))}
        columns={columns}
      />
    </div>
  );
}
