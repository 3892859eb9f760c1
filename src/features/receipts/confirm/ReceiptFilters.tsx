import { skipToken } from '@reduxjs/toolkit/query';
import { Form, Input, Select } from 'antd';
import { VALUES } from '@/api/catalogue';
import { useListReceiptCashiersQuery } from '@/api/receipts';
import { ALL, ChoiceSelect } from '@/shared/domain';
import { useOwnResponse } from '@/shared/errors';
import { contractRules, useFields } from '@/shared/forms';
import { REFETCH } from '@/shared/lists';
import { DateItem, DigitsInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';
import { paymentModeWords, receiptWords } from '../words';
import { filterFields, startsSelected, type ConfirmFilters } from './confirmSlice';

const Item = Form.Item<ConfirmFilters>;

/** Payment mode, receipt number and reference, by which a receipt is found in a bank statement. */
export function ReceiptFilters() {
  const words = useWords(confirmWords);
  const { mode, receiptNo, referenceNo } = useWords(receiptWords);
  const modes = useWords(paymentModeWords);
  const fields = useFields(filterFields);
  const choices = VALUES.PaymentMode.map((value) => ({ value, label: modes[value] }));
  return (
    <>
      <Item name="paymentMode" label={mode} className="confirm-filter-mode">
        <Select options={[{ value: 'ALL', label: words.all }, ...choices]} />
      </Item>
      <Item
        name="searchText"
        label={receiptNo}
        className="confirm-filter-number"
        rules={contractRules(fields.searchText)}
      >
        <DigitsInput />
      </Item>
      <Item
        name="referenceText"
        label={referenceNo}
        className="confirm-filter-reference"
        rules={contractRules(fields.referenceText)}
      >
        <Input allowClear autoComplete="off" />
      </Item>
    </>
  );
}

/** Cashier and dates, which are used less often. */
export function AdvancedFilters({ filters }: { readonly filters: ConfirmFilters }) {
  const { schoolId, cashierId } = filters;
  const words = useWords(confirmWords);
  const { platformUser } = useWords(receiptWords);
  const fields = useFields(filterFields);
  // A cashier of the link of the day close may have taken the first receipt a moment ago.
  const query = useListReceiptCashiersQuery(schoolId === undefined ? skipToken : { schoolId }, REFETCH);
  const { waits } = useOwnResponse(query);
  const cashiers = (query.currentData ?? []).map((one) => ({
    value: one.cashierId,
    label: one.cashier ?? platformUser,
  }));
  return (
    <>
      <Item name="cashierId" label={words.cashier}>
        <ChoiceSelect
          loading={schoolId !== undefined && (waits || query.isFetching)}
          options={[{ value: ALL, label: words.all }, ...cashiers]}
          // Without the cashier, the receipts of all cashiers would be selected.
          applied={startsSelected(filters) ? undefined : cashierId}
        />
      </Item>
      <DateItem<ConfirmFilters> name="createdOn" label={words.createdOn} facts={fields.createdOn} />
      <DateItem<ConfirmFilters> name="startDate" label={words.from} facts={fields.startDate} />
      <DateItem<ConfirmFilters> name="endDate" label={words.to} facts={fields.endDate} />
    </>
  );
}
