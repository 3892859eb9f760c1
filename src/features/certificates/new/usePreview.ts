import { skipToken } from '@reduxjs/toolkit/query';
import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { pageOf, usePreviewCertificateQuery, type CertificateForm } from '@/api/certificates';
import { asFailure, useFailureText } from '@/shared/errors';
import { useSettled } from '@/shared/lib/useSettled';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';
import type { CertificateValues } from './certificateForm';

/** The delay after the last keystroke before the preview is requested, in milliseconds. */
const PREVIEW_WAIT_MS = 500;

interface Preview {
  /** the last page that was loaded */
  readonly html: string | undefined;
  readonly loading: boolean;
  /** The reason why the page does not show the current values. */
  readonly problem: string | null;
}

interface Checked {
  /** the last request without errors, as JSON; empty before */
  readonly request: string;
  /** the first error of the current values */
  readonly problem: string | null;
}

/** The document of the values in the form, loaded after a pause in typing. After an error, the page of the last valid values stays. */
export function usePreview(form: FormInstance<CertificateValues>, request: CertificateForm): Preview {
  const words = useWords(newWords);
  const failureText = useFailureText();
  const settled = useSettled(JSON.stringify(request), PREVIEW_WAIT_MS);
  const [{ request: valid, problem }, setChecked] = useState<Checked>({ request: '', problem: null });
  useEffect(() => {
    if (settled === '') return undefined;
    let current = true;
    const check = (checked: (before: Checked) => Checked) => {
      if (current) setChecked(checked);
    };
    form.validateFields({ validateOnly: true }).then(
      () => check(() => ({ request: settled, problem: null })),
      ({ errorFields }: { errorFields: { errors: string[] }[] }) =>
        check((before) => ({ ...before, problem: errorFields[0]?.errors[0] ?? null })),
    );
    return () => {
      current = false;
    };
  }, [form, settled]);
  const { data, error, isFetching } = usePreviewCertificateQuery(
    valid === '' ? skipToken : { certificateForm: JSON.parse(valid) as CertificateForm },
    { refetchOnMountOrArgChange: true },
  );
  const failure = error === undefined || isFetching ? undefined : asFailure(error);
  const failed = failure && (failure.problems?.[0]?.message ?? failureText(failure, { fallback: words.previewFailed }));
  return {
    html: data === undefined ? undefined : pageOf(data),
    loading: isFetching,
    problem: problem ?? failed ?? null,
  };
}
