import { Skeleton, type FormInstance } from 'antd';
import type { CertificateForm } from '@/api/certificates';
import { DocumentFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import type { CertificateValues } from './certificateForm';
import { usePreview } from './usePreview';

interface PreviewPanelProps {
  readonly form: FormInstance<CertificateValues>;
  readonly request: CertificateForm;
  readonly heading?: string;
}

/** The document as it would be issued with the values in the form. */
export function PreviewPanel({ form, request, heading }: PreviewPanelProps) {
  const words = useWords(newWords);
  const { html, loading, problem } = usePreview(form, request);
  return (
    <>
      <header className="certificate-preview-head">
        {heading !== undefined && <h2>{heading}</h2>}
        <p role="status">{problem === null ? loading && words.previewLoading : words.previewWaits(problem)}</p>
      </header>
      {html !== undefined && <DocumentFrame title={words.preview} html={html} />}
      {html === undefined && problem === null && <Skeleton active paragraph={{ rows: 12 }} />}
    </>
  );
}
