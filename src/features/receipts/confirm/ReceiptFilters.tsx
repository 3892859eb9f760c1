import { skipToken } from '@reduxjs/toolkit/query';
import { Form, Input, Select } from 'antd';
import { VALUES } from '@/api/catalogue';
import { useListReceiptCashiersQuery } from '@/api/receipts';
import { ALL, ChoiceSelect } from '@/shared/domain';
import { contractRules, useFields } from '@/shared/forms';
import { DateItem, DigitsInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';
import { paymentModeWords, receiptWords } from '../words';
import { filterFields, type ConfirmFilters } from './confirmSlice';

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
export function AdvancedFilters({ schoolId }: Pick<ConfirmFilters, 'schoolId'>) {
  const words = useWords(confirmWords);
  const { platformUser } = useWords(receiptWords);
  const fields = useFields(filterFields);
  const { data = [], isFetching } = useListReceiptCashiersQuery(schoolId === undefined ? skipToken : { schoolId });
  const cashiers = data.map(({ cashierId, cashier }) => ({
    value: cashierId,
    label: cashier ?? platformUser,
  }));
  return (
    <>
      <Item name="cashierId" label={words.cashier}>
        <ChoiceSelect loading={isFetching} options={[{ value: ALL, label: words.all }, ...cashiers]} knownOnly />
      </Item>
      <DateItem<ConfirmFilters> name="createdOn" label={words.createdOn} facts={fields.createdOn} />
      <DateItem<ConfirmFilters> name="startDate" label={words.from} facts={fields.startDate} />
      <DateItem<ConfirmFilters> name="endDate" label={words.to} facts={fields.endDate} />
    </>
  );
}
