import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addPaise, showPaise, toPaise } from '@common/money';
import { present } from '@common/present';
import { usePrintReceiptsMutation, type Receipt } from '@/api/receipts';
import { useFeedback, usePrintRecords } from '@/shared/feedback';
import type { ReceiptHandover } from '@/shared/navigation';
import { Money, StatusTag } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { listOf } from '../fee/listOf';
import { StoredPart } from '../fee/StoredPart';
import { feeWords } from '../feeWords';
import { paymentModeWords, receiptStatusWords } from '../words';
import { familyWords } from './familyWords';
import { useCancelledNow } from './useCancelledNow';
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
  const { cancelled, readAgain } = useCancelledNow(receipts);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    printButton.current?.focus();
  }, []);
  const printAll = async () => {
    if (await print()) next.current?.focus();
    readAgain();
  };
  const valid = receipts.filter(({ receiptId }) => !cancelled.has(receiptId));
  const total = addPaise(...valid.map(({ amountPaid }) => toPaise(amountPaid)));
  const { paymentMode } = present(receipts[0], 'the first receipt');
  return (
    <StoredPart title={titleOf(receipts, cancelled.size, words)} isCancelled={cancelled.size > 0}>
      <p>{words.storedLine(showPaise(total), modes[paymentMode])}</p>
      <table className="family-stored" aria-label={words.list}>
        <tbody>
          {receipts.map((receipt) => (
            <StoredRow key={receipt.receiptId} receipt={receipt} isCancelled={cancelled.has(receipt.receiptId)} />
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

function titleOf(receipts: readonly Receipt[], cancelled: number, words: (typeof familyWords)['en']): string {
  const { receiptNo: first } = present(receipts[0], 'the first receipt');
  const { receiptNo: last } = present(receipts.at(-1), 'the last receipt');
  if (cancelled === receipts.length) return words.allCancelled(first, last);
  const stored = words.storedTitle(first, last);
  return cancelled === 0 ? stored : words.someCancelled(stored, cancelled);
}

interface StoredRowProps {
  readonly receipt: Receipt;
  readonly isCancelled: boolean;
}

function StoredRow({ receipt, isCancelled }: StoredRowProps) {
  const { receiptNo, studentName, className, sectionName, amountPaid } = receipt;
  const { CANCELLED } = useWords(receiptStatusWords);
  return (
    <tr>
      <td>{receiptNo}</td>
      <th scope="row">
        {studentName} <small>{classOf({ className: className ?? '', sectionName })}</small>
        {isCancelled && <StatusTag tone="error" text={CANCELLED} />}
      </th>
      <td className="family-money">
        <Money rupees={amountPaid} />
      </td>
    </tr>
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
