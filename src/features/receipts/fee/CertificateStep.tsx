import { FilePdfOutlined, PrinterOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { showPaise } from '@common/money';
import type { Student } from '@/api/students';
import { showDate } from '@/shared/lib/dates';
import type { ReceiptHandover } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { certificateWords } from '../certificateWords';
import type { Certified } from './certified';
import { ignoreRepeatedEnter } from './ignoreRepeatedEnter';
import { listOf } from './listOf';
import { useCertificate } from './useCertificate';
import { useCertified } from './useCertified';

interface CertificateStepProps {
  readonly handed: ReceiptHandover;
  readonly student: Student;
  readonly onNext: () => void;
}

/** The content of the certificate, with buttons to print and download it (RECEIPT-17). */
export function CertificateStep({ handed, student, onNext }: CertificateStepProps) {
  const words = useWords(certificateWords);
  const navigate = useNavigate();
  const id = useId();
  const { days, certified } = useCertified(student, handed.sessionId);
  const { busy, undecided, make } = useCertificate(student.studentId, handed.sessionId);
  const download = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const nothing = certified?.covered.count === 0 && certified.opening === 0;
  useEffect(() => (nothing ? next : download).current?.focus(), [nothing]);
  return (
    <section className="portal-card receipt-certificate" aria-labelledby={id} onKeyDown={ignoreRepeatedEnter}>
      <h2 id={id}>{words.covers}</h2>
      {days && <p>{words.coversText(showDate(days.startDate), showDate(days.endDate))}</p>}
      <div role="status" className="receipt-certificate-facts">
        {certified && <Covered certified={certified} />}
      </div>
      {!nothing && <p>{words.copies}</p>}
      {undecided && <Alert type="warning" showIcon role="alert" title={words.undecided} />}
      <div className="receipt-certificate-ways">
        <Button
          ref={download}
          type="primary"
          icon={<FilePdfOutlined aria-hidden />}
          disabled={nothing}
          loading={busy === 'file'}
          onClick={() => make('file')}
        >
          {words.download}
        </Button>
        <Button
          icon={<PrinterOutlined aria-hidden />}
          disabled={nothing}
          loading={busy === 'page'}
          onClick={() => make('page')}
        >
          {words.print}
        </Button>
        <Button ref={next} onClick={onNext}>
          {words.nextStudent}
        </Button>
        <Button onClick={() => void navigate(...listOf(handed))}>{words.close}</Button>
      </div>
    </section>
  );
}

/** The certified amount, and the amount that is left out because it is not confirmed. */
function Covered({ certified: { covered, awaiting, opening } }: { readonly certified: Certified }) {
  const words = useWords(certificateWords);
  return (
    <>
      {covered.count === 0 && opening === 0 ? (
        <Alert type="warning" showIcon title={words.nothing} />
      ) : (
        <p className="receipt-certificate-total">{words.total(covered.count, showPaise(covered.amount))}</p>
      )}
      {opening > 0 && <p>{words.opening(showPaise(opening))}</p>}
      {awaiting.count > 0 && (
        <Alert type="info" showIcon title={words.awaiting(awaiting.count, showPaise(awaiting.amount))} />
      )}
    </>
  );
}
