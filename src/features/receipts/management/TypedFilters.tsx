import { Form, Input } from 'antd';
import { useSnackbar } from '@/shared/feedback';
import { DateItem, DigitsInput, useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords, receiptWords } from '../words';
import { isBackwards, isTooShort, type ReceiptFilters } from './receiptListSlice';
import type { ListPhase } from './useReceiptFilters';

const Item = Form.Item<ReceiptFilters>;
const TEXT_LENGTH = 100;
const NUMBER_LENGTH = 10;

/** Takes the cursor when the list opens. A disabled button takes no Enter, so the box says what is missing. */
export function StudentBox({ phase }: { readonly phase: ListPhase }) {
  const words = useWords(managementWords);
  const snackbar = useSnackbar();
  const arrival = useArrivalFocus();
  const validator = async (_rule: unknown, text: string | undefined): Promise<void> => {
    if (isTooShort(text ?? '')) throw new Error(words.threeCharacters);
    return Promise.resolve();
  };
  return (
    <Item
      name="studentSearchText"
      label={words.student}
      className="portal-filter-search"
      validateTrigger="onBlur"
      rules={[{ validator }]}
    >
      <Input
        allowClear
        autoFocus={arrival}
        autoComplete="off"
        maxLength={TEXT_LENGTH}
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
  return (
    <Item name="searchText" label={receiptNo} className="receipt-filter-number">
      <DigitsInput maxLength={NUMBER_LENGTH} />
    </Item>
  );
}

/** The payment dates, both included; a range that runs backwards is told at its first day. */
export function DateFilters() {
  const words = useWords(managementWords);
  const form = Form.useFormInstance<ReceiptFilters>();
  const problem = (start: string) =>
    isBackwards(start, form.getFieldValue('endDate') as string) ? words.backwards : null;
  return (
    <>
      <DateItem<ReceiptFilters> name="startDate" label={words.from} problem={problem} dependencies={['endDate']} />
      <DateItem<ReceiptFilters> name="endDate" label={words.to} />
    </>
  );
}
