import { Skeleton } from 'antd';
import { useViewCertificateQuery } from '@/api/certificates';
import { useLoadState } from '@/shared/errors';
import { DocumentFrame, FailedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { documentWords } from './words';

interface DocumentViewProps {
  readonly certificateId: number;
  /** The accessible name of the document. */
  readonly title: string;
}

/** The document of an issued certificate on the screen; it does not count as printed. */
export function DocumentView({ certificateId, title }: DocumentViewProps) {
  const { loadFailed } = useWords(documentWords);
  const query = useViewCertificateQuery(certificateId, { refetchOnMountOrArgChange: true });
  const state = useLoadState(query, loadFailed);
  if (state.kind === 'failed') return <FailedState message={state.message} onRetry={state.onRetry} />;
  if (state.kind === 'refused') return <FailedState message={state.message} />;
  return query.currentData === undefined ? (
    <Skeleton active paragraph={{ rows: 12 }} />
  ) : (
    <DocumentFrame title={title} html={query.currentData} />
  );
}
