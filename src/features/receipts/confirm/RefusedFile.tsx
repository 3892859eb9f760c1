import { Alert } from 'antd';
import type { ApiFailure } from '@/api/catalogue';
import { useFailureText } from '@/shared/errors';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';

/** Why a file was not taken: what it is, or which heading is wrong. */
export function RefusedFile({ failure }: { readonly failure: ApiFailure }) {
  const { checkFailed } = useWords(confirmWords);
  const text = useFailureText()(failure, { fallback: checkFailed });
  return <Alert type="error" showIcon role="alert" title={text} />;
}
