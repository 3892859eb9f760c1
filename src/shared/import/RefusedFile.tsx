import { Alert } from 'antd';
import type { ApiFailure } from '@/api/catalogue';
import { useFailureText } from '../errors';

/** The reason why a file was rejected: its type, or invalid headings. */
export function RefusedFile({ failure, fallback }: { readonly failure: ApiFailure; readonly fallback: string }) {
  const text = useFailureText()(failure, { fallback });
  const reasons = (failure.problems ?? []).map(({ message }) => message);
  // The provider's message contains the reasons, so they are shown only once.
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
