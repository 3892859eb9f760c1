import { Alert } from 'antd';
import type { ApiFailure } from '@/api/catalogue';
import { useRefusedText } from './useImport';

/** Why a file was not taken: what it is, or which heading is wrong. */
export function RefusedFile({ failure }: { readonly failure: ApiFailure }) {
  const text = useRefusedText(failure);
  const reasons = (failure.problems ?? []).map(({ message }) => message).filter((message) => message !== text);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={text}
      description={
        reasons.length > 0 && (
          <ul className="import-reasons">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )
      }
    />
  );
}
