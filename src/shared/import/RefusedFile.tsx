import { Alert } from 'antd';
import type { ApiFailure } from '@/api/catalogue';
import { useFailureText } from '../errors';

/** Why a file was not taken: what it is, or which heading is wrong. */
export function RefusedFile({ failure, fallback }: { readonly failure: ApiFailure; readonly fallback: string }) {
  const text = useFailureText()(failure, { fallback });
  const reasons = (failure.problems ?? []).map(({ message }) => message);
  // The provider's message joins the reasons: each is shown once.
  const isJoined = reasons.every((reason) => text.includes(reason));
  const [first = text, ...others] = isJoined ? reasons : [text, ...reasons];
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={first}
      description={
        others.length > 0 && (
          <ul className="import-reasons">
            {others.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )
      }
    />
  );
}
