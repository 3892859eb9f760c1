import { Alert, Skeleton } from 'antd';
import { showRupees } from '@common/money';
import type { CertificateHandover } from '@/shared/navigation';
import { FailedState, RefusedState, UnknownOutcome } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import { CertificateNumber } from './CertificateNumber';
import { DetailFields } from './DetailFields';
import { EarlierCertificate } from './EarlierCertificate';
import { Obstacle } from './Obstacle';
import { RecordFacts } from './RecordFacts';
import type { CertificateFormState } from './useCertificateForm';

interface DraftPartProps {
  readonly editor: CertificateFormState;
  readonly handed: CertificateHandover;
  /** The certificate can be issued. */
  readonly isFree: boolean;
  readonly locked: boolean;
}

/** The part of the form that depends on the records: facts, warnings and fields. */
export function DraftPart({ editor, handed, isFree, locked }: DraftPartProps) {
  const words = useWords(newWords);
  const { draft, draftState, chosen, failed, notSaved } = editor;
  if (draftState.kind === 'refused') return <RefusedState message={draftState.message} />;
  if (draftState.kind === 'failed') return <FailedState message={draftState.message} onRetry={draftState.onRetry} />;
  if (!draft) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { student, remainingFee, earlierDues, issued, obstacle } = draft;
  const due = [
    ...(remainingFee !== null && remainingFee > 0
      ? [words.stillDue(showRupees(remainingFee), student.sessionName)]
      : []),
    ...(earlierDues > 0 ? [words.earlierDue(showRupees(earlierDues))] : []),
  ];
  return (
    <>
      <RecordFacts student={student} sessionId={chosen.sessionId} />
      {notSaved && (
        <UnknownOutcome
          title={words.unknown}
          hint={words.unknownHint}
          busy={editor.busy}
          onTryAgain={() => void editor.submit()}
        />
      )}
      {failed !== null && !notSaved && <Alert type="error" role="alert" showIcon title={failed} />}
      {!isFree && <Obstacle draft={draft} handed={handed} sessionId={chosen.sessionId} />}
      {isFree && due.length > 0 && <Alert type="warning" showIcon title={due.join(' ')} />}
      {obstacle === null && issued && <EarlierCertificate certificate={issued} />}
      {isFree && (
        <section className="certificate-fields" aria-label={words.details}>
          <CertificateNumber draft={draft} locked={locked} />
          <DetailFields type={chosen.type} admissionDate={student.admissionDate} locked={locked} />
        </section>
      )}
    </>
  );
}
