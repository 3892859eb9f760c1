import { AutoComplete, type AutoCompleteProps } from 'antd';
import { useState } from 'react';
import { useListBankNamesQuery } from '@/api/receipts';
import { bankOptions } from './bankOptions';

interface BankInputProps extends AutoCompleteProps<string> {
  readonly schoolId: number;
}

/** The name of a bank: free text with the banks of earlier payments as suggestions; Enter takes the marked one. */
export function BankInput({ schoolId, ...field }: BankInputProps) {
  const { data = [] } = useListBankNamesQuery({ schoolId });
  const [open, setOpen] = useState(false);
  const options = bankOptions(data, field.value ?? '');
  return (
    <AutoComplete
      {...field}
      options={options}
      defaultActiveFirstOption
      onOpenChange={setOpen}
      // Enter that takes a suggestion does not send the form.
      onInputKeyDown={(event) => {
        if (event.key === 'Enter' && open && options.length > 0) event.preventDefault();
      }}
    />
  );
}
