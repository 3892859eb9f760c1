import { Form, Input } from 'antd';
import { useSnackbar } from '@/shared/feedback';
import { contractRules, useFields } from '@/shared/forms';
import { keepDigits, tidyWhole } from '@/shared/lib/digits';
import type { SchoolList } from '@/shared/lists';
import { DateItem, DigitsInput, useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords, receiptWords } from '../words';
import { filterFields, isBackwards, isTooShort, type ReceiptFilters } from './receiptListSlice';

const Item = Form.Item<ReceiptFilters>;

/** The digits of one pasted number (RECEIPT-08). Several numbers are kept, and the rule of the field reports them. */
function tidyNumber(text: string): string {
  const numbers = text.split(/,\s|[;/]|(?<=\p{Nd})\s*\p{Pd}\s*(?=\p{Nd})/u).filter((part) => keepDigits(part) !== '');
  return numbers.length > 1 ? text : keepDigits(tidyWhole(text));
}

/** Gets the focus when the list opens. Enter shows that a school is missing, because the button is disabled then. */
export function StudentBox({ phase }: Pick<SchoolList<ReceiptFilters>, 'phase'>) {
  const words = useWords(managementWords);
  const snackbar = useSnackbar();
  const arrival = useArrivalFocus();
  const { studentSearchText } = useFields(filterFields);
  const validator = async (_rule: unknown, text: string | undefined): Promise<void> => {
    if (isTooShort(text ?? '')) throw new Error(words.moreCharacters);
    return Promise.resolve();
  };
  return (
    <Item
      name="studentSearchText"
      label={words.student}
      className="portal-filter-search"
      validateTrigger="onBlur"
      rules={[{ validator }, ...contractRules(studentSearchText)]}
    >
      <Input
        allowClear
        autoFocus={arrival}
        autoComplete="off"
        placeholder={words.studentHint}
        onPressEnter={() => {
          if (phase === 'choosing') snackbar.error(words.chooseSchool);
        }}
      />
    </Item>
  );
}

export function NumberBox() {
  const { receiptNo } = useWords(receiptWords);
  const { searchText } = useFields(filterFields);
  return (
    <Item name="searchText" label={receiptNo} className="receipt-filter-number" rules={contractRules(searchText)}>
      <DigitsInput tidy={tidyNumber} />
    </Item>
  );
}

/** The payment dates, both included; a reversed range shows its error at the first date. Disabled while a number is searched. */
export function DateFilters({ disabled }: { readonly disabled: boolean }) {
  const words = useWords(managementWords);
  const form = Form.useFormInstance<ReceiptFilters>();
  const { startDate, endDate } = useFields(filterFields);
  const problem = (start: string) =>
    isBackwards(start, form.getFieldValue('endDate') as string) ? words.backwards : null;
  return (
    <>
      <DateItem<ReceiptFilters>
        name="startDate"
        label={words.from}
        facts={startDate}
        disabled={disabled}
        problem={problem}
        dependencies={['endDate']}
      />
      <DateItem<ReceiptFilters> name="endDate" label={words.to} facts={endDate} disabled={disabled} />
    </>
  );
}
