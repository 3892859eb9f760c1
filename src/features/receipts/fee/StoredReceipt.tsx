import { FileProtectOutlined, PrinterOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { showRupees } from '@common/money';
import type { FamilyMember, Receipt } from '@/api/receipts';
import type { ReceiptHandover } from '@/shared/navigation';
import { useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { FamilyMembers } from '../family/FamilyMembers';
import { paymentModeWords } from '../words';
import { useReceiptPrinting } from '../useReceiptPrinting';
import { useTransferCertificate } from '../useTransferCertificate';
import { listOf } from './listOf';
import { StoredPart } from './StoredPart';
import type { CurrentSession } from './useCurrentSession';
import { useStatusNow } from './useEarlierReceipts';
import { useReadmitting, type Readmitting } from './useReadmitting';

interface StoredReceiptProps {
  readonly receipt: Receipt;
  readonly handed: ReceiptHandover;
  /** the other students of the family with dues */
  readonly family: readonly FamilyMember[];
  /** undefined for a receipt of the current session */
  readonly currentSession: CurrentSession | undefined;
  readonly onNext: () => void;
  /** Opens the form again. */
  readonly onAnother: () => void;
}

/** Replaces the form: the receipt number to write down, and the usual next steps. */
export function StoredReceipt({ receipt, handed, family, currentSession, onNext, onAnother }: StoredReceiptProps) {
  const words = useWords(feeWords);
  const modes = useWords(paymentModeWords);
  const navigate = useNavigate();
  const printButton = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { busy, print } = useReceiptPrinting();
  const certificate = useTransferCertificate(handed.filters);
  const readmitting = useReadmitting(handed, receipt);
  const isCancelled = useStatusNow(receipt) === 'CANCELLED' || readmitting.isCancelled;
  useEffect(() => {
    window.scrollTo({ top: 0 });
    printButton.current?.focus();
  }, []);
  const amount = showRupees(receipt.amountPaid);
  return (
    <StoredPart
      title={(isCancelled ? words.cancelledTitle : words.storedTitle)(receipt.receiptNo)}
      {...{ isCancelled }}
    >
      <p>{words.storedLine(amount, modes[receipt.paymentMode], receipt.studentName)}</p>
      <ReadmissionStep {...{ readmitting, onAnother }} student={receipt.studentName} />
      <div className="receipt-stored-next">
        <Button
          ref={printButton}
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          loading={busy}
          onClick={() => void print(receipt.receiptId).then((printed) => printed && next.current?.focus())}
        >
          {words.print}
        </Button>
        {!isCancelled && certificate.isOffered(receipt) && (
          <Button icon={<FileProtectOutlined aria-hidden />} onClick={() => certificate.open(receipt)}>
            {words.transferCertificate}
          </Button>
        )}
        <Button ref={next} onClick={onNext}>
          {words.nextStudent}
        </Button>
        {handed.actionType === undefined && <Button onClick={onAnother}>{words.anotherReceipt}</Button>}
        {currentSession && <Button onClick={currentSession.open}>{words.backTo(currentSession.current)}</Button>}
        <Button onClick={() => void navigate(...listOf(handed))}>{words.close}</Button>
      </div>
      <FamilyMembers members={family} handed={handed} />
    </StoredPart>
  );
}

interface ReadmissionStepProps extends Pick<StoredReceiptProps, 'onAnother'> {
  readonly readmitting: Readmitting;
  readonly student: string;
}

/** Asks before the student is left without the re-admission that the receipt is for. */
function ReadmissionStep({ readmitting, student, onAnother }: ReadmissionStepProps) {
  const { step, isCancelled, message, tryAgain } = readmitting;
  const words = useWords(feeWords);
  const unknown = step === 'running' || step === 'unknown';
  const question = unknown
    ? { title: words.maybeReadmitted(student), text: words.leaveMaybe }
    : { title: words.notReadmitted(student), text: words.leaveReadmission };
  const { dialog } = useLeaveGuard(step === 'failed' && !isCancelled, { part: 'record', notSaved: unknown, question });
  return (
    <>
      {step === 'running' && <p>{words.readmitting}</p>}
      {(step === 'failed' || step === 'unknown') && (
        <Alert
          type={unknown ? 'warning' : 'error'}
          role="alert"
          showIcon
          title={question.title}
          description={message}
          action={
            // With the focus on Print, Enter would print and go on to the next student.
            isCancelled ? (
              <Button autoFocus onClick={onAnother}>
                {words.anotherReceipt}
              </Button>
            ) : (
              <Button autoFocus onClick={tryAgain}>
                {words.tryAgain}
              </Button>
            )
          }
        />
      )}
      {dialog}
    </>
  );
}
