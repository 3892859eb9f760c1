import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useDispatch } from 'react-redux';
import { useExportReceiptsMutation } from '@/api/receipts';
import { useHolds, useSignedInUser } from '@/shared/access';
import { ChoiceSelect, SchoolSelect, sessionChoices, type Lookups } from '@/shared/domain';
import { useFeedback } from '@/shared/feedback';
import { FilterBar } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';
import { filtersChanged, requestOf, type ConfirmFilters, type ConfirmPlace } from './confirmSlice';

const Item = Form.Item<ConfirmFilters>;
const NO_TEXTS = [] as const;

interface ConfirmFiltersBarProps {
  readonly applied: ConfirmFilters;
  readonly place: ConfirmPlace | undefined;
  readonly lookups: Lookups;
  readonly onSearch: () => void;
  readonly onUpload: () => void;
}

/** School, session, and what needs both (CONFIRM-01, CONFIRM-02, CONFIRM-07). */
export function ConfirmFiltersBar({ applied, place, lookups, onSearch, onUpload }: ConfirmFiltersBarProps) {
  const words = useWords(confirmWords);
  const dispatch = useDispatch();
  const holds = useHolds();
  const actions = (
    <>
      <DownloadButton place={place} />
      <Button icon={<UploadOutlined aria-hidden />} disabled={place === undefined} onClick={onUpload}>
        {words.upload}
      </Button>
    </>
  );
  return (
    <FilterBar<ConfirmFilters>
      applied={applied}
      texts={NO_TEXTS}
      searchDisabled={place === undefined}
      onChange={(change) =>
        dispatch(filtersChanged('sessionId' in change ? { ...change, sessionId: change.sessionId ?? null } : change))
      }
      onSearch={onSearch}
      search={<PlaceFilters schoolId={applied.schoolId} lookups={lookups} />}
      actions={holds('CONFIRM_FEE_RECEIPT') && actions}
    />
  );
}

interface PlaceFiltersProps extends Pick<ConfirmFilters, 'schoolId'>, Pick<ConfirmFiltersBarProps, 'lookups'> {}

function PlaceFilters({ schoolId, lookups }: PlaceFiltersProps) {
  const words = useWords(confirmWords);
  const user = useSignedInUser();
  return (
    <>
      {user?.isPlatform && (
        <Item name="schoolId" label={words.school} className="portal-filter-school">
          <SchoolSelect />
        </Item>
      )}
      <Item name="sessionId" label={words.session} required>
        <ChoiceSelect
          allowClear
          placeholder={words.chooseSession}
          loading={lookups.loading}
          disabled={schoolId === undefined}
          options={sessionChoices(lookups.sessions)}
        />
      </Item>
    </>
  );
}

/** Saves the pending receipts, as they can be uploaded again (CONFIRM-08); one file at a time. */
function DownloadButton({ place }: Pick<ConfirmFiltersBarProps, 'place'>) {
  const words = useWords(confirmWords);
  const feedback = useFeedback();
  const [exportReceipts, { isLoading }] = useExportReceiptsMutation();
  const save = () => {
    if (isLoading || place === undefined) return;
    void feedback(exportReceipts({ receiptExportForm: { ...requestOf(place), fileFormat: 'EXCEL' } }).unwrap(), {
      success: words.downloaded,
      fallback: words.downloadFailed,
    });
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={place === undefined} loading={isLoading} onClick={save}>
      {words.download}
    </Button>
  );
}
