import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useExportReceiptsMutation } from '@/api/receipts';
import { useHolds } from '@/shared/access';
import { useFeedback } from '@/shared/feedback';
import { ListFilterBar, SchoolFilter, SessionFilter, type SessionList } from '@/shared/lists';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';
import { advancedSet, changeOf, requestOf, type ConfirmFilters, type ConfirmScope } from './confirmSlice';
import { AdvancedFilters, ReceiptFilters } from './ReceiptFilters';

const TEXTS = ['searchText', 'referenceText'] as const;

interface ConfirmFilterBarProps {
  readonly list: SessionList<ConfirmFilters>;
  readonly scope: ConfirmScope | undefined;
  readonly onUpload: () => void;
}

/** School, session, and the actions that require both (CONFIRM-01, CONFIRM-02, CONFIRM-07). */
export function ConfirmFilterBar({ list, scope, onUpload }: ConfirmFilterBarProps) {
  const words = useWords(confirmWords);
  const holds = useHolds();
  const fields = (
    <>
      <SchoolFilter />
      <SessionFilter list={list} />
    </>
  );
  const actions = (
    <>
      <DownloadButton scope={scope} filters={list.filters} />
      <Button icon={<UploadOutlined aria-hidden />} disabled={scope === undefined} onClick={onUpload}>
        {words.upload}
      </Button>
    </>
  );
  return (
    <ListFilterBar<ConfirmFilters>
      list={list}
      texts={TEXTS}
      set={advancedSet(list.filters)}
      search={fields}
      advanced={<AdvancedFilters filters={list.filters} />}
      resetLabel={words.clearFilters}
      onChange={(change) => list.change(changeOf(change))}
      onReset={list.reset}
      actions={holds('CONFIRM_FEE_RECEIPT') && actions}
    >
      <ReceiptFilters />
    </ListFilterBar>
  );
}

/** Saves the pending receipts in the format of the upload, one file at a time (CONFIRM-08). */
function DownloadButton({
  scope,
  filters,
}: Pick<ConfirmFilterBarProps, 'scope'> & { readonly filters: ConfirmFilters }) {
  const words = useWords(confirmWords);
  const feedback = useFeedback();
  const [exportReceipts, { isLoading }] = useExportReceiptsMutation();
  const save = () => {
    if (isLoading || scope === undefined) return;
    void feedback(
      exportReceipts({ receiptExportForm: { ...requestOf(scope, filters), fileFormat: 'EXCEL' } }).unwrap(),
      {
        success: words.downloaded,
        fallback: words.downloadFailed,
      },
    );
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={scope === undefined} loading={isLoading} onClick={save}>
      {words.download}
    </Button>
  );
}
