import { Form, Select } from 'antd';
import { useSignedInUser } from '@/shared/access';
import { ALL, ChoiceSelect, classChoices, SchoolSelect, sessionChoices, type Lookups } from '@/shared/domain';
import { useWords } from '@/shared/words';
import { managementWords, receiptStatusWords, receiptTypeWords, receiptWords } from '../words';
import type { ReceiptFilters } from './receiptListSlice';

const Item = Form.Item<ReceiptFilters>;

/** For users of no school. */
export function SchoolFilter() {
  const words = useWords(managementWords);
  const user = useSignedInUser();
  if (!user?.isPlatform) return null;
  return (
    <Item name="schoolId" label={words.school} className="portal-filter-school">
      <SchoolSelect />
    </Item>
  );
}

export function StatusFilter() {
  const words = useWords(managementWords);
  const { status } = useWords(receiptWords);
  const statuses = useWords(receiptStatusWords);
  const choices = (['PENDING', 'CONFIRMED', 'CANCELLED'] as const).map((value) => ({ value, label: statuses[value] }));
  return (
    <Item name="status" label={status} className="receipt-filter-status">
      <Select options={[{ value: 'ALL', label: words.all }, ...choices]} />
    </Item>
  );
}

/** Session, class and type, which are chosen less often. */
export function FurtherFilters({ lookups }: { readonly lookups: Lookups }) {
  const words = useWords(managementWords);
  const { session, class: className } = useWords(receiptWords);
  const types = useWords(receiptTypeWords);
  const { sessions, classes, loading } = lookups;
  const all = { value: ALL, label: words.all };
  const choices = (['FEE', 'TC', 'OTHER', 'READMISSION'] as const).map((value) => ({ value, label: types[value] }));
  return (
    <>
      <Item name="sessionId" label={session}>
        <ChoiceSelect loading={loading} options={[all, ...sessionChoices(sessions)]} />
      </Item>
      <Item name="classId" label={className}>
        <ChoiceSelect loading={loading} options={[all, ...classChoices(classes)]} />
      </Item>
      <Item name="receiptType" label={words.receiptType}>
        <Select options={[{ value: 'ALL', label: words.all }, ...choices]} />
      </Item>
    </>
  );
}
