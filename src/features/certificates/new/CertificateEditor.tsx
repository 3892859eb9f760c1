import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import type { Certificate, CertificateType } from '@/api/certificates';
import { showErrors } from '@/shared/forms';
import type { CertificateHandover } from '@/shared/navigation';
import { enterKeys, useArrivalFocus, useLeaveGuard, useMedia, useQuestion } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { DocumentView } from '../DocumentView';
import { newWords } from '../newWords';
import { certificateTypeWords, documentWords } from '../words';
import { DETAILS, type CertificateValues } from './certificateForm';
import { ChoiceFields } from './ChoiceFields';
import { DraftPart } from './DraftPart';
import { EditorActions } from './EditorActions';
import { PreviewSide } from './PreviewSide';
import { useCertificateForm, type CertificateFormState } from './useCertificateForm';

interface CertificateEditorProps {
  readonly handed: CertificateHandover;
  readonly types: readonly CertificateType[];
  /** the initially selected type */
  readonly type: CertificateType;
  readonly onIssued: (certificate: Certificate) => void;
}

/** From this width in pixels the preview is beside the form, as in the style sheet. */
const WIDE_FROM = 1100;

/** The details of a new certificate beside its preview; Enter moves to the next field. */
export function CertificateEditor({ handed, types, type, onIssued }: CertificateEditorProps) {
  const editor = useCertificateForm({ handed, type, onIssued });
  const { form, chosen, draft, busy, notSaved } = editor;
  const isWide = useMedia(`(min-width: ${WIDE_FROM}px)`);
  const arrival = useArrivalFocus();
  const locked = busy || notSaved;
  const leaving = useLeaveGuard(editor.dirty, { part: 'record', notSaved: locked });
  const issuing = useIssueQuestion(editor);
  const isFree = draft?.obstacle === null;
  const { studentId } = handed.student;
  const preview = isFree && {
    form,
    certified: { ...chosen, studentId },
    isFirst: draft.isFirst,
    key: `${chosen.type}/${chosen.sessionId}`,
  };
  useFirstFocus(editor, isFree && arrival && handed.type !== undefined);
  return (
    <div className="certificate-desk">
      <Form<CertificateValues>
        form={form}
        layout="vertical"
        className="portal-card certificate-form"
        initialValues={editor.initial}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={editor.changed}
        onFinish={issuing.ask}
        onFinishFailed={({ errorFields }) => showErrors(form, errorFields)}
        {...enterKeys}
      >
        <ChoiceFields
          schoolId={handed.schoolId}
          types={types}
          chosen={chosen}
          onChoose={editor.choose}
          locked={locked}
          autoFocus={arrival && handed.type === undefined}
        />
        <DraftPart editor={editor} handed={handed} isFree={isFree} locked={locked} />
        <EditorActions editor={editor} handed={handed} isFree={isFree} preview={isWide ? false : preview} />
      </Form>
      {isWide && preview && <PreviewSide {...preview} key={preview.key} />}
      {isWide && !isFree && draft?.issued && <IssuedSide certificate={draft.issued} />}
      {issuing.dialog}
      {leaving.dialog}
    </div>
  );
}

/** The document of the issued certificate. */
function IssuedSide({ certificate: { certificateId, certificateNo, type } }: { readonly certificate: Certificate }) {
  const types = useWords(certificateTypeWords);
  const title = useWords(documentWords).titleOf(types[type], certificateNo);
  return (
    <section className="portal-card certificate-preview" aria-label={title}>
      <DocumentView certificateId={certificateId} title={title} />
    </section>
  );
}

/** Asks once before a certificate is issued. */
function useIssueQuestion({ form, chosen, draft, submit }: CertificateFormState) {
  const words = useWords(newWords);
  const types = useWords(certificateTypeWords);
  const { titleOf } = useWords(documentWords);
  const { ask, isAsking, dialog } = useQuestion();
  return {
    dialog,
    ask: () => {
      if (!draft || isAsking()) return;
      const firstNo = draft.isFirst ? Number(form.getFieldValue('firstNo')) : 0;
      ask({
        title: words.issueQuestion(titleOf(types[chosen.type], firstNo || draft.nextNo)),
        text: words.issueText,
        confirmLabel: words.issue,
        onConfirm: () => void submit(),
      });
    },
  };
}

/** Focuses the first field once, as soon as the details are loaded. */
function useFirstFocus({ form, chosen }: CertificateFormState, ready: boolean): void {
  const done = useRef(false);
  const [first] = DETAILS[chosen.type];
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    // Without scrolling, so that the name of the student stays visible.
    const field = form.getFieldInstance(first) as { focus: (options: FocusOptions) => void } | undefined;
    field?.focus({ preventScroll: true });
  }, [form, first, ready]);
}
