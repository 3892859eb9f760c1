import { Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import {
  useGetCertificateDraftQuery,
  useIssueCertificateMutation,
  type Certificate,
  type CertificateDraft,
  type CertificateType,
} from '@/api/certificates';
import { useDraft, type DraftOptions } from '@/shared/drafts';
import { useFailureText, useLoadState } from '@/shared/errors';
import { useFocusOnError, useProblems } from '@/shared/forms';
import { useBefore } from '@/shared/lib/useBefore';
import { paths, type CertificateHandover } from '@/shared/navigation';
import { useSubmit, type Submit, type SubmitWords } from '@/shared/saving';
import type { LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import { EMPTY, requestOf, valuesOf, type CertificateValues, type Certified, type ValueName } from './certificateForm';

/** The type and the session of the certificate. */
export type Chosen = Pick<Certified, 'type' | 'sessionId'>;

/** The draft that survives an expired sign-in: the choice, the edited values, and the values of the records that were shown with them. */
interface Kept extends Chosen {
  readonly edits: Partial<CertificateValues>;
  readonly records: CertificateDraft | undefined;
}

const draftOf = (handed: CertificateHandover, words: (typeof newWords)['en']): DraftOptions<Kept> => ({
  name: `certificates/new/${handed.student.studentId}`,
  resumeAt: { to: paths.newCertificate, state: handed },
  label: words.unsaved(handed.student.studentName),
  unknownLabel: words.unknownDraft(handed.student.studentName),
});

interface CertificateFormOptions {
  readonly handed: CertificateHandover;
  /** the initially selected type */
  readonly type: CertificateType;
  readonly onIssued: (certificate: Certificate) => void;
}

export interface CertificateFormState extends Pick<Submit, 'busy' | 'notSaved' | 'submit'> {
  readonly form: FormInstance<CertificateValues>;
  readonly initial: CertificateValues;
  readonly chosen: Chosen;
  readonly choose: (change: Partial<Chosen>) => void;
  /** The values of the records for the chosen certificate; undefined until they are loaded. Unchanged while a result is not known. */
  readonly draft: CertificateDraft | undefined;
  readonly draftState: LoadState;
  /** True while the form has values that are not issued. */
  readonly dirty: boolean;
  readonly changed: (change: Partial<CertificateValues>) => void;
  /** Error of the last submit that belongs to no field. */
  readonly failed: string | null;
}

const resultWords = (words: (typeof newWords)['en'], name: string): SubmitWords => ({
  success: words.issued,
  fallback: words.issueFailed,
  restored: words.restored,
  record: words.record(name),
});

/**
 * The form of a new certificate. Another type or session loads its own draft; values that the user edited are kept. All submits of one
 * choice have the same idempotency key, so that a certificate whose response was lost is not issued twice. Until its result is known, they
 * have the same request too: records that are loaded again may already contain the certificate.
 */
export function useCertificateForm({ handed, type, onIssued }: CertificateFormOptions): CertificateFormState {
  const words = useWords(newWords);
  const { studentId } = handed.student;
  const [form] = Form.useForm<CertificateValues>();
  const kept = useDraft<Kept, null>(draftOf(handed, words));
  const found = kept.found?.work;
  const [chosen, setChosen] = useState<Chosen>({
    type: found?.type ?? type,
    sessionId: found?.sessionId ?? handed.sessionId,
  });
  const [edited, setEdited] = useState<readonly ValueName[]>(() => Object.keys(found?.edits ?? {}) as ValueName[]);
  const [initial] = useState<CertificateValues>(() => ({ ...EMPTY, ...found?.edits }));
  const failure = useFormFailure(form);
  const [issue] = useIssueCertificateMutation();
  const typed = () => form.getFieldsValue(true) as CertificateValues;
  const { busy, notSaved, submit, changed }: Submit = useSubmit<Kept, Certificate>({
    draft: kept,
    dirty: edited.length > 0,
    keep: () => ({ ...chosen, records: draft, edits: Object.fromEntries(edited.map((name) => [name, typed()[name]])) }),
    request: () => `${chosen.type}/${chosen.sessionId}`,
    send: (requestKey) =>
      issue({
        'Idempotency-Key': requestKey,
        certificateForm: requestOf(typed(), { ...chosen, studentId }, draft?.isFirst ?? false),
      }).unwrap(),
    onSaved: (certificate) => {
      setEdited([]);
      failure.clear();
      onIssued(certificate);
      return 'leaving';
    },
    onFailure: failure.show,
    words: resultWords(words, handed.student.studentName),
  });
  const { draft, draftState } = useRecords({ ...chosen, studentId }, busy || notSaved, found?.records);
  useDraftValues(form, draft, edited);
  useFocusOnError(form, busy);
  return {
    form,
    initial,
    chosen,
    choose: (change) => {
      failure.clear();
      setChosen({ ...chosen, ...change });
    },
    draft,
    draftState,
    busy,
    notSaved,
    submit,
    dirty: edited.length > 0 || notSaved,
    changed: (change) => {
      changed();
      failure.clear();
      setEdited((before) => [...new Set([...before, ...(Object.keys(change) as ValueName[])])]);
    },
    failed: failure.text,
  };
}

/** The values of the records, from before a request whose result is not known; `resumed`: those of a form that opens with one. */
function useRecords(
  certified: Certified,
  locked: boolean,
  resumed: CertificateDraft | undefined,
): Pick<CertificateFormState, 'draft' | 'draftState'> {
  const { loadFailed } = useWords(newWords);
  const query = useGetCertificateDraftQuery(certified, { refetchOnMountOrArgChange: true });
  const draft = useBefore(query.currentData, locked, resumed);
  const loaded = useLoadState(query, loadFailed);
  return { draft, draftState: locked && draft ? { kind: 'ready' } : loaded };
}

/** The error of the last submit: at its fields, otherwise as a text that stays in the form. */
function useFormFailure(form: FormInstance<CertificateValues>) {
  const { issueFailed } = useWords(newWords);
  const [text, setText] = useState<string | null>(null);
  const atFields = useProblems(form);
  const failureText = useFailureText();
  return {
    text,
    clear: () => setText(null),
    show: (failure: ApiFailure) => {
      setText(atFields(failure) ? null : failureText(failure, { fallback: issueFailed }));
      return true;
    },
  };
}

/** Sets the stored details in the fields that were not edited. */
function useDraftValues(
  form: FormInstance<CertificateValues>,
  draft: CertificateDraft | undefined,
  edited: readonly ValueName[],
): void {
  useEffect(() => {
    if (!draft) return;
    const stored = valuesOf(draft.details);
    const names = (Object.keys(stored) as ValueName[]).filter((name) => !edited.includes(name));
    form.setFieldsValue(Object.fromEntries(names.map((name) => [name, stored[name]])));
  }, [form, draft, edited]);
}
