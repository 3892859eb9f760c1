import { Alert } from 'antd';
import type { ReceiptsFileCheck, ReceiptsFileRow } from '@/api/receipts';
import { DryRunTable, Verdict, type RowState } from '@/shared/import';
import { DateText, Money, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { showRupees } from '@common/money';
import { confirmWords } from '../confirmWords';
import { paymentModeWords, receiptWords } from '../words';

const STATES: readonly Pick<RowState<ReceiptsFileRow['state']>, 'state' | 'tone'>[] = [
  { state: 'WRONG', tone: 'error' },
  { state: 'KNOWN', tone: 'neutral' },
  { state: 'READY', tone: 'success' },
];

function useColumns(): TableColumn<ReceiptsFileRow>[] {
  const words = useWords(receiptWords);
  const modes = useWords(paymentModeWords);
  return [
    { title: words.receiptNo, dataIndex: 'receiptNo', width: 84 },
    {
      key: 'name',
      title: words.name,
      width: 150,
      lines: 2,
      card: 'title',
      render: ({ receipt }) => receipt?.studentName,
    },
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
      align: 'end',
      render: ({ receipt }) => receipt && <Money rupees={receipt.amountPaid} />,
    },
  ];
}

interface FileCheckProps {
  readonly check: ReceiptsFileCheck;
  readonly undecided: boolean;
}

/** The result of the dry run: the stored receipts beside the numbers of the file. */
export function FileCheck({ check, undecided }: FileCheckProps) {
  const { ready, wrong, known, rows } = check;
  const words = useWords(confirmWords);
  const columns = useColumns();
  return (
    <div className="confirm-check">
      <Verdict text={verdictOf(words, check)} />
      {undecided && <Alert type="warning" showIcon role="alert" title={words.undecided} />}
      <DryRunTable
        key={`${wrong} ${known} ${ready}`}
        label={words.rows}
        rows={rows}
        states={STATES.map((one) => ({ ...one, label: words[one.state] }))}
        columns={columns}
      />
    </div>
  );
}

function verdictOf(words: (typeof confirmWords)['en'], { ready, wrong, known, amount }: ReceiptsFileCheck): string {
  if (wrong > 0) return words.wrongFirst(wrong, groupDigits(wrong));
  if (ready === 0) return words.nothing;
  const text = words.ready(ready, groupDigits(ready), showRupees(amount));
  return known === 0 ? text : `${text} ${words.leftOut(known, groupDigits(known))}`;
}
