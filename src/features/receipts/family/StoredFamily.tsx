import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addPaise, showPaise, toPaise } from '@common/money';
import { present } from '@common/present';
import { usePrintReceiptsMutation, type Receipt } from '@/api/receipts';
import { useFeedback, usePrintRecords } from '@/shared/feedback';
import type { ReceiptHandover } from '@/shared/navigation';
import { Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { listOf } from '../fee/listOf';
import { StoredPart } from '../fee/StoredPart';
import { feeWords } from '../feeWords';
import { paymentModeWords } from '../words';
import { familyWords } from './familyWords';
import { classOf } from './useFamily';

interface StoredFamilyProps {
  /** at least two */
  readonly receipts: readonly Receipt[];
  readonly handed: ReceiptHandover;
  readonly onNext: () => void;
}

/** The receipts of one payment for a family, printed as one job. */
export function StoredFamily({ receipts, handed, onNext }: StoredFamilyProps) {
  const words = useWords(familyWords);
  const fee = useWords(feeWords);
  const modes = useWords(paymentModeWords);
  const navigate = useNavigate();
  const printButton = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { isPrinting, print } = usePrintTogether(receipts);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    printButton.current?.focus();
  }, []);
  const printAll = async () => {
    if (await print()) next.current?.focus();
  };
  const first = present(receipts[0], 'the first receipt');
  const last = present(receipts.at(-1), 'the last receipt');
  const total = addPaise(...receipts.map(({ amountPaid }) => toPaise(amountPaid)));
  return (
    <StoredPart title={words.storedTitle(first.receiptNo, last.receiptNo)}>
      <p>{words.storedLine(showPaise(total), modes[first.paymentMode])}</p>
      <table className="family-stored" aria-label={words.list}>
        <tbody>
          {receipts.map((receipt) => (
            <tr key={receipt.receiptId}>
              <td>{receipt.receiptNo}</td>
              <th scope="row">
                {receipt.studentName}{' '}
                <small>{classOf({ className: receipt.className ?? '', sectionName: receipt.sectionName })}</small>
              </th>
              <td className="family-money">
                <Money rupees={receipt.amountPaid} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="receipt-stored-next">
        <Button
          ref={printButton}
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          loading={isPrinting}
          onClick={() => void printAll()}
        >
          {words.printAll}
        </Button>
        <Button ref={next} onClick={onNext}>
          {fee.nextStudent}
        </Button>
        <Button onClick={() => void navigate(...listOf(handed))}>{fee.close}</Button>
      </div>
    </StoredPart>
  );
}

/** Prints these receipts as one page; they count as printed afterwards. */
function usePrintTogether(receipts: readonly Receipt[]) {
  const { printFailed } = useWords(familyWords);
  const feedback = useFeedback();
  const records = usePrintRecords();
  const [print] = usePrintReceiptsMutation();
  const [isPrinting, setPrinting] = useState(false);
  return {
    isPrinting,
    print: async () => {
      if (isPrinting) return false;
      setPrinting(true);
      const { schoolId, paymentDate } = present(receipts[0], 'the first receipt');
      const receiptIds = receipts.map(({ receiptId }) => receiptId);
      const form = { schoolId, startDate: paymentDate, endDate: paymentDate, receiptIds, html: true };
      await records.catchUp();
      const printed = await feedback(print({ receiptPrintForm: form }).unwrap(), { fallback: printFailed });
      setPrinting(false);
      return printed.ok;
    },
  };
}
